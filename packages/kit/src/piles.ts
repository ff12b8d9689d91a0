import { type RngState, shuffle } from '@veilhall/engine';

/**
 * The top of a face-down pile, which is its last element. An empty pile is made again from what `refill` hands over;
 * sorted before it is shuffled, so that the new order depends on chance alone.
 */
export function drawOrReshuffle<D extends string>(
  rng: RngState,
  label: string,
  pile: D[],
  refill: () => readonly D[],
  reshuffled?: (cards: number) => void,
): D | undefined {
  if (pile.length === 0) {
    pile.push(...refill());
    if (pile.length === 0) return undefined;
    shuffle(rng, label, pile.sort());
    reshuffled?.(pile.length);
  }
  return pile.pop();
}

/** The box card by card: each id as often as there are copies of it. */
export function expand<D extends string>(cards: Iterable<{ readonly id: D; readonly copies: number }>): D[] {
  const list: D[] = [];
  for (const { id, copies } of cards) for (let i = 0; i < copies; i++) list.push(id);
  return list;
}
