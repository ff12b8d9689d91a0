import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { playerAt } from '../state/access.ts';
import { features } from './features.ts';

/** The chance that features stand for. */
export type Judge = (features: readonly number[]) => number;

/** The chance that this seat's side wins, roughly. */
export function evaluate(judge: Judge, board: Board, seat: Seat): number {
  const { state } = board;
  const { side } = playerAt(state, seat);
  if (state.stage === 'over') return state.winners.includes(side) ? 1 : state.winners.length === 0 ? 0.5 : 0;
  const found = state.stage === 'choose' ? undefined : features(board, seat);
  return found ? judge(found) : 0.5;
}
