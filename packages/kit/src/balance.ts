import type { AnyGame, Event, GameState, RngState, Seat } from '@veilhall/engine';
import type { AnyReading } from './reading.ts';

/** How a game's balance is measured: what is played, what is read out of it, and the figures it is judged by beyond who won. */
export interface Balance {
  readonly settings: readonly Setting[];
  readonly reading: AnyReading;
  readonly meter?: NewMeter;
  readonly practice?: AnyPractice;
}

/**
 * Games to learn from. What would otherwise go along with winning is left to chance: how the table is set up here, and
 * the choices that the reading names by whoever plays them.
 */
export interface Practice<S extends GameState, O> {
  readonly seats: number;
  /** Who plays them, and the picks it may try per decision: many games teach more than good ones. */
  readonly bots: readonly string[];
  readonly iterations: number;
  /** In the hands of this one a new value must be no worse: it may judge other positions than the one that practises. */
  readonly stronger?: { readonly bot: string; readonly iterations: number };
  options(rng: RngState): O;
  /** Gives and withholds what no option can. */
  arrange?(state: S, rng: RngState): void;
  /**
   * At the start of some turns of the seat: gives or takes a little of one thing by chance. Whoever plays well has what it
   * takes when it is needed, so that only such accidents show what a thing itself is worth.
   */
  disturb?(state: S, seat: Seat, rng: RngState): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the lab sets up any game's tables
export type AnyPractice = Practice<any, unknown>;

/** One line of a game's balance table: what is played, and what should come of it. */
export interface Setting {
  readonly id: string;
  readonly what: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly targets: readonly Target[];
}

/** All shares are between 0 and 1. */
export type Target =
  /** Share of the games that are won (by anybody). */
  | { readonly of: 'wins'; readonly low: number; readonly high: number }
  /** Difference of the share of wins to another setting of the same table. */
  | { readonly of: 'change'; readonly from: string; readonly low: number; readonly high: number }
  /** Share of one kind of ending among the games that are not won. */
  | { readonly of: 'losses'; readonly result: string; readonly low: number; readonly high: number }
  /** Every seat's share of the games that somebody wins is this close to an equal one. */
  | { readonly of: 'seats'; readonly within: number }
  /** Share of the games that one seat wins. */
  | { readonly of: 'seat'; readonly seat: number; readonly low: number; readonly high: number }
  /** A share that the game's meter finds. */
  | { readonly of: 'share'; readonly name: string; readonly low: number; readonly high: number }
  /** A mean that the game's meter finds. */
  | { readonly of: 'mean'; readonly name: string; readonly low: number; readonly high: number };

export const wins = (low: number, high: number): Target => ({ of: 'wins', low: low / 100, high: high / 100 });

export const share = (name: string, low: number, high: number): Target => ({
  of: 'share',
  name,
  low: low / 100,
  high: high / 100,
});

export const change = (from: string, low: number, high: number): Target => ({
  of: 'change',
  from,
  low: low / 100,
  high: high / 100,
});

export const losses = (result: string, low: number, high: number): Target => ({
  of: 'losses',
  result,
  low: low / 100,
  high: high / 100,
});

/** Named figures of one game: how much, of how much. Summed over games they are shares or means. */
export type Metrics = Record<string, [sum: number, of: number]>;

/** Watches one game for what its balance is judged by. */
export interface Meter {
  /** After every pick. */
  onEvents(state: GameState, events: readonly Event[]): void;
  /** When the game is over. */
  metrics(state: GameState): Metrics;
}

/** One per game played: the game, its first state, and the bots by seat. */
export type NewMeter = (game: AnyGame, state: GameState, bots: readonly string[]) => Meter;

export function addMetrics(to: Metrics, more: Metrics): void {
  for (const [name, [sum, of]] of Object.entries(more)) {
    const [sumSoFar, ofSoFar] = to[name] ?? [0, 0];
    to[name] = [sumSoFar + sum, ofSoFar + of];
  }
}
