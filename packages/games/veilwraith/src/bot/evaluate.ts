import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { tableOf, wraithAt } from '../state/access.ts';
import { features } from './features.ts';
import { betweenGames, duringGame } from './prospects.ts';

/** The chance that features stand for. */
export type Judge = (features: readonly number[]) => number;

/** The chance that this seat wins the match, roughly. */
export function evaluate(judge: Judge, board: Board, seat: Seat): number {
  const { state } = board;
  if (state.ending !== undefined) return state.winners.includes(seat) ? 1 : 0;
  return state.stage === 'round' ? duringGame(board, seat, gameChance(judge, board, seat)) : betweenGames(board, seat);
}

/** The chance to win the running game. */
function gameChance(judge: Judge, board: Board, seat: Seat): number {
  switch (tableOf(board.state)) {
    case 'solo':
      return standing(judge, board, seat);
    case 'coop':
      return together(judge, board);
    case 'race':
      return against(judge, board, seat, standing(judge, board, seat));
  }
}

/** A team is as strong as all of it: any loss loses (VW-COOP-06). */
function together(judge: Judge, board: Board): number {
  let product = 1;
  for (const seat of board.state.wraiths.keys()) product *= standing(judge, board, seat);
  return product;
}

function against(judge: Judge, board: Board, seat: Seat, own: number): number {
  let best = 0;
  for (const other of board.state.wraiths.keys())
    if (other !== seat) best = Math.max(best, standing(judge, board, other));
  return 0.75 * own + 0.25 * (1 - best);
}

function standing(judge: Judge, board: Board, seat: Seat): number {
  const wraith = wraithAt(board.state, seat);
  if (wraith.won || wraith.status === 'waiting') return 1;
  if (wraith.status === 'out') return 0;
  return judge(features(board, seat));
}
