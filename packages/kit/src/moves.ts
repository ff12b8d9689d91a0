import type { Move } from '@veilhall/engine';

/** The places of the options, or acts, of which it holds: how hints name moves. */
export function movesWhere<O>(options: readonly O[], holds: (option: O) => boolean): Move[] {
  const moves: Move[] = [];
  for (const [move, option] of options.entries()) if (holds(option)) moves.push(move);
  return moves;
}
