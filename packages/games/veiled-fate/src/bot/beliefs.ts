import { player } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { DEMIS } from '../vocabulary.ts';
import { DEMI_AT, perDemi } from './values.ts';

/** Rounds in which the rows are made to agree with each other. */
const ROUNDS = 12;

/** Chances from logarithms. */
export function chancesOf(evidence: readonly number[]): number[] {
  const most = Math.max(...evidence);
  return summedToOne(evidence.map((log) => Math.exp(log - most)));
}

function summedToOne(row: number[]): number[] {
  let sum = 0;
  for (const chance of row) sum += chance;
  if (sum > 0) for (let i = 0; i < row.length; i++) row[i] = (row[i] as number) / sum;
  return row;
}

/**
 * What a seat thinks of everybody: the evidence, and that a Demigod card exists once (twice with 6 to 8 players) and the
 * own one is in the own hand. Rows and columns are scaled in turn until they agree; close to the truth, and quick.
 */
export function beliefsOf(world: State, seat: number, evidence: readonly (readonly number[])[]): number[][] {
  const own = DEMI_AT[player(world, seat).demi];
  const seats = world.players.length;
  const copies = seats < 6 ? 1 : 2;
  // With 7 players one in seven is alone.
  const partners = seats < 6 ? 0 : seats === 7 ? 6 / 7 : 1;
  const rows = evidence.map((row, at) => {
    if (at === seat) return perDemi().map((_, i) => (i === own ? 1 : 0));
    const chances = chancesOf(row);
    chances[own] = ((chances[own] as number) * (copies - 1)) / copies;
    return summedToOne(chances);
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < DEMIS.length; i++) if (i !== own) scale(rows, seat, i, copies, true);
    scale(rows, seat, own, partners, false);
    for (const [at, row] of rows.entries()) if (at !== seat) summedToOne(row);
  }
  return rows;
}

/** So many cards of one Demi in the other hands, or at most so many. */
function scale(rows: readonly number[][], seat: number, demi: number, cards: number, atMost: boolean): void {
  let sum = 0;
  for (const [at, row] of rows.entries()) if (at !== seat) sum += row[demi] as number;
  if (sum === 0 || (atMost && sum <= cards)) return;
  for (const [at, row] of rows.entries()) if (at !== seat) row[demi] = ((row[demi] as number) * cards) / sum;
}

/** The chance that somebody else has this Demi, by place in `DEMIS`; the own one is no rival. */
export function rivalsBy(world: State, seat: number, beliefs: readonly (readonly number[])[]): number[] {
  const rivals = perDemi();
  const copies = world.players.length < 6 ? 1 : 2;
  for (const [at, row] of beliefs.entries()) {
    if (at === seat) continue;
    for (let i = 0; i < row.length; i++) rivals[i] = (rivals[i] as number) + (row[i] as number) / copies;
  }
  rivals[DEMI_AT[player(world, seat).demi]] = 0;
  return rivals.map((chance) => Math.min(1, chance));
}
