import type { Board } from '../board/board.ts';
import { ageCard } from '../board/board.ts';
import type { Clause } from '../content/schema.ts';
import { touchedBy } from '../effects/age.ts';
import type { State } from '../state/state.ts';
import { DEMI_AT, resultValue } from './values.ts';
import { IN_POOLS } from './weights.ts';

export interface Odds {
  readonly feathers: number;
  readonly scorpions: number;
  readonly tie: number;
}

export const CERTAIN = {
  feathers: { feathers: 1, scorpions: 0, tie: 0 },
  scorpions: { feathers: 0, scorpions: 1, tie: 0 },
  tie: { feathers: 0, scorpions: 0, tie: 1 },
} as const satisfies Record<keyof Odds, Odds>;

/** How an Age vote may end, with so much (as a spread) still to come. */
export function ageOdds(lean: number, spread: number): Odds {
  const above = (x: number): number => 1 / (1 + Math.exp((-1.7 * x) / spread));
  const feathers = above(lean - 0.5);
  const scorpions = above(-lean - 0.5);
  return { feathers, scorpions, tie: Math.max(0, 1 - feathers - scorpions) };
}

/** Adds what the Age would do as things stand, by place in `DEMIS`. */
export function addAge({ state, content }: Board, scores: number[], odds: Odds, weight: number): void {
  const card = ageCard(content, state.age.card);
  addClauses(state, scores, card.feathers, weight * odds.feathers);
  addClauses(state, scores, card.scorpions, weight * odds.scorpions);
  addClauses(state, scores, card.tie, weight * odds.tie);
}

function addClauses(state: State, scores: number[], clauses: readonly Clause[], weight: number): void {
  if (weight === 0) return;
  for (const clause of clauses) {
    const value = clause.do === 'toCity' ? -IN_POOLS : resultValue(clause.do);
    for (const demi of touchedBy(state, [clause])) {
      scores[DEMI_AT[demi]] = (scores[DEMI_AT[demi]] as number) + weight * value;
    }
  }
}
