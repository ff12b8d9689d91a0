import type { Region, VfFact, VfPrompt } from '@veilhall/games/veiled-fate';
import { useMemo } from 'react';
import { useShown } from '../../frame/context.ts';
import type { PastEntry } from '../../table/table.ts';
import { ownTable } from '../own-table.ts';

const own = ownTable<VfFact, VfPrompt>();

export const { useOwnPrompt } = own;

export type VfEntry = PastEntry<VfFact>;

export const factsOf = ({ facts }: VfEntry): VfFact[] => facts.map(({ fact }) => fact);

/** What the viewer knows to have happened up to the moment on display, without what was taken back. */
export function useHistory(): readonly VfEntry[] {
  const log = own.useOwnLog();
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
export function doneThisAge(lines: readonly VfEntry[]): ReadonlyMap<Region, Done> {
  const done = new Map<Region, Done>();
  let tally: Omit<Done, 'quest'> | undefined;
  for (const fact of lines.flatMap(factsOf)) {
    if (fact.type === 'ageOpened') done.clear();
    if (fact.type === 'decided') tally = { verdict: fact.verdict, feathers: fact.feathers, scorpions: fact.scorpions };
    if (fact.type === 'questDone' && tally) done.set(fact.region, { quest: fact.quest, ...tally });
  }
  return done;
}
