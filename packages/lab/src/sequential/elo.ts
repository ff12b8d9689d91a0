import { type Interval, Z95 } from '../stats/shares.ts';

/** The share of points that this much Elo means, and back. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
export const eloOf = (score: number): number => 400 * Math.log10(score / (1 - score));

/**
 * Pairs of games on one deal by what the second bot got out of them: element k is the number of pairs with k of the most
 * points there are. Three elements where each bot plays the deal alone (only the first won, both or none, only the
 * second), five where they share a table and change seats.
 */
export type PairCounts = readonly number[];

export const pairsIn = (counts: PairCounts): number => counts.reduce((sum, n) => sum + n, 0);

/** Points of a pair as a share, by its place in the counts. */
export const pointsAt = (counts: PairCounts, place: number): number => place / (counts.length - 1);

export interface Elo {
  readonly value: number;
  readonly interval: Interval;
}

/** Elo of the second bot over the first, with a 95% interval; pairs are what counts, not games. */
export function eloOfPairs(counts: PairCounts): Elo {
  const pairs = pairsIn(counts);
  let sum = 0;
  let squares = 0;
  for (const [place, n] of counts.entries()) {
    sum += n * pointsAt(counts, place);
    squares += n * pointsAt(counts, place) ** 2;
  }
  const mean = pairs === 0 ? 0.5 : sum / pairs;
  // Half a pair more on either side keeps what never happened from meaning infinity.
  const edge = 0.5 / (pairs + 1);
  const elo = (score: number): number => Math.round(eloOf(Math.min(1 - edge, Math.max(edge, score))));
  const spread = pairs === 0 ? 1 : Z95 * Math.sqrt(Math.max(0, squares / pairs - mean * mean) / pairs);
  return { value: elo(mean), interval: { low: elo(mean - spread), high: elo(mean + spread) } };
}
