import type { AnyGame, GameState } from '@veilhall/engine';

/** How many sequences of picks of this length there are; a change of the rules that nobody meant shows up as another number. */
export function perft(game: AnyGame, state: GameState, depth: number): number {
  let total = 0;
  for (const { seat, moves } of game.prompts(state)) {
    if (depth === 1) {
      total += moves;
      continue;
    }
    for (let move = 0; move < moves; move++) {
      const next = game.clone(state);
      game.apply(next, seat, move);
      total += perft(game, next, depth - 1);
    }
  }
  return total;
}
