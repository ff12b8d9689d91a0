import type { Turn as EngineTurn, Seat, Viewer } from '@veilhall/engine';
import type { ActionType } from '../vocabulary.ts';
import type { VwFact } from './facts.ts';
import type { SeatFrame, UseFrame, VwFrame } from './frames.ts';
import type { KeyInPlay, State, ThreatInPlay, Wraith } from './state.ts';

export function wraithAt(state: State, seat: Seat): Wraith {
  const wraith = state.wraiths[seat];
  if (!wraith) throw new Error(`there is no seat ${seat}`);
  return wraith;
}

/** More work for the stack that is being worked on. */
export function push({ stack }: Pick<EngineTurn<State, VwFact, VwFrame>, 'stack'>, frame: SeatFrame): void {
  stack.push(frame);
}

/** The frame that runs is done. */
export function drop({ stack }: Pick<EngineTurn<State, VwFact, VwFrame>, 'stack'>): void {
  stack.pop();
}

/** Work for a seat's own stack, from the table's. */
export function pushTo(state: State, frame: Extract<SeatFrame, { at: Seat }>): void {
  wraithAt(state, frame.at).work.push(frame);
}

export const tableOf = (state: State): 'solo' | 'coop' | 'race' =>
  state.wraiths.length === 1 ? 'solo' : state.options.table;

export const isPlaying = (state: State, seat: Seat): boolean =>
  state.stage === 'round' && wraithAt(state, seat).status === 'playing';

export function playingSeats(state: State): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, wraith] of state.wraiths.entries()) if (wraith.status === 'playing') seats.push(seat);
  return seats;
}

/** Hands lie open among teammates unless the option hides them, and never in a race. */
export function handsHidden(state: State): boolean {
  const table = tableOf(state);
  return table === 'race' || (table === 'coop' && !state.options.handsOpen);
}

export const seesHand = (state: State, viewer: Viewer, owner: Seat): boolean => viewer === owner || !handsHidden(state);

export function threatById(wraith: Wraith, id: number): ThreatInPlay | undefined {
  for (const threat of wraith.threats) if (threat.id === id) return threat;
  return undefined;
}

export function keyById(wraith: Wraith, id: number): KeyInPlay | undefined {
  for (const key of wraith.keys) if (key.id === id) return key;
  return undefined;
}

export function useOf(wraith: Wraith): UseFrame | undefined {
  for (const frame of wraith.work) if (frame.do === 'use') return frame;
  return undefined;
}

/** The Action between its declaration and its move to slot 1 (VW-USE-04). */
export const usedNow = (wraith: Wraith): ActionType | undefined => useOf(wraith)?.action;
