import type { Choice, Handler, Seat } from '@veilhall/engine';
import type { Turn } from '../board/board.ts';
import { emit, wraithAt } from '../state/access.ts';
import { members, waitingSeats } from './access.ts';
import type { JoiningFrame } from './frames.ts';
import { arrive } from './prepare.ts';

type JoinAct = { pick: 'join'; seat: Seat } | { pick: 'nobody' };

/** Between games the host says which empty seats are taken now; each newcomer catches up at once (VW-JOIN-01). */
export const joiningHandler: Handler<Turn, JoiningFrame, JoinAct> = {
  run(turn) {
    const { state } = turn;
    const options: Choice<JoinAct>[] = [{ id: 'nobody', act: { pick: 'nobody' } }];
    for (const seat of waitingSeats(state)) options.push({ id: `join:${seat}`, act: { pick: 'join', seat } });
    const about = { vignette: state.campaign.vignette, players: members(state).length };
    return { seat: 0, ask: 'joinNow', about, options };
  },
  answer(turn, _frame, act) {
    const { state } = turn;
    if (act.pick === 'nobody') {
      state.work.pop();
      return;
    }
    wraithAt(state, act.seat).status = 'playing';
    emit(turn, { type: 'joined', seat: act.seat, vignettes: state.campaign.defeated.length });
    arrive(turn, act.seat, state.campaign.defeated);
  },
};
