import type { Fact } from './events.ts';
import type { Seat } from './ids.ts';
import type { Prompt } from './prompt.ts';
import type { GameState, RngState } from './rng.ts';

/** The place of a move among a prompt's options. Only good inside one search; across turns and wires ids count. */
export type Move = number;

/** What a game may tell bots. All of it is advice; none of it may use what the seat does not know. */
export interface Hints<S extends GameState> {
  /** Moves that no person would make here, of those the prompt offers, from what the seat knows of the world. No bot above wisp makes them. */
  veto?(world: S, seat: Seat, prompt: Prompt): readonly Move[];
  /** For bots that search their own turn. */
  readonly search?: SearchHints<S>;
  /** How it is played without searching. */
  readonly habits?: Habits<S>;
  /** Counts the larger parts of the game, ages or rounds: looking ahead ends with the present one. */
  chapter?(state: S): number;
  /** What a position is judged by. */
  readonly features?: Features<S>;
  /** What the moves of a prompt are worth by games in which chance chose, one by one; nothing where that is not known. */
  worths?(prompt: Prompt): readonly Worth[] | undefined;
  /** For games of secret roles: how to reason about who the others are. */
  readonly deduction?: Deduction<S>;
}

/**
 * A position as numbers. They are read from worlds that a seat cannot tell from the real one, so that no value learned
 * from them can know more than the seat.
 */
export interface Features<S extends GameState> {
  readonly list: readonly Feature[];
  /** One number per feature, in the order of the list; nothing while no game is under way. */
  of(world: S, seat: Seat): readonly number[] | undefined;
  /** How much each counts by the value in use, as a logarithm of odds. */
  readonly weights: readonly number[];
  /** What people see of the features, for saying why a pick is good. */
  readonly topics: readonly Topic[];
}

export interface Feature {
  readonly name: string;
  /** Whether more of it can only help (+), only harm (-), or either. */
  readonly sign: Sign;
}

export type Sign = '+' | '-' | 'free';

/** Something a player would name, and the features that tell of it. */
export interface Topic {
  readonly features: readonly string[];
  /** What became of it in a few words ("one Spirit less"), from how much each feature changed; nothing where it hardly did. */
  says(by: (feature: string) => number): string | undefined;
}

export interface Worth {
  /** What taking it does to the chance to win, against the others on offer, and the standard error of that. */
  readonly effect: number;
  readonly error: number;
  /** In which share of such prompts it is on offer. */
  readonly often: number;
}

export interface SearchHints<S extends GameState> {
  /** The moves a player would think about, of those the prompt offers. Never empty. */
  candidates(state: S, seat: Seat, prompt: Prompt): readonly Move[];
  /** Counts the seat's turns. Positions are compared at the start of a turn, where they are alike in all but their value. */
  turn(state: S, seat: Seat): number;
  /** The pick that lets things take their course: ends the turn, passes, pays what is due. */
  defaultPick(state: S, seat: Seat, prompt: Prompt): Move;
}

/** Picks by rule of thumb, from what the seat knows of the world. */
export interface Habits<S extends GameState> {
  /** Of somebody who takes what gains most at once, without the finer means of the game. */
  easyPick(world: S, seat: Seat, prompt: Prompt, rng: RngState): Move;
  /** Of somebody who uses whatever the game offers. */
  normalPick(world: S, seat: Seat, prompt: Prompt, rng: RngState): Move;
  /** Of somebody who goes by the best rules of thumb there are; left out where `normalPick` does. */
  keenPick?(world: S, seat: Seat, prompt: Prompt, rng: RngState): Move;
  /** The picks that a closer look should decide between, best first; none where rule of thumb will do. */
  shortlist(world: S, seat: Seat, prompt: Prompt): readonly Considered[];
}

/**
 * Beliefs about the others' secrets, drawn from what a seat has been told. Every `world` is a state that the seat cannot
 * tell from the real one; nothing here may depend on what differs between such worlds.
 */
export interface Deduction<S extends GameState, N = unknown> {
  /** What the facts so far (oldest first, all of them) say. Plain data; earlier notes of the same seat save reading twice. */
  read(world: S, seat: Seat, facts: readonly Fact[], earlier?: N): N;
  /** The chance of each secret, seat by seat. The seat's own row is what the table may think of it. */
  beliefs(world: S, seat: Seat, notes: N): Beliefs;
  /** The pick of somebody who goes by these notes and by rule of thumb, and who minds being read. */
  choose(world: S, seat: Seat, notes: N, prompt: Prompt, rng: RngState): Move;
  /** As in `Habits`. */
  shortlist(world: S, seat: Seat, notes: N, prompt: Prompt): readonly Considered[];
  /** Deals the world's secrets again, by how likely the notes make them. */
  deal(world: S, seat: Seat, notes: N, rng: RngState): void;
}

/** A pick at first glance. */
export interface Considered {
  readonly move: Move;
  /** As a chance to win. */
  readonly value: number;
  /** Of being seen at it, as a chance to win. */
  readonly cost: number;
}

export interface Beliefs {
  readonly secrets: readonly string[];
  /** One row per seat, one chance per secret; each row sums to 1. */
  readonly rows: readonly (readonly number[])[];
}
