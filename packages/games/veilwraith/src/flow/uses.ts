import { type Seat, thing } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import { turnKey } from '../board/keys.ts';
import { forbidden } from '../board/ongoing.ts';
import { isOpen } from '../board/threats.ts';
import { emit, keyById, push, tableOf, threatById, wraithAt } from '../state/access.ts';
import type { UseFrame } from '../state/frames.ts';
import type { State, ThreatInPlay } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import type { Sink } from './playing.ts';

/** Action, option and target in one pick (D21 to D24); with `key` that Key is Turned for it. */
export interface DeclareUse {
  do: 'use';
  action: ActionType;
  target?: NonNullable<UseFrame['target']>;
  key?: number;
}

/** Areas whose Threats a seat may target: teammates' too, never opponents' (VW-COOP-03, VW-RULING-53). */
export function reach(state: State, seat: Seat): Seat[] {
  if (tableOf(state) !== 'coop') return [seat];
  const seats = [seat];
  for (const [other, wraith] of state.wraiths.entries()) {
    if (other !== seat && wraith.status === 'playing') seats.push(other);
  }
  return seats;
}

/** Every Use of an upright Action, as `<prefix><action>><thing>` and `<prefix><action>:draw`. */
export function addUses(
  board: Board,
  seat: Seat,
  prefix: string,
  { key, only }: { key?: number; only?: ActionType },
  options: Sink<DeclareUse>,
): void {
  const wraith = wraithAt(board.state, seat);
  const areas = reach(board.state, seat);
  const mayDraw = !forbidden(board, seat, 'noDrawOption');
  const by = key === undefined ? {} : { key };
  for (const action of ACTION_TYPES) {
    if (wraith.actions[action].facing !== 'upright' || (only !== undefined && only !== action)) continue;
    for (const owner of areas) {
      for (const threat of wraithAt(board.state, owner).threats) {
        const values = openValues(board, threat, action);
        for (const value of values) {
          const id = thing(threat);
          options.push({
            id: `${prefix}${action}>${id}${values.length > 1 ? `.${value}` : ''}`,
            on: [`action:${action}`, id],
            act: { do: 'use', action, target: { seat: owner, id: threat.id, value }, ...by },
          });
        }
      }
    }
    if (mayDraw) {
      options.push({ id: `${prefix}${action}:draw`, on: [`action:${action}`], act: { do: 'use', action, ...by } });
    }
  }
}

/** Undefeated values of this type (VW-USE-03, VW-RULING-26). */
export function openValues(board: Board, threat: ThreatInPlay, type: ActionType): number[] {
  const def = board.content.threat(threat.def);
  const found: number[] = [];
  for (let i = 0; i < def.values.length; i++) {
    if (def.values[i]?.type === type && isOpen(def, threat, i)) found.push(i);
  }
  return found;
}

/** The Action is Exhausted and everything about the Use is locked (VW-USE-04, VW-RULING-10). */
export function declareUse(turn: Turn, seat: Seat, act: DeclareUse, by: 'regular' | 'key' | 'grant'): void {
  const { state } = turn;
  const wraith = wraithAt(state, seat);
  const { action, target } = act;
  if (by === 'regular') wraith.usedRegular = true;
  const key = act.key === undefined ? undefined : keyById(wraith, act.key);
  if (key) turnKey(turn, seat, key, true);
  wraith.actions[action].facing = 'exhausted';
  const option = target ? 'perform' : 'draw';
  const threat = target && threatById(wraithAt(state, target.seat), target.id);
  const aim = target && threat ? { owner: target.seat, target: thing(threat) } : {};
  emit(turn, { type: 'used', seat, action, option, by, ...aim });
  push(state, { do: 'use', at: seat, action, option, combined: 0, step: 'boost', ...(target && { target }) });
}
