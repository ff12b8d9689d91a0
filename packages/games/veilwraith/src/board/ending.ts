import type { Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import { tableOf, wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { tokensInPlay } from './actions.ts';
import type { Turn } from './board.ts';
import { leader, type Standing } from './standing.ts';

type Result = NonNullable<State['lastGame']>['result'];
type Loss = Exclude<Result, 'won'>;

/**
 * One Veilwraith loses. Alone or in a team that is the end of the game (VW-COOP-06); in a race they are out and the
 * others play on (VW-COMPET-06).
 */
export function lose(turn: Turn, seat: Seat, why: Loss): void {
  const { state } = turn;
  const wraith = wraithAt(state, seat);
  emit(turn, { type: 'wraithLost', seat, why });
  if (tableOf(state) !== 'race') {
    finish(turn, why, []);
    return;
  }
  wraith.status = 'out';
  wraith.work.length = 0;
  if (!state.wraiths.some((other) => other.status === 'playing' || other.won)) finish(turn, why, []);
}

/** A Portal is defeated: its Veilwraith has won and leaves the game (VW-COOP-04). */
export function win(turn: Turn, seat: Seat): void {
  const { state } = turn;
  const wraith = wraithAt(state, seat);
  wraith.portal = 'defeated';
  wraith.status = 'escaped';
  wraith.won = { round: state.round, spirit: wraith.spirit, tokens: tokensInPlay(wraith) };
  wraith.work.length = 0;
  emit(turn, { type: 'wraithWon', seat, spirit: wraith.spirit, tokens: wraith.won.tokens });
  // A race goes on to the end of the Play Phase, because others may still win this round (VW-RULING-55).
  if (tableOf(state) === 'race' || state.wraiths.some((other) => other.status === 'playing')) return;
  finish(turn, 'won', winnersOf(state));
}

function winnersOf(state: State): Seat[] {
  const winners: Seat[] = [];
  for (const [seat, wraith] of state.wraiths.entries()) if (wraith.won) winners.push(seat);
  return winners;
}

/** At the end of a race's Play Phase: true if the Vignette is over. What counts was frozen at each win (VW-RULING-55). */
export function settleRace(turn: Turn): boolean {
  const { state } = turn;
  const standings: Standing[] = [];
  for (const [seat, { won }] of state.wraiths.entries()) {
    if (won) standings.push({ seat, spirit: won.spirit, tokens: won.tokens });
  }
  const first = leader(standings, state.ages);
  if (first === undefined) return false;
  finish(turn, 'won', [first]);
  return true;
}

/** The game is decided: nothing that was pending happens any more (VW-ENG-06). */
function finish(turn: Turn, result: Result, winners: Seat[]): void {
  const { state } = turn;
  state.lastGame = { result, round: state.round, winners };
  state.stage = 'after';
  for (const wraith of state.wraiths) {
    wraith.work.length = 0;
    if (wraith.status === 'waiting') continue;
    const lost = wraith.status === 'out' || result !== 'won';
    wraith.legacy.lastSpirit = lost ? 0 : (wraith.won?.spirit ?? wraith.spirit);
    wraith.legacy.lastTokens = lost ? 0 : (wraith.won?.tokens ?? tokensInPlay(wraith));
  }
  // The game's own frame lies on top of the table's stack; what lies below it goes on.
  state.work.pop();
  emit(turn, { type: 'gameOver', result, round: state.round, winners });
}
