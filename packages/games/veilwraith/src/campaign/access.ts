import type { Seat } from '@veilhall/engine';
import { wraithAt } from '../state/access.ts';
import type { CampaignSeatFrame, CampaignTableFrame } from '../state/campaign-frames.ts';
import type { State } from '../state/state.ts';

/** Seats that take part in the Campaign by now. */
export function members(state: State): Seat[] {
  const seats: Seat[] = [];
  for (const [at, wraith] of state.wraiths.entries()) if (wraith.status !== 'waiting') seats.push(at);
  return seats;
}

export function waitingSeats(state: State): Seat[] {
  const seats: Seat[] = [];
  for (const [at, wraith] of state.wraiths.entries()) if (wraith.status === 'waiting') seats.push(at);
  return seats;
}

export function pushTo(state: State, frame: CampaignSeatFrame): void {
  wraithAt(state, frame.seat).work.push(frame);
}

export function pushTable(state: State, frame: CampaignTableFrame): void {
  state.work.push(frame);
}
