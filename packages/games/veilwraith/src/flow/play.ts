import type { Handler, QuestionOf, Seat } from '@veilhall/engine';
import { tilt } from '../board/actions.ts';
import type { Board, Turn } from '../board/board.ts';
import { forbidden } from '../board/ongoing.ts';
import { setReady } from '../board/ready.ts';
import { refTo } from '../effects/pick.ts';
import { drop, wraithAt } from '../state/access.ts';
import type { GrantTiltFrame, GrantUseFrame, PlayPhaseFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import type { PlayAct, PlayAsks, TiltAct, UseAct } from './asks.ts';
import { addFlips, addMemories, flip, playMemory, type Sink } from './playing.ts';
import { addUses, declareUse } from './uses.ts';

/** Everything that may be done when nothing is resolving (D16), in any order and until the seat ends it. */
export const playPhaseHandler: Handler<Turn, PlayPhaseFrame, PlayAct, QuestionOf<PlayAsks, 'play' | 'ready'>> = {
  run(turn, { at }) {
    const { state } = turn;
    const wraith = wraithAt(state, at);
    if (wraith.ready) return allReady(state) ? drop(turn) : { seat: at, ask: 'ready', acts: [], always: true };
    const about = { use: !wraith.usedRegular, tilt: !wraith.tiltedRegular };
    // Asked even when nothing is left to do: the phase ends voluntarily (VW-PLAY-05), and what follows cannot be undone.
    return { seat: at, ask: 'play', about, acts: mainActs(turn, at), always: true };
  },
  answer(turn, { at }, act) {
    switch (act.do) {
      case 'use':
        return declareUse(turn, at, act, act.key === undefined ? 'regular' : 'key');
      case 'tilt':
        wraithAt(turn.state, at).tiltedRegular = true;
        return tilt(turn, at, act.action, true);
      case 'play':
        return playMemory(turn, at, act.card);
      case 'flip':
        return flip(turn, at, act);
      case 'end':
        return setReady(turn, at, true);
    }
  },
};

function mainActs(board: Board, seat: Seat): PlayAct[] {
  const wraith = wraithAt(board.state, seat);
  const acts: PlayAct[] = [];
  if (!wraith.usedRegular) addUses(board, seat, {}, acts);
  if (!wraith.tiltedRegular) addTilts(board, seat, undefined, acts);
  if (!forbidden(board, seat, 'noKeyTurn')) {
    for (const key of wraith.keys) {
      if (key.state === 'upright') addUses(board, seat, { key: refTo(key) }, acts);
    }
  }
  addFlips(board, seat, acts);
  addMemories(board, seat, acts);
  acts.push({ do: 'end' });
  return acts;
}

/** VW-TILT-01; an Action with 5 tokens may be Tilted for nothing (VW-RULING-08). */
function addTilts(board: Board, seat: Seat, only: ActionType | undefined, acts: Sink<TiltAct>): void {
  if (forbidden(board, seat, 'noTilt')) return;
  const { actions } = wraithAt(board.state, seat);
  for (const action of ACTION_TYPES) {
    if (actions[action].facing !== 'upright' || (only !== undefined && only !== action)) continue;
    acts.push({ do: 'tilt', action });
  }
}

/** Alone the phase is over; with others it is when all are ready (VW-MULTI-04, D34). */
function allReady(state: State): boolean {
  for (const { status, ready } of state.wraiths) if (status === 'playing' && !ready) return false;
  return true;
}

/** An extra Use beside the regular one (VW-RULING-76). */
export const grantUseHandler: Handler<Turn, GrantUseFrame, UseAct, QuestionOf<PlayAsks, 'use'>> = {
  run(turn, { at, action, card }) {
    const acts: UseAct[] = [];
    addUses(turn, at, action ? { only: action } : {}, acts);
    if (acts.length === 0) return drop(turn);
    return { seat: at, ask: 'use', about: { card }, acts };
  },
  answer(turn, { at }, act) {
    drop(turn);
    declareUse(turn, at, act, 'grant');
  },
};

/** An extra Tilt beside the regular one. */
export const grantTiltHandler: Handler<Turn, GrantTiltFrame, TiltAct, QuestionOf<PlayAsks, 'tilt'>> = {
  run(turn, { at, action, card }) {
    const acts: TiltAct[] = [];
    addTilts(turn, at, action, acts);
    if (acts.length === 0) return drop(turn);
    return { seat: at, ask: 'tilt', about: { card }, acts };
  },
  answer(turn, { at }, { action }) {
    drop(turn);
    tilt(turn, at, action, true);
  },
};
