import type { Event } from './events.ts';
import { type AnyGame, Refused } from './game.ts';
import { hashOf } from './hash.ts';
import type { OptionId, Seat } from './ids.ts';
import { chanceUsed, type GameState } from './rng.ts';

export const UNDO_BARRIERS = ['nothing', 'revealed', 'other-seat', 'built-on', 'finished'] as const;
export type UndoBarrier = (typeof UNDO_BARRIERS)[number];

/** What `undo` would take back (the options of entry `of`), or why it takes back nothing. */
export type UndoOffer = { ok: true; of: number; option: OptionId } | { ok: false; why: UndoBarrier };

/** A pick that can be taken back: nothing was revealed by it and it used no chance. */
export interface Mark {
  readonly seq: number;
  readonly seat: Seat;
  readonly picks: readonly OptionId[];
  readonly before: GameState;
  readonly events: readonly Event[];
}

/** Picks that can be taken back one after the other; more would only cost memory. */
const MOST_MARKS = 256;

export interface TakenBack {
  readonly mark: Mark;
  readonly state: GameState;
  readonly marks: Mark[];
}

/** The picks of a match that may still be taken back, oldest first, and why there are none before them. */
export class UndoMarks {
  readonly #game: AnyGame;
  #marks: Mark[];
  #barrier: UndoBarrier;

  constructor(game: AnyGame, marks: readonly Mark[] = [], barrier: UndoBarrier = 'nothing') {
    this.#game = game;
    this.#marks = [...marks];
    this.#barrier = barrier;
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  get barrier(): UndoBarrier {
    return this.#barrier;
  }

  /** `state` is the one after the pick. */
  add(mark: Mark, state: GameState): void {
    // All that are kept are allies of each other.
    const last = this.#marks.at(-1);
    if (last && !this.together(state, last.seat, mark.seat)) this.bar('other-seat');
    this.#marks.push(mark);
    if (this.#marks.length > MOST_MARKS) {
      this.#marks.shift();
      this.#barrier = 'nothing';
    }
  }

  bar(why: UndoBarrier): void {
    this.#marks = [];
    this.#barrier = why;
  }

  /** The seat's last pick, and the match without it; or why it cannot be taken back. */
  without(seat: Seat): TakenBack | UndoBarrier {
    let at = this.#marks.length - 1;
    while (at >= 0 && this.#marks[at]?.seat !== seat) at--;
    const mark = this.#marks[at];
    if (!mark) return this.#marks.length > 0 ? 'other-seat' : this.#barrier;
    const later = this.#replayed(mark.before, this.#marks.slice(at + 1));
    return later ? { mark, state: later.state, marks: [...this.#marks.slice(0, at), ...later.marks] } : 'built-on';
  }

  keep(marks: readonly Mark[]): void {
    this.#marks = [...marks];
  }

  /** They share their plans, or are one. */
  together(state: GameState, a: Seat, b: Seat): boolean {
    return a === b || (this.#game.allies?.(state, a, b) ?? false);
  }

  /** Allies' later picks from another state: each must still be open, use no chance, and tell every viewer the same. */
  #replayed(from: GameState, later: readonly Mark[]): { state: GameState; marks: Mark[] } | undefined {
    const state = this.#game.clone(from);
    const marks: Mark[] = [];
    const chance = chanceUsed(state.rng);
    for (const mark of later) {
      const before = this.#game.clone(state);
      const events: Event[] = [];
      try {
        for (const pick of mark.picks) events.push(...this.#game.apply(state, mark.seat, pick));
      } catch (error) {
        if (error instanceof Refused) return undefined;
        throw error;
      }
      if (this.#game.outcome(state) || chanceUsed(state.rng) !== chance || hashOf(events) !== hashOf(mark.events))
        return undefined;
      marks.push({ ...mark, before });
    }
    return { state, marks };
  }
}
