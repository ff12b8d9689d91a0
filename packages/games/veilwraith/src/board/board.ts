import type { Turn as EngineTurn, Event } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { VwFact } from '../state/facts.ts';
import type { State } from '../state/state.ts';

/** What a question about the table needs. */
export interface Board {
  readonly state: State;
  readonly content: Content;
}

/** What handlers work on: a board, and the events of what they change. */
export interface Turn extends Board, EngineTurn<State, VwFact> {
  readonly state: State;
  readonly events: Event<VwFact>[];
}
