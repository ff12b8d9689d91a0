import { changeRenown } from './renown.ts';
import type { Ending, State } from './state.ts';
import { disclose, player, say, type Table } from './table.ts';
import type { DemiId } from './vocabulary.ts';

/** With 7 players exactly one holds a card that nobody else holds (VF-TEAM-07). */
export function lonerOf(state: State): number | undefined {
  if (state.players.length !== 7) return undefined;
  const at = state.players.findIndex((one) => state.players.filter((other) => other.demi === one.demi).length === 1);
  return at < 0 ? undefined : at;
}

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
export function endGame(table: Table, why: Ending): void {
  const { state } = table;
  state.ended = why;
  state.stage = 'over';
  state.work.length = 0;
  const seat = lonerOf(state);
  if (seat !== undefined) {
    const { demi } = player(state, seat);
    changeRenown(state, demi, 1);
    say(table, { type: 'loner', seat, demi, renown: state.renown[demi], rank: state.rank.indexOf(demi) + 1 });
  }
  const identities = state.players.map((one) => one.demi);
  disclose(table, { type: 'ended', why, identities, winners: winnersOf(state) });
}
