import type { Board } from '../board/board.ts';
import { numberOf, questCard } from '../board/board.ts';
import { usableSlots } from '../board/slots.ts';
import type { Laws, Quest } from '../content/compile.ts';
import { allSlots, takenSlots } from '../state/access.ts';
import type { Ballot } from '../state/state.ts';
import { DEMIS, type DemiId, type Region } from '../vocabulary.ts';
import { resultValue } from './values.ts';
import { FILLS, VOTE } from './weights.ts';

/** How the votes of a Quest lean (Feathers less Scorpions), as far as somebody knows or guesses. */
export type Lean = (pile: readonly Ballot[], region: Region) => number;

/** A Quest on the board: who is on which slot, how the vote leans and what may still change it. */
export interface QuestForecast {
  readonly region: Region;
  readonly quest: Quest;
  /** Place in `DEMIS` of the Demi on each slot, or -1. */
  readonly on: readonly number[];
  readonly taken: number;
  readonly lean: number;
  readonly extra: number;
  /** What the slots are worth on either side. */
  readonly feathers: readonly number[];
  readonly scorpions: readonly number[];
}

export function forecastsOf({ state, content }: Board, laws: Laws, lean: Lean): QuestForecast[] {
  return state.quests.map(({ region, card, pile }) => {
    const quest = questCard(content, card);
    const on: number[] = new Array<number>(quest.slots.length).fill(-1);
    for (const [index, demi] of DEMIS.entries()) {
      const { at, slot } = state.demis[demi];
      if (slot > 0 && at === region) on[slot - 1] = index;
    }
    return {
      region,
      quest,
      on,
      taken: takenSlots(state, region),
      lean: lean(pile, region),
      extra: Math.abs(numberOf(quest, laws)),
      feathers: quest.slots.map((slot) => resultValue(slot.feathers)),
      scorpions: quest.slots.map((slot) => resultValue(slot.scorpions)),
    };
  });
}

/** How likely Feathers win when the vote leans like this and so many votes are still to come. */
const feathersAt = (lean: number, toCome: number): number =>
  1 / (1 + Math.exp((-1.7 * lean) / Math.sqrt(0.47 + toCome)));

/** The same for a Quest with so many open slots. */
const feathersOn = ({ extra }: QuestForecast, open: number, lean: number): number =>
  feathersAt(lean, 1.2 * open + extra);

export function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

export const openIn = ({ on }: QuestForecast, taken: number): number => bitsIn(allSlots(on.length) & ~taken);

/** What a Demi on this slot may hope for; the fuller the Quest, the more. */
export function slotValue(forecast: QuestForecast, slot: number, open: number, lean: number): number {
  const feathers = feathersOn(forecast, open, lean);
  const { feathers: f, scorpions: s } = forecast;
  return FILLS ** open * (feathers * (f[slot - 1] ?? 0) + (1 - feathers) * (s[slot - 1] ?? 0));
}

/** Adds `sign` times what the Demis on a Quest may hope for. */
export function addHopes(
  into: number[],
  forecast: QuestForecast,
  on: readonly number[],
  lean: number,
  sign: number,
): void {
  let open = 0;
  for (const demi of on) if (demi < 0) open++;
  if (open === on.length) return;
  const feathers = feathersOn(forecast, open, lean);
  const weight = sign * FILLS ** open;
  for (let i = 0; i < on.length; i++) {
    const demi = on[i] as number;
    if (demi < 0) continue;
    const value = feathers * (forecast.feathers[i] as number) + (1 - feathers) * (forecast.scorpions[i] as number);
    into[demi] = (into[demi] as number) + weight * value;
  }
}

/** What the best slot that this Demi could move to is worth, its own vote included. */
export function beckons(forecast: QuestForecast, taken: number, lean: number, demi: number): number {
  const usable = usableSlots(forecast.quest, taken, DEMIS[demi] as DemiId);
  if (usable === 0) return 0;
  const open = openIn(forecast, taken) - 1;
  const up = feathersOn(forecast, open, lean + VOTE);
  const down = feathersOn(forecast, open, lean - VOTE);
  let best = 0;
  for (let i = 0; i < forecast.on.length; i++) {
    if (!(usable & (2 << i))) continue;
    const f = forecast.feathers[i] as number;
    const s = forecast.scorpions[i] as number;
    const feathers = f >= s ? up : down;
    best = Math.max(best, feathers * f + (1 - feathers) * s);
  }
  return best * FILLS ** open;
}
