import { type Choice, type Handler, type Seat, thing } from '@veilhall/engine';
import { tilt } from '../board/actions.ts';
import type { Board, Turn } from '../board/board.ts';
import { forbidden } from '../board/ongoing.ts';
import { drop, wraithAt } from '../state/access.ts';
import type { GrantFrame, PlayPhaseFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import { addFlips, addMemories, type FlipKey, flip, type PlayMemory, playMemory, type Sink } from './playing.ts';
import { setReady } from './ready.ts';
import { addUses, type DeclareUse, declareUse } from './uses.ts';

type Tilt = { do: 'tilt'; action: ActionType };
type Main = DeclareUse | Tilt | PlayMemory | FlipKey | { do: 'end' } | { do: 'unready' };

/** Being ready may be taken back while somebody is not (D34). */
const UNREADY: readonly Choice<Main>[] = [{ id: 'unready', aside: 'setting', act: { do: 'unready' } }];

/** Everything that may be done when nothing is resolving (D16), in any order and until the seat ends it. */
export const playPhaseHandler: Handler<Turn, PlayPhaseFrame, Main> = {
  run(turn, { at }) {
    const { state } = turn;
    const wraith = wraithAt(state, at);
    if (wraith.ready)
      return allReady(state) ? drop(state, at) : { seat: at, ask: 'ready', options: UNREADY, always: true };
    const options = mainOptions(turn, at);
    const about = { use: !wraith.usedRegular, tilt: !wraith.tiltedRegular };
    // Asked even when nothing is left to do: the phase ends voluntarily (VW-PLAY-05), and what follows cannot be undone.
    return { seat: at, ask: 'play', about, options, always: true };
  },
  answer(turn, { at }, act) {
    switch (act.do) {
      case 'use':
        return declareUse(turn, at, act, act.key === undefined ? 'regular' : 'key');
      case 'tilt':
        wraithAt(turn.state, at).tiltedRegular = true;
        return tilt(turn, at, act.action, true);
      case 'memory':
        return playMemory(turn, at, act);
      case 'flip':
        return flip(turn, at, act);
      case 'end':
        return setReady(turn, at, true);
      case 'unready':
        return setReady(turn, at, false);
    }
  },
};

function mainOptions(board: Board, seat: Seat): Choice<Main>[] {
  const wraith = wraithAt(board.state, seat);
  const options: Choice<Main>[] = [];
  if (!wraith.usedRegular) addUses(board, seat, 'use:', {}, options);
  if (!wraith.tiltedRegular) addTilts(board, seat, undefined, options);
  if (!forbidden(board, seat, 'noKeyTurn')) {
    for (const key of wraith.keys) {
      if (key.state === 'upright') addUses(board, seat, `turn:${thing(key)}>`, { key: key.id }, options);
    }
  }
  addFlips(board, seat, options);
  const menu: Choice<Main>[] = [];
  addMemories(board, seat, options, menu);
  options.push({ id: 'end', act: { do: 'end' } }, ...menu);
  return options;
}

/** VW-TILT-01; an Action with 5 tokens may be Tilted for nothing (VW-RULING-08). */
function addTilts(board: Board, seat: Seat, only: ActionType | undefined, options: Sink<Tilt>): void {
  if (forbidden(board, seat, 'noTilt')) return;
  const { actions } = wraithAt(board.state, seat);
  for (const action of ACTION_TYPES) {
    if (actions[action].facing !== 'upright' || (only !== undefined && only !== action)) continue;
    options.push({ id: `tilt:${action}`, on: [`action:${action}`], act: { do: 'tilt', action } });
  }
}

/** Alone the phase is over; with others it is when all are ready (VW-MULTI-04, D34). */
function allReady(state: State): boolean {
  for (const { status, ready } of state.wraiths) if (status === 'playing' && !ready) return false;
  return true;
}

/** An extra Use beside the regular one (VW-RULING-76). */
export const grantUseHandler: Handler<Turn, GrantFrame, DeclareUse> = {
  run(turn, frame) {
    const options: Choice<DeclareUse>[] = [];
    addUses(turn, frame.at, 'use:', frame.action ? { only: frame.action } : {}, options);
    if (options.length === 0) return drop(turn.state, frame.at);
    return { seat: frame.at, ask: 'use', about: { card: frame.card }, options };
  },
  answer(turn, { at }, act) {
    drop(turn.state, at);
    declareUse(turn, at, act, 'grant');
  },
};

/** An extra Tilt beside the regular one. */
export const grantTiltHandler: Handler<Turn, GrantFrame, Tilt> = {
  run(turn, frame) {
    const options: Choice<Tilt>[] = [];
    addTilts(turn, frame.at, frame.action, options);
    if (options.length === 0) return drop(turn.state, frame.at);
    return { seat: frame.at, ask: 'tilt', about: { card: frame.card }, options };
  },
  answer(turn, { at }, { action }) {
    drop(turn.state, at);
    tilt(turn, at, action, true);
  },
};
