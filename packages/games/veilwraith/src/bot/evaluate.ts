import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { tableOf, wraithAt } from '../state/access.ts';
import { features } from './features.ts';
import { betweenGames, duringGame } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** The chance that this seat wins the match, roughly. */
export function evaluate(board: Board, seat: Seat): number {
  const { state } = board;
  if (state.ending !== undefined) return state.winners.includes(seat) ? 1 : 0;
  return state.stage === 'round' ? duringGame(board, seat, gameChance(board, seat)) : betweenGames(board, seat);
}

/** The chance to win the running game. */
function gameChance(board: Board, seat: Seat): number {
  switch (tableOf(board.state)) {
    case 'solo':
      return standing(board, seat);
    case 'coop':
      return together(board);
    case 'race':
      return against(board, seat, standing(board, seat));
  }
}

/** A team is as strong as all of it: any loss loses (VW-COOP-06). */
function together(board: Board): number {
  let product = 1;
  for (const seat of board.state.wraiths.keys()) product *= standing(board, seat);
  return product;
}

function against(board: Board, seat: Seat, own: number): number {
  let best = 0;
  for (const other of board.state.wraiths.keys()) if (other !== seat) best = Math.max(best, standing(board, other));
  return 0.75 * own + 0.25 * (1 - best);
}

function standing(board: Board, seat: Seat): number {
  const wraith = wraithAt(board.state, seat);
  if (wraith.won || wraith.status === 'waiting') return 1;
  if (wraith.status === 'out') return 0;
  let sum = 0;
  const found = features(board, seat);
  for (let i = 0; i < found.length; i++) sum += (found[i] ?? 0) * (WEIGHTS[i] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
