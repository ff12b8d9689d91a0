import { type Seat, thing } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { turnKey } from '../board/keys.ts';
import { forbidden } from '../board/ongoing.ts';
import { isOpen } from '../board/threats.ts';
import { refTo } from '../effects/pick.ts';
import { keyById, push, tableOf, wraithAt } from '../state/access.ts';
import type { CardRef } from '../state/picks.ts';
import type { State, ThreatInPlay } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import type { UseAct } from './asks.ts';
import type { Sink } from './playing.ts';

/** Areas whose Threats a seat may target: teammates' too, never opponents' (VW-COOP-03, VW-RULING-53). */
export function reach(state: State, seat: Seat): Seat[] {
  if (tableOf(state) !== 'coop') return [seat];
  const seats = [seat];
  for (const [other, wraith] of state.wraiths.entries()) {
    if (other !== seat && wraith.status === 'playing') seats.push(other);
  }
  return seats;
}

/** Every Use of an upright Action: on each Threat within reach, and to draw. */
export function addUses(
  board: Board,
  seat: Seat,
  { key, only }: { key?: CardRef; only?: ActionType },
  acts: Sink<UseAct>,
): void {
  const wraith = wraithAt(board.state, seat);
  const areas = reach(board.state, seat);
  const mayDraw = !forbidden(board, seat, 'noDrawOption');
  for (const action of ACTION_TYPES) {
    if (wraith.actions[action].facing !== 'upright' || (only !== undefined && only !== action)) continue;
    for (const owner of areas) {
      for (const threat of wraithAt(board.state, owner).threats) {
        const values = openValues(board, threat, action);
        for (const value of values) {
          const target = { card: refTo(threat), owner, value, several: values.length > 1 };
          acts.push(key ? { do: 'use', action, target, key } : { do: 'use', action, target });
        }
      }
    }
    if (mayDraw) acts.push(key ? { do: 'use', action, key } : { do: 'use', action });
  }
}

/** Undefeated values of this type (VW-USE-03, VW-RULING-26). */
export function openValues(board: Board, threat: ThreatInPlay, type: ActionType): readonly number[] {
  const def = board.content.threat(threat.def);
  let found: number[] | undefined;
  for (let i = 0; i < def.values.length; i++) {
    if (def.values[i]?.type !== type || !isOpen(def, threat, i)) continue;
    if (found) found.push(i);
    else found = [i];
  }
  return found ?? NONE;
}

const NONE: readonly number[] = [];

/** The Action is Exhausted and everything about the Use is locked (VW-USE-04, VW-RULING-10). */
export function declareUse(turn: Turn, seat: Seat, act: UseAct, by: 'regular' | 'key' | 'grant'): void {
  const wraith = wraithAt(turn.state, seat);
  const { action, target } = act;
  if (by === 'regular') wraith.usedRegular = true;
  const key = act.key && keyById(wraith, act.key.id);
  if (key) turnKey(turn, seat, key, true);
  wraith.actions[action].facing = 'exhausted';
  const option = target ? 'perform' : 'draw';
  const aim = target && { owner: target.owner, target: thing(target.card), card: target.card.def };
  emit(turn, { type: 'used', seat, action, option, by, ...aim });
  const at = target && { target: { seat: target.owner, id: target.card.id, value: target.value } };
  push(turn, { do: 'use', at: seat, action, option, combined: 0, step: 'boost', ...at });
}
