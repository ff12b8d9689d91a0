import type { GameState, Habits, Move, Prompt, RngState, Seat } from '@veilhall/engine';

/** The pick of the best rules of thumb that the game knows. */
export function keenPick(
  habits: Habits<GameState>,
  world: GameState,
  { seat, prompt, rng }: { readonly seat: Seat; readonly prompt: Prompt; readonly rng: RngState },
): Move {
  return habits.keenPick?.(world, seat, prompt, rng) ?? habits.normalPick(world, seat, prompt, rng);
}
