import { emit, reveal } from '@veilhall/kit';
import { lonerOf, player } from '../state/access.ts';
import type { Ending, State } from '../state/state.ts';
import type { DemiId } from '../vocabulary.ts';
import type { Turn } from './board.ts';
import { changeRenown } from './renown.ts';

/** The highest-ranked Demi that anybody owns (VF-END-05, -06). */
function winningDemi(state: State): DemiId | undefined {
  return state.rank.find((demi) => state.players.some((owner) => owner.demi === demi));
}

export function winnersOf(state: State): number[] {
  const best = winningDemi(state);
  const winners: number[] = [];
  for (const [seat, { demi }] of state.players.entries()) if (demi === best) winners.push(seat);
  return winners;
}

/** Nothing further is resolved (VF-END-09); all identities are shown, the loner's bonus first (VF-TEAM-08). */
export function endGame(turn: Turn, why: Ending): void {
  const { state } = turn;
  state.ended = why;
  state.stage = 'over';
  state.work.length = 0;
  const seat = lonerOf(state);
  if (seat !== undefined) {
    const { demi } = player(state, seat);
    changeRenown(state, demi, 1);
    emit(turn, { type: 'loner', seat, demi, renown: state.renown[demi], rank: state.rank.indexOf(demi) + 1 });
  }
  const identities = state.players.map((one) => one.demi);
  reveal(turn, { type: 'ended', why, identities, winners: winnersOf(state) });
}
