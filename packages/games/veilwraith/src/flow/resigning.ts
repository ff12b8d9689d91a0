import type { Resigning } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { lose } from '../board/ending.ts';
import type { State } from '../state/state.ts';

/** A game can be given up while it is played, a Campaign between its games cannot. */
export const resigning: Resigning<State, Turn> = {
  open: (state) => state.stage === 'round',
  resign(turn, seat) {
    emit(turn, { type: 'conceded', seat });
    lose(turn, seat, 'conceded');
  },
};
