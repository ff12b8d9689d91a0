import { int, type Move, type RngState } from '@veilhall/engine';

export interface Rated {
  readonly move: Move;
  value: number;
}

export function bestOf(rated: readonly Rated[]): Rated {
  let best = rated[0] as Rated;
  for (const entry of rated) if (entry.value > best.value) best = entry;
  return best;
}

/** Always doing the best thing tells who one is, so those nearly as good get their turn. */
export function mixed(rated: readonly Rated[], mixing: number, rng: RngState): Move {
  const best = bestOf(rated);
  const near = rated.filter((entry) => entry.value >= best.value - 2 * mixing);
  const weights = near.map((entry) => Math.exp((entry.value - best.value) / mixing));
  let sum = 0;
  for (const weight of weights) sum += weight;
  let at = (int(rng, 'mix', 1 << 20) / (1 << 20)) * sum;
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return (near[i] as Rated).move;
  }
  return best.move;
}
