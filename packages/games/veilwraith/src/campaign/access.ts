import type { Frame, Seat } from '@veilhall/engine';
import { wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import type { CampaignFrame, ChoiceFrame, DayDreamFrame, JoiningFrame, RewardFrame, UpgradeFrame } from './frames.ts';

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

export function push(state: State, frame: UpgradeFrame | RewardFrame | ChoiceFrame): void {
  wraithAt(state, frame.seat).work.push(frame);
}

export function pushTable(state: State, frame: CampaignFrame | JoiningFrame | DayDreamFrame): void {
  state.work.push(frame);
}

export function drop(state: State, frame: { seat: Seat } & Frame): void {
  wraithAt(state, frame.seat).work.pop();
}
