import { touchedBy } from './ageEffect.ts';
import type { Content, Quest } from './content/compile.ts';
import type { CityIcon, Clause, PlainIcon, Result } from './content/schema.ts';
import { numberOf } from './frames/voting.ts';
import { renownOf } from './results.ts';
import type { Ballot, State } from './state.ts';
import { ageCard, lawsOf, questCard } from './table.ts';
import { DEMIS, type DemiId, type FateKind, type PlainResult, type Region } from './vocabulary.ts';

/** What each Demi may hope for, in Renown: the common ground of judging positions and of guessing what others are after. */

/** What a fall to the Abyss is worth, and standing there or in the Pools. */
const SMITE = -0.5;
export const ABYSS = -0.35;
export const POOLS = -0.15;
/** Between two neighbours of one line. */
export const LINE_STEP = 0.06;

/** Votes for Feathers less votes for Scorpions. A Fate +2 leans nowhere. */
export const LEAN: Readonly<Record<FateKind, number>> = { f1: 1, f2: 2, s1: -1, s2: -2, p2: 0 };

export function leanOf(pile: readonly Ballot[]): number {
  let lean = 0;
  for (const { kind } of pile) lean += LEAN[kind];
  return lean;
}

const plainWorth = (result: PlainResult): number => (result === 'X' ? SMITE : renownOf(result));

export const worthOf = (result: Result): number =>
  typeof result === 'string' ? plainWorth(result) : (plainWorth(result.feather) + plainWorth(result.scorpion)) / 2;

const iconWorth = (icon: PlainIcon): number => (icon === 'draw' ? 0 : plainWorth(icon));

/** What a City slot does to the Demi that covers it. */
export const cityWorth = (icon: CityIcon): number =>
  typeof icon === 'string' ? iconWorth(icon) : (iconWorth(icon.feather) + iconWorth(icon.scorpion)) / 2;

/** By place in `DEMIS`. */
export const DEMI_AT: Readonly<Record<DemiId, number>> = Object.freeze({
  isabel: 0,
  namari: 1,
  caldis: 2,
  agamar: 3,
  belan: 4,
  tovik: 5,
  pentha: 6,
  aponi: 7,
  ruhane: 8,
});

/** A Quest as its results are hoped for: who is on which slot, how the vote leans and how much of it is to come. */
export interface Hope {
  readonly region: Region;
  readonly quest: Quest;
  /** Place in `DEMIS` of the Demi on each slot, or -1. */
  readonly on: number[];
  readonly lean: number;
  readonly extra: number;
}

export function hopesOf(content: Content, state: State, lean: (pile: readonly Ballot[]) => number): Hope[] {
  const laws = lawsOf(content, state);
  const hopes: Hope[] = [];
  for (const { region, card, pile } of state.quests) {
    const quest = questCard(content, card);
    const on: number[] = new Array(quest.slots.length).fill(-1);
    for (const [index, demi] of DEMIS.entries()) {
      const { at, slot } = state.demis[demi];
      if (slot > 0 && at === region) on[slot - 1] = index;
    }
    hopes.push({ region, quest, on, lean: lean(pile), extra: Math.abs(numberOf(quest, laws)) });
  }
  return hopes;
}

/** How likely Feathers win when the vote leans like this and so many votes are still to come. */
const feathersAt = (lean: number, toCome: number): number =>
  1 / (1 + Math.exp((-1.7 * lean) / Math.sqrt(0.5 + toCome)));

/** Chance that one more open slot gets filled before the Age is over. */
const FILLS = 0.85;

/** Adds `sign` times what the Demis on this Quest may hope for; the fuller the Quest, the more. */
export function addHope(scores: number[], hope: Hope, on: readonly number[], lean: number, sign: number): void {
  const { quest, extra } = hope;
  let open = 0;
  for (const demi of on) if (demi < 0) open++;
  if (open === on.length) return;
  const feathers = feathersAt(lean, 1.2 * open + extra);
  const weight = sign * FILLS ** open;
  for (let i = 0; i < on.length; i++) {
    const demi = on[i] as number;
    const slot = quest.slots[i];
    if (demi < 0 || !slot) continue;
    const worth = feathers * worthOf(slot.feathers) + (1 - feathers) * worthOf(slot.scorpions);
    scores[demi] = (scores[demi] ?? 0) + weight * worth;
  }
}

/** Renown so far, the place in line and the place on the board. */
export function presentWorth(state: State): number[] {
  const scores: number[] = new Array(DEMIS.length).fill(0);
  for (const [place, demi] of state.rank.entries()) {
    const { at } = state.demis[demi];
    const where = at === 'abyss' ? ABYSS : at === 'pools' ? POOLS : 0;
    scores[DEMI_AT[demi]] = state.renown[demi] - LINE_STEP * place + where;
  }
  return scores;
}

export interface Odds {
  readonly feathers: number;
  readonly scorpions: number;
  readonly tie: number;
}

/** How an Age vote may end, with so much (as a spread) still to come. */
export function ageOdds(lean: number, spread: number): Odds {
  const above = (x: number): number => 1 / (1 + Math.exp((-1.7 * x) / spread));
  const feathers = above(lean - 0.5);
  const scorpions = above(-lean - 0.5);
  return { feathers, scorpions, tie: Math.max(0, 1 - feathers - scorpions) };
}

/** What each outcome of the Age would do, as things stand. */
export function addAge(content: Content, state: State, scores: number[], odds: Odds, weight: number): void {
  const card = ageCard(content, state.age.card);
  addClauses(state, scores, card.feathers, weight * odds.feathers);
  addClauses(state, scores, card.scorpions, weight * odds.scorpions);
  addClauses(state, scores, card.tie, weight * odds.tie);
}

function addClauses(state: State, scores: number[], clauses: readonly Clause[], weight: number): void {
  for (const clause of clauses) {
    const worth = clause.do === 'toCity' ? -POOLS : worthOf(clause.do);
    for (const demi of touchedBy(state, [clause]))
      scores[DEMI_AT[demi]] = (scores[DEMI_AT[demi]] ?? 0) + weight * worth;
  }
}
