import type { Handler } from '@veilhall/engine';
import { isRegion } from '../board.ts';
import { drawCards, handOf } from '../cards.ts';
import type { TurnAct } from '../choices.ts';
import { turnChoices } from '../legal.ts';
import type { FrameOf, Place, State } from '../state.ts';
import { lawsOf, nextSeat, player, say, type Table } from '../table.ts';
import type { DemiId, Power } from '../vocabulary.ts';
import { endAge } from './age.ts';

type TurnFrame = FrameOf<'turn'>;

/** Up to two actions of the active player; the frame stays at the bottom of the stack for the whole Age. */
export const turn: Handler<Table, TurnFrame, TurnAct> = {
  run({ state, content }) {
    const { seat, used } = state.turn;
    return { seat, ask: 'act', about: { used }, options: turnChoices(content, state), always: true };
  },
  answer(table, _frame, act) {
    const { state } = table;
    if (act.do === 'rest') {
      rest(table, 'choice');
      return nextTurn(table);
    }
    if (act.do === 'pass') {
      say(table, { type: 'passed', seat: state.turn.seat });
      return endTurn(table);
    }
    state.turn.used++;
    state.work.push({ do: 'afterAction' });
    begin(table, act);
  },
};

function begin(table: Table, act: Exclude<TurnAct, { do: 'rest' | 'pass' }>): void {
  const { work, turn: current } = table.state;
  switch (act.do) {
    case 'move':
      move(table, act.demi, act.to);
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
  demand(table, act.do);
}

/** The whole cost is paid before the power takes effect (VF-GOD-02). */
function demand(table: Table, power: Power): void {
  const left = lawsOf(table.content, table.state).costs[power];
  table.state.work.push({ do: 'pay', power, left });
}

function move(table: Table, demi: DemiId, to: Place): void {
  const { state } = table;
  const { seat } = state.turn;
  const from = state.demis[demi];
  state.demis[demi] = { at: to.at, slot: to.slot };
  say(table, { type: 'moved', seat, demi, from, to, by: 'move' });
  arrive(state, to);
  if (to.at === 'city') state.work.push(from.at === 'pools' ? { do: 'fromPools', demi } : { do: 'citySlot', demi });
  if (from.at === 'abyss') drawCards(table, seat, lawsOf(table.content, state).abyssDraw); // VF-ABYSS-02
}

/** A Demi on a slot is voted on before the Quest is looked at (VF-VOTE-05). */
export function arrive(state: State, to: Place): void {
  if (to.slot === 0 || !isRegion(to.at)) return;
  const { seat } = state.turn;
  state.work.push({ do: 'fillCheck', region: to.at });
  if (handOf(state, seat).length > 0) state.work.push({ do: 'vote', seat, region: to.at, why: 'placed' });
}

/** VF-TURN-10, in its order; the early end has stopped the game already. */
export const afterAction: Handler<Table, FrameOf<'afterAction'>> = {
  run(table) {
    const { state } = table;
    state.work.pop();
    if (state.quests.length === 0) return endAge(table, 'quests');
    if (handOf(state, state.turn.seat).length === 0) {
      rest(table, 'empty');
      return nextTurn(table);
    }
    if (state.turn.used === 2) endTurn(table);
  },
};

function endTurn(table: Table): void {
  if (!table.state.turn.touched) rest(table, 'idle'); // VF-REST-04
  nextTurn(table);
}

/** The first to Rest in an Age takes the First Player Token (VF-REST-08). */
function rest(table: Table, why: 'choice' | 'idle' | 'empty'): void {
  const { state } = table;
  const { seat } = state.turn;
  player(state, seat).rested = true;
  say(table, { type: 'rested', seat, why });
  if (state.tokenTaken) return;
  state.tokenTaken = true;
  if (state.firstPlayer === seat) return;
  state.firstPlayer = seat;
  say(table, { type: 'token', seat });
}

/** The next player clockwise who has not Rested; with nobody left the Age is over. */
function nextTurn(table: Table): void {
  const { state } = table;
  let seat = nextSeat(state, state.turn.seat);
  for (let n = 0; n < state.players.length; n++, seat = nextSeat(state, seat)) {
    if (player(state, seat).rested) continue;
    state.turn = { seat, used: 0, touched: false };
    say(table, { type: 'turn', seat });
    return;
  }
  endAge(table, 'rested');
}
