import type { Resigning } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { checks } from '../board/ending.ts';
import { playerAt, totalOf } from '../state/access.ts';
import type { State } from '../state/state.ts';

/** From the deal on (decision 35). */
const isUnderWay = ({ stage }: State): boolean => stage === 'mulligan' || stage === 'play';

/** Whoever shares a Health total leaves the seat to somebody else instead: the others go on with it (TV-RULING-95). */
export const resigning: Resigning<State, Turn> = {
  open: (state, seat) => isUnderWay(state) && !playerAt(state, seat).out && totalOf(state, seat).members.length === 1,
  resign(turn, who) {
    emit(turn, { type: 'conceded', who });
    totalOf(turn.state, who).health = 0;
    checks(turn);
  },
};
