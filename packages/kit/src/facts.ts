import type { Event, Fact, Seat } from '@veilhall/engine';

interface Telling<F extends Fact> {
  readonly events: Event<F>[];
}

/** Everybody is told. */
export function emit<F extends Fact>(turn: Telling<F>, fact: F): void {
  turn.events.push({ fact });
}

/** Everybody is told something that was hidden, or that cannot be taken back: undo stops here. */
export function reveal<F extends Fact>(turn: Telling<F>, fact: F): void {
  turn.events.push({ fact, reveal: true });
}

/** These seats are told the fact, the others its public form or nothing. `reveal`: something hidden came to light for them. */
export function emitTo<F extends Fact>(
  turn: Telling<F>,
  seats: readonly Seat[],
  fact: F,
  publicForm?: F,
  how?: 'reveal',
): void {
  turn.events.push({
    fact,
    to: seats,
    ...(publicForm && { public: publicForm }),
    ...(how === 'reveal' && { reveal: true }),
  });
}
