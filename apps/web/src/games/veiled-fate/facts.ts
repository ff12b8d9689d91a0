import type { Region, VfFact, VfPrompt } from '@veilhall/games/veiled-fate';
import { useMemo } from 'react';
import { useShown, useTableState } from '../../frame/context.ts';
import type { Asked, PastEntry } from '../../table/table.ts';

/** Facts of a match of Veiled Fate are its own: the rules version of the match guarantees it. */
export const factsOf = ({ facts }: PastEntry): VfFact[] => facts.map(({ fact }) => fact as VfFact);

/** And so are its questions. */
export const questionOf = (prompt: Asked | undefined): VfPrompt | undefined => prompt as VfPrompt | undefined;

/** What the viewer knows to have happened up to the moment on display, without what was taken back. */
export function useHistory(): readonly PastEntry[] {
  const { log } = useTableState();
  const { seq } = useShown();
  return useMemo(() => log.filter((line) => line.seq <= seq && !line.undone && line.kind === 'pick'), [log, seq]);
}

export interface Done {
  readonly quest: string;
  readonly verdict: string;
  readonly feathers: number;
  readonly scorpions: number;
}

/** How the Quests of this Age ended, by region. */
export function doneThisAge(lines: readonly PastEntry[]): ReadonlyMap<Region, Done> {
  const done = new Map<Region, Done>();
  let tally: Omit<Done, 'quest'> | undefined;
  for (const fact of lines.flatMap(factsOf)) {
    if (fact.type === 'ageOpened') done.clear();
    if (fact.type === 'decided') tally = { verdict: fact.verdict, feathers: fact.feathers, scorpions: fact.scorpions };
    if (fact.type === 'questDone' && tally) done.set(fact.region, { quest: fact.quest, ...tally });
  }
  return done;
}
