import type { Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import { wraithAt } from '../state/access.ts';
import type { Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType, SLOTS, type Slot } from '../vocabulary.ts';
import type { Board, Turn } from './board.ts';

export const MOST_TOKENS = 5;
export const ALL_TOKENS = 20;

/** What the token over a slot shows; its number is not the slot's (VW-ENG-02). */
export const slotPower = (wraith: Wraith, slot: Slot): number => slot + (wraith.legacy.tokens[slot - 1] ? 1 : 0);

/** Power printed on the Action's own side (VW-ADV-01). */
export function printedPower(board: Board, wraith: Wraith, action: ActionType): number {
  const sides = board.content.actions[action];
  return wraith.legacy.advanced[action] ? sides.advanced.power : sides.basic.power;
}

export function memoryPower(wraith: Wraith, action: ActionType): number {
  let sum = 0;
  for (const memory of wraith.actions[action].memories) sum += memory.power;
  return sum;
}

/** VW-USE-06 without Combined Power and tokens. */
export const standingPower = (board: Board, wraith: Wraith, action: ActionType): number =>
  slotPower(wraith, wraith.actions[action].slot) + printedPower(board, wraith, action) + memoryPower(wraith, action);

export function tokensInPlay(wraith: Wraith): number {
  const { explore, fight, influence } = wraith.actions;
  return explore.tokens + fight.tokens + influence.tokens;
}

/** VW-LIM-04, VW-LIM-06 */
export function addTokens(turn: Turn, seat: Seat, action: ActionType, n: number): number {
  const wraith = wraithAt(turn.state, seat);
  const place = wraith.actions[action];
  const added = Math.min(n, MOST_TOKENS - place.tokens, wraith.supply);
  if (added <= 0) return 0;
  place.tokens += added;
  wraith.supply -= added;
  emit(turn, { type: 'tokens', seat, action, change: added, now: place.tokens });
  return added;
}

/** Spent and discarded tokens go back to the supply (VW-LIM-05). */
export function takeTokens(turn: Turn, seat: Seat, action: ActionType, n: number): number {
  const wraith = wraithAt(turn.state, seat);
  const place = wraith.actions[action];
  const taken = Math.min(n, place.tokens);
  if (taken <= 0) return 0;
  place.tokens -= taken;
  wraith.supply += taken;
  emit(turn, { type: 'tokens', seat, action, change: -taken, now: place.tokens });
  return taken;
}

/** Actions passed over close the gap (VW-USE-18); moving up they each go down one slot. */
export function moveAction(turn: Turn, seat: Seat, action: ActionType, to: Slot): void {
  const { actions } = wraithAt(turn.state, seat);
  const from = actions[action].slot;
  if (from === to) return;
  for (const other of ACTION_TYPES) {
    const place = actions[other];
    if (to < from && place.slot >= to && place.slot < from) place.slot = slotAfter(place.slot, 1);
    else if (to > from && place.slot > from && place.slot <= to) place.slot = slotAfter(place.slot, -1);
  }
  actions[action].slot = to;
  emit(turn, { type: 'slotsChanged', seat, order: orderOf(wraithAt(turn.state, seat)) });
}

export function swapActions(turn: Turn, seat: Seat, a: ActionType, b: ActionType): void {
  const { actions } = wraithAt(turn.state, seat);
  const held = actions[a].slot;
  actions[a].slot = actions[b].slot;
  actions[b].slot = held;
  emit(turn, { type: 'slotsChanged', seat, order: orderOf(wraithAt(turn.state, seat)) });
}

const slotAfter = (slot: Slot, step: 1 | -1): Slot => SLOTS[slot - 1 + step] ?? slot;

/** The Actions in slots 1, 2, 3. */
export function orderOf(wraith: Wraith): ActionType[] {
  const order: ActionType[] = [];
  for (const slot of SLOTS) {
    for (const action of ACTION_TYPES) if (wraith.actions[action].slot === slot) order.push(action);
  }
  return order;
}

/** VW-TILT-02; a Threat that Tilts an Action gives no token. */
export function tilt(turn: Turn, seat: Seat, action: ActionType, token: boolean): void {
  wraithAt(turn.state, seat).actions[action].facing = 'tilted';
  emit(turn, { type: 'actionTilted', seat, action, token });
  if (token) addTokens(turn, seat, action, 1);
}

/** By an effect, not by a Use: no move to slot 1 (VW-USE-23). */
export function exhaust(turn: Turn, seat: Seat, action: ActionType): void {
  wraithAt(turn.state, seat).actions[action].facing = 'exhausted';
  emit(turn, { type: 'actionExhausted', seat, action });
}

export function resetActions(turn: Turn, seat: Seat, actions: readonly ActionType[]): void {
  const wraith = wraithAt(turn.state, seat);
  const turned: ActionType[] = [];
  for (const action of actions) {
    if (wraith.actions[action].facing === 'upright') continue;
    wraith.actions[action].facing = 'upright';
    turned.push(action);
  }
  if (turned.length > 0) emit(turn, { type: 'actionsReset', seat, actions: turned });
}
