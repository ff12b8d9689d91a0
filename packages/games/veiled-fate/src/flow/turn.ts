import { emit } from '@veilhall/kit';
import type { TurnAct } from '../board/acts.ts';
import { lawsOf, type Turn } from '../board/board.ts';
import { drawCards } from '../board/cards.ts';
import { turnActs } from '../board/legal.ts';
import { handOf, nextSeat, player } from '../state/access.ts';
import type { Place } from '../state/shapes.ts';
import type { State } from '../state/state.ts';
import type { DemiId, Power } from '../vocabulary.ts';
import { isRegion } from '../vocabulary.ts';
import { endAge } from './age.ts';
import type { Asking, Doing } from './asks.ts';

/** Up to two actions of the active player; the frame stays at the bottom of the stack for the whole Age. */
export const turn: Asking<'turn', 'act'> = {
  run(turn) {
    const { seat, used } = turn.state.turn;
    return { seat, ask: 'act', about: { used }, acts: turnActs(turn), always: true };
  },
  answer(turn, _frame, act) {
    const { state } = turn;
    if (act.do === 'rest') {
      rest(turn, 'choice');
      return nextTurn(turn);
    }
    if (act.do === 'pass') {
      emit(turn, { type: 'passed', seat: state.turn.seat });
      return endTurn(turn);
    }
    state.turn.used++;
    state.work.push({ do: 'afterAction' });
    begin(turn, act);
  },
};

function begin(turn: Turn, act: Exclude<TurnAct, { do: 'rest' | 'pass' }>): void {
  const { work, turn: current } = turn.state;
  switch (act.do) {
    case 'move':
      move(turn, act.demi, act.to);
      return;
    case 'portal':
      work.push({ do: 'portal', demi: act.demi, to: { ...act.to } });
      break;
    case 'transfigure':
      work.push({ do: 'transfigure', region: act.region, one: act.one, other: act.other });
      break;
    case 'smite':
      work.push({ do: 'smite', demi: act.demi });
      break;
    case 'omniscience':
      work.push({ do: 'omniscience', region: act.region });
      break;
    case 'influence':
      if (current.votedAt) work.push({ do: 'vote', seat: current.seat, region: current.votedAt, why: 'influence' });
      break;
  }
  demand(turn, act.do);
}

/** The whole cost is paid before the power takes effect (VF-GOD-02). */
function demand(turn: Turn, power: Power): void {
  const left = lawsOf(turn).costs[power];
  turn.state.work.push({ do: 'pay', power, left });
}

function move(turn: Turn, demi: DemiId, to: Place): void {
  const { state } = turn;
  const { seat } = state.turn;
  const from = state.demis[demi];
  state.demis[demi] = { at: to.at, slot: to.slot };
  emit(turn, { type: 'moved', seat, demi, from, to, by: 'move' });
  arrive(state, to);
  if (to.at === 'city') state.work.push(from.at === 'pools' ? { do: 'fromPools', demi } : { do: 'citySlot', demi });
  if (from.at === 'abyss') drawCards(turn, seat, lawsOf(turn).abyssDraw); // VF-ABYSS-02
}

/** A Demi on a slot is voted on before the Quest is looked at (VF-VOTE-05). */
export function arrive(state: State, to: Place): void {
  if (to.slot === 0 || !isRegion(to.at)) return;
  const { seat } = state.turn;
  state.work.push({ do: 'fillCheck', region: to.at });
  if (handOf(state, seat).length > 0) state.work.push({ do: 'vote', seat, region: to.at, why: 'placed' });
}

/** VF-TURN-10, in its order; the early end has stopped the game already. */
export const afterAction: Doing<'afterAction'> = {
  run(turn) {
    const { state } = turn;
    state.work.pop();
    if (state.quests.length === 0) return endAge(turn, 'quests');
    if (handOf(state, state.turn.seat).length === 0) {
      rest(turn, 'empty');
      return nextTurn(turn);
    }
    if (state.turn.used === 2) endTurn(turn);
  },
};

function endTurn(turn: Turn): void {
  if (!turn.state.turn.touched) rest(turn, 'idle'); // VF-REST-04
  nextTurn(turn);
}

/** The first to Rest in an Age takes the First Player Token (VF-REST-08). */
function rest(turn: Turn, why: 'choice' | 'idle' | 'empty'): void {
  const { state } = turn;
  const { seat } = state.turn;
  player(state, seat).rested = true;
  emit(turn, { type: 'rested', seat, why });
  if (state.tokenTaken) return;
  state.tokenTaken = true;
  if (state.firstPlayer === seat) return;
  state.firstPlayer = seat;
  emit(turn, { type: 'token', seat });
}

/** The next player clockwise who has not Rested; with nobody left the Age is over. */
function nextTurn(turn: Turn): void {
  const { state } = turn;
  let seat = nextSeat(state, state.turn.seat);
  for (let n = 0; n < state.players.length; n++, seat = nextSeat(state, seat)) {
    if (player(state, seat).rested) continue;
    state.turn = { seat, used: 0, touched: false };
    emit(turn, { type: 'turn', seat });
    return;
  }
  endAge(turn, 'rested');
}
