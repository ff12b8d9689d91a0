import { type AnyGame, type GameState, movesOf } from '@veilhall/engine';

/** How many sequences of picks of this length there are; a change of the rules that nobody meant shows up as another number. */
export function perft(game: AnyGame, state: GameState, depth: number): number {
  let total = 0;
  for (const prompt of game.prompts(state)) {
    const moves = movesOf(prompt);
    if (depth === 1) {
      total += moves.length;
      continue;
    }
    for (const id of moves) {
      const next = game.clone(state);
      game.apply(next, prompt.seat, id);
      total += perft(game, next, depth - 1);
    }
  }
  return total;
}
