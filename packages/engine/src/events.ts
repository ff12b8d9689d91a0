import type { Seat, Viewer } from './ids.ts';
import type { Json } from './json.ts';

/** A typed thing that happened. Log, animation and screen reader all read facts; nobody parses text. */
export interface Fact {
  readonly type: string;
  readonly [key: string]: Json | undefined;
}

/**
 * A fact and who may know it. Without `to` everybody sees `fact`; with it those seats see `fact`
 * and everybody else sees `public`, or nothing.
 */
export interface Event<F extends Fact = Fact> {
  readonly fact: F;
  readonly to?: readonly Seat[];
  readonly public?: F;
  /** Hidden information came to light: undo stops here. */
  readonly reveal?: true;
}

/** What one viewer learns from these events. */
export function factsFor<F extends Fact>(events: readonly Event<F>[], who: Viewer): F[] {
  const facts: F[] = [];
  for (const event of events) {
    if (!event.to || (who !== 'spectator' && event.to.includes(who))) facts.push(event.fact);
    else if (event.public) facts.push(event.public);
  }
  return facts;
}
