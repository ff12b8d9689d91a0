import type { Handler, QuestionOf } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { drop, wraithAt } from '../state/access.ts';
import type { JoiningFrame } from '../state/campaign-frames.ts';
import { members, waitingSeats } from './access.ts';
import type { CampaignAsks, JoinAct } from './asks.ts';
import { arrive } from './prepare.ts';

/** Between games the host says which empty seats are taken now; each newcomer catches up at once (VW-JOIN-01). */
export const joiningHandler: Handler<Turn, JoiningFrame, JoinAct, QuestionOf<CampaignAsks, 'joinNow'>> = {
  run(turn) {
    const { state } = turn;
    const acts: JoinAct[] = [{ do: 'nobody' }];
    for (const seat of waitingSeats(state)) acts.push({ do: 'join', seat });
    const about = { vignette: state.campaign.vignette, players: members(state).length };
    return { seat: 0, ask: 'joinNow', about, acts };
  },
  answer(turn, _frame, act) {
    const { state } = turn;
    if (act.do === 'nobody') return drop(turn);
    wraithAt(state, act.seat).status = 'playing';
    emit(turn, { type: 'joined', seat: act.seat, vignettes: state.campaign.defeated.length });
    arrive(turn, act.seat, state.campaign.defeated);
  },
};
