import {
  type AnyGame,
  type Entry,
  type Event,
  type Fact,
  factsFor,
  type GameState,
  type Match,
  type OptionId,
  type PickEntry,
  picksOf,
  type Seat,
} from '@veilhall/engine';

/** Every so many entries the state is kept, so that looking back plays a few picks and not the whole match. */
const EVERY = 16;

interface Mark {
  readonly seq: number;
  readonly state: GameState;
}

/** A match together with its past: what every entry told, and how the table stood after it. */
export class Timeline {
  readonly match: Match;
  /** Events of entry n + 1; none for an entry that takes back. */
  readonly events: (readonly Event[])[] = [];
  readonly #marks: Mark[] = [];
  readonly #undone = new Set<number>();

  constructor(match: Match) {
    this.match = match;
    this.#mark();
  }

  get game(): AnyGame {
    return this.match.game;
  }

  isUndone(seq: number): boolean {
    return this.#undone.has(seq);
  }

  /** Everything a seat has been told since the deal, but for what was taken back. */
  factsOf(seat: Seat): Fact[] {
    return this.events.flatMap((events, i) => (this.isUndone(i + 1) ? [] : factsFor(events, seat)));
  }

  choose(seat: Seat, picks: OptionId | readonly OptionId[]): Entry {
    const { entry, events } = this.match.choose(seat, picks);
    this.events.push(events);
    if (entry.seq % EVERY === 0) this.#mark();
    return entry;
  }

  /** Takes back the seat's last pick; says which entry that was. */
  undo(seat: Seat): { entry: Entry; of: number } {
    const { entry, of } = this.match.undo(seat);
    this.events.push([]);
    this.#undone.add(of);
    if (entry.seq % EVERY === 0) this.#mark();
    return { entry, of };
  }

  /** Plays a stored entry again. */
  repeat(entry: Entry): void {
    const again = entry.kind === 'pick' ? this.choose(entry.seat, picksOf(entry)) : this.undo(entry.seat).entry;
    if (again.link !== entry.link) throw new Error(`entry ${entry.seq} leads to another state than the journal says`);
  }

  /** A state of its own as it was after entry `seq`. */
  stateAt(seq: number): GameState {
    if (seq >= this.match.seq) return this.game.clone(this.match.state);
    for (let i = this.#marks.length - 1; i >= 0; i--) {
      const mark = this.#marks[i];
      if (!mark || mark.seq > seq) continue;
      const entries = this.#between(mark.seq, seq);
      if (!entries) continue;
      const state = this.game.clone(mark.state);
      for (const entry of entries) for (const pick of picksOf(entry)) this.game.apply(state, entry.seat, pick);
      return state;
    }
    throw new Error(`there is no entry ${seq}`);
  }

  /** The picks that lead from one entry to another, or nothing if something older was taken back in between. */
  #between(from: number, to: number): readonly PickEntry[] | undefined {
    const picks = new Map<number, PickEntry>();
    for (const entry of this.match.entries.slice(from, to)) {
      if (entry.kind === 'pick') picks.set(entry.seq, entry);
      else if (!picks.delete(entry.of)) return undefined;
    }
    return [...picks.values()];
  }

  #mark(): void {
    this.#marks.push({ seq: this.match.seq, state: this.game.clone(this.match.state) });
  }
}

/** Opens a stored match and plays it to its end, checking every link of the chain on the way. */
export function replayed(match: Match, entries: readonly Entry[]): Timeline {
  const timeline = new Timeline(match);
  for (const entry of entries) timeline.repeat(entry);
  return timeline;
}
