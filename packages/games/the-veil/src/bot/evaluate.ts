import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { maximumOf } from '../board/health.ts';
import { playerAt } from '../state/access.ts';

/** The own side's share of what is left of all Health, the strongest other side standing for the others. */
export function evaluate(board: Board, seat: Seat): number {
  const { state } = board;
  const { side } = playerAt(state, seat);
  if (state.stage === 'over') return state.winners.includes(side) ? 1 : state.winners.length === 0 ? 0.5 : 0;
  if (state.stage === 'choose') return 0.5;
  const left = state.sides.map((members) => {
    const totals = state.totals.filter((total) => total.members.some((who) => members.includes(who)));
    const whole = totals.reduce((sum, total) => sum + maximumOf(board, total), 0);
    const recruits = members.reduce((sum, who) => sum + playerAt(state, who).recruits.length, 0);
    return (totals.reduce((sum, { health }) => sum + health, 0) + recruits) / Math.max(1, whole);
  });
  const own = left[side] ?? 0;
  const rival = Math.max(...left.filter((_share, other) => other !== side));
  return 0.05 + (0.9 * (own + 0.1)) / (own + rival + 0.2);
}
