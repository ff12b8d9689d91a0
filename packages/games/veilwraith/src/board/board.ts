import type { Turn as EngineTurn } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { VwFact } from '../state/facts.ts';
import type { VwFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';

/** What a question about the table needs. */
export interface Board {
  readonly state: State;
  readonly content: Content;
}

/** What handlers work on: a board, the events of what they change, and the stack they run on. */
export interface Turn extends EngineTurn<State, VwFact, VwFrame> {
  readonly content: Content;
}
