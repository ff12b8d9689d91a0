import { int, type Move } from '@veilhall/engine';
import type { Ask } from './bot.ts';

/** Chances to win that differ by this much are near enough to be taken in turn: one so much worse is taken a third as often. */
const NEAR = 0.02;
const FINE = 1_000_000;

/**
 * Choices around a game, by what they were worth where chance chose: the better the more often, and of near equals rather
 * what is seldom on offer. Nothing where that is not known.
 */
export function byWorth({ game, prompt, rng }: Ask): Move | undefined {
  const worths = game.hints?.worths?.(prompt);
  if (!worths) return undefined;
  const best = Math.max(...worths.map(({ effect }) => effect));
  const shares = worths.map(({ effect, often }) => Math.exp((effect - best) / NEAR) / often);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let left = (int(rng, 'worth', FINE) / FINE) * all;
  for (const [move, share] of shares.entries()) {
    left -= share;
    if (left < 0) return move;
  }
  return shares.length - 1;
}
