import type { Event, Turn } from '@veilhall/engine';
import type { Content } from './content-index.ts';
import type { VwFact } from './facts.ts';
import type { State } from './state.ts';

/** What every handler works on. */
export interface VwTurn extends Turn<State, VwFact> {
  readonly state: State;
  readonly events: Event<VwFact>[];
  readonly content: Content;
}
