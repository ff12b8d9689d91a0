import type { Turn as EngineTurn, Event, Seat } from '@veilhall/engine';
import type { DustFact } from './facts.ts';
import type { DustFrame, Player, State } from './state.ts';

/** What handlers work on. */
export interface Turn extends EngineTurn<State, DustFact, DustFrame> {
  readonly events: Event<DustFact>[];
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`there is no seat ${seat}`);
  return player;
}
