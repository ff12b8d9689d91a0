import type { Handler, QuestionOf } from '@veilhall/engine';
import { emit, reveal } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { checks } from '../board/ending.ts';
import { partAfter } from '../board/parts.ts';
import { fillRoute } from '../board/route.ts';
import { unlockSynergies } from '../board/synergies.ts';
import { damageLeft } from '../board/tallies.ts';
import { banishFromRoute, fireAuras } from '../effects/happen.ts';
import { drop, isActive, membersOf, opponentsOf, playerAt, push, type Who } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { TurnState } from '../state/state.ts';
import type { Asks, TurnAct } from './asks.ts';
import { goOn } from './parts.ts';
import { heal, hit, playCard, purchase, useAbility, useLine } from './playing.ts';
import { pooledActs, turnActs } from './turn-acts.ts';

export const freshTurn = (side: number): TurnState => ({
  side,
  part: 'primary',
  damage: 0,
  prevented: 0,
  assigned: 0,
  asked: 0,
  health: 0,
  discarded: 0,
  done: [],
});

/** What lasted until this turn ends, and what waits for its start happens (TV-RULING-34). */
export const startTurnHandler: Handler<Turn, FrameOf<'startTurn'>> = {
  run(turn, { side }) {
    const { state } = turn;
    drop(turn);
    state.stage = 'play';
    state.turn = freshTurn(side);
    for (const player of state.players) player.revealed = [];
    const members = membersOf(state, side).filter((who) => !playerAt(state, who).out);
    // A side that gave up before its first turn has none.
    if (members.length === 0) return push(turn, { do: 'nextSide' });
    emit(turn, { type: 'turn', side, players: members });
    const solo = members.find((who) => playerAt(state, who).solo !== undefined);
    push(turn, solo === undefined ? { do: 'turn' } : { do: 'solo', who: solo, step: 'cards' });
    for (const who of members) prepare(turn, who);
    for (const who of members.toReversed()) fireAuras(turn, who, 'start');
  },
};

function prepare(turn: Turn, who: Who): void {
  const player = playerAt(turn.state, who);
  player.unlocked = [];
  player.bought = 0;
  player.discount = 0;
  player.onTop = false;
  player.fortified = 0;
  for (const recruit of player.recruits) recruit.guarded = false;
  fillRoute(turn, who);
  unlockSynergies(turn, who);
}

/** All members of a side act at the same time, until each has said that they are done (TV-TEAM-02, TV-RULING-51). */
export const turnHandler: Handler<Turn, FrameOf<'turn'>, TurnAct, QuestionOf<Asks, 'turn' | 'waiting'>> = {
  run(turn) {
    const { state } = turn;
    const { side, done, health } = state.turn;
    const members = membersOf(state, side).filter((who) => isActive(state, who));
    if (members.every((who) => done.includes(who))) {
      const part = partAfter(state);
      if (part) return goOn(turn, members, part);
      drop(turn);
      push(turn, { do: 'nextSide' });
      for (const who of members.toReversed()) push(turn, { do: 'endPhase', who, step: 'putAway' });
      return;
    }
    const damage = damageLeft(state);
    const pooled = pooledActs(turn, members[0] ?? 0);
    return members.map((who) =>
      done.includes(who)
        ? { seat: who, ask: 'waiting', acts: [], always: true }
        : {
            seat: who,
            ask: 'turn',
            about: { gold: playerAt(state, who).gold, damage, health },
            acts: turnActs(turn, who, pooled),
            always: true,
          },
    );
  },
  answer(turn, _frame, act, who) {
    carryOut(turn, who, act);
    checks(turn);
  },
};

function carryOut(turn: Turn, who: Who, act: TurnAct): void {
  switch (act.do) {
    case 'play':
      playCard(turn, who, act.card.id);
      break;
    case 'use':
      useLine(turn, who, act.card, act.line);
      break;
    case 'ability':
      useAbility(turn, who);
      break;
    case 'buy':
      purchase(turn, who, act.card.id, act.cost);
      break;
    case 'fade':
      banishFromRoute(turn, who, who, act.card.id);
      break;
    case 'attack':
      declareAttack(turn, who);
      break;
    case 'hit':
      hit(turn, who, act);
      break;
    case 'heal':
      heal(turn, who, act);
      break;
    case 'next':
    case 'end':
      markDone(turn, who, true);
      break;
  }
}

/** Whoever may prevent Damage is asked before it is split, and that cannot be taken back (TV-PREV-02, TV-RULING-99). */
export function declareAttack(turn: Turn, who: Who): void {
  const { state } = turn;
  state.turn.asked = state.turn.damage;
  reveal(turn, { type: 'attackDeclared', side: state.turn.side, damage: damageLeft(state) });
  push(turn, { do: 'damageWindow', left: opponentsOf(state, who) });
}

/** It can be withdrawn until all members are done (TV-RULING-51). */
export function markDone(turn: Turn, who: Who, done: boolean): void {
  const others = turn.state.turn.done.filter((other) => other !== who);
  turn.state.turn.done = done ? [...others, who] : others;
  // Alone on a side, being done is ending the turn.
  if (membersOf(turn.state, turn.state.turn.side).length > 1) emit(turn, { type: 'done', who, done });
}
