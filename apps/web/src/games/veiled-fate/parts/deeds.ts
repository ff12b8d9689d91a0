import type { DemiId } from '@veilhall/games/veiled-fate';

import { factsOf, type VfEntry } from '../facts.ts';

/** What a player did to a Demi, before everybody's eyes. */
export interface Deeds {
  moved: number;
  /** Onto a Quest, with a vote. */
  placed: number;
  smitten: number;
  swapped: number;
}

export type DeedsOf = ReadonlyMap<number, ReadonlyMap<DemiId, Deeds>>;

const none = (): Deeds => ({ moved: 0, placed: 0, smitten: 0, swapped: 0 });

/** Public deeds by player and Demi. A Smite counts for whoever paid for it; those of Quests and cards are nobody's. */
export function deedsIn(entries: readonly VfEntry[]): DeedsOf {
  const all = new Map<number, Map<DemiId, Deeds>>();
  const deeds = (seat: number, demi: DemiId): Deeds => {
    const own = all.get(seat) ?? new Map<DemiId, Deeds>();
    all.set(seat, own);
    const found = own.get(demi) ?? none();
    own.set(demi, found);
    return found;
  };
  for (const entry of entries) {
    let payer: number | undefined;
    for (const fact of factsOf(entry)) {
      if (fact.type === 'paid' && fact.power === 'smite') payer = fact.seat;
      if (fact.type === 'moved') deeds(fact.seat, fact.demi)[fact.to.slot > 0 ? 'placed' : 'moved']++;
      if (fact.type === 'swapped') for (const demi of [fact.one, fact.other]) deeds(fact.seat, demi).swapped++;
      if (fact.type === 'smitten' && payer !== undefined) deeds(payer, fact.demi).smitten++;
    }
  }
  return all;
}

const VERBS: readonly (readonly [keyof Deeds, string])[] = [
  ['placed', 'on a Quest'],
  ['moved', 'moved'],
  ['swapped', 'swapped'],
  ['smitten', 'Smitten'],
];

/** "on a Quest 2, moved 1". */
export const deedsText = (deeds: Deeds): string =>
  VERBS.filter(([verb]) => deeds[verb] > 0)
    .map(([verb, word]) => (deeds[verb] === 1 ? word : `${word} ${deeds[verb]} times`))
    .join(', ');
