import type { ZodType } from 'zod';
import type { Event, Fact } from './events.ts';
import type { Json } from './json.ts';
import type { RngState } from './rng.ts';

export type Seat = number;
export type Viewer = Seat | 'spectator';
/** Stable and readable: `use:fight>hobgoblin-a#12`. */
export type OptionId = string;
/** Something that lies on the table and can be pointed at: `hobgoblin-a#12`, `slot:2`. */
export type ThingId = string;

export interface Option {
  readonly id: OptionId;
  /** The things this option belongs to; a screen lights them up. */
  readonly on?: readonly ThingId[];
  /** Not a move of the game: a table setting, or giving up. Bots never take it and screens keep it in a menu. */
  readonly aside?: 'setting' | 'resign';
}

/**
 * One seat must pick exactly one of these. Sentences and labels are made from it by `Words`, when somebody looks.
 * A prompt of nothing but asides is an offer (to take back being ready); the game does not wait for it.
 */
export interface Prompt {
  readonly seat: Seat;
  /** What is asked, as a word of the game: `play`, `boost`, `discard`. */
  readonly ask: string;
  /** What the sentence is about: numbers and names that the seat may know. */
  readonly about?: Readonly<Record<string, Json>>;
  readonly options: readonly Option[];
}

/** The moves of the game among what is asked: everything that is not aside. */
export function movesOf(prompt: Prompt): OptionId[] {
  const ids: OptionId[] = [];
  for (const option of prompt.options) if (!option.aside) ids.push(option.id);
  return ids;
}

/** The game goes on without an answer to it. */
export function isOffer(prompt: Prompt): boolean {
  for (const option of prompt.options) if (!option.aside) return false;
  return true;
}

/** Something a player would expect to do and cannot. */
export interface Refusal {
  readonly code: string;
  /** The id of the rule that forbids it, as in the game's rules.md. */
  readonly rule: string;
  readonly on?: ThingId;
  readonly args?: Readonly<Record<string, Json>>;
}

export interface Outcome {
  /** A word of the game: `won`, `lost`, `archfiend`. Simulations count by it. */
  readonly result: string;
  readonly winners: readonly Seat[];
  readonly scores?: readonly number[];
}

/** Every state carries its chance with it. */
export interface GameState {
  rng: RngState;
}

/** Text, made only from what a seat may see, so that no sentence can leak. */
export interface Words<V, F extends Fact = Fact> {
  prompt(view: V, prompt: Prompt): PromptText;
  fact(fact: F): string;
  refusal(view: V, refusal: Refusal): string;
  /** The table as plain lists: what the terminal prints, a screen reader walks, and a new game shows before it has a screen. */
  sketch(view: V): Sketch;
  outcome(view: V): string;
}

export interface PromptText {
  readonly sentence: string;
  /** One label per option, in order. */
  readonly labels: readonly string[];
  readonly rules?: readonly string[];
}

export interface Sketch {
  readonly title: string;
  readonly status: readonly string[];
  readonly zones: readonly SketchZone[];
}

export interface SketchZone {
  readonly id: string;
  readonly name: string;
  readonly owner?: Seat;
  readonly count: number;
  /** Face-up things, in order; absent where the viewer may only know the count. */
  readonly things?: readonly SketchThing[];
}

export interface SketchThing {
  readonly id: ThingId;
  readonly name: string;
  /** The card behind it, for `content` and inspectors. */
  readonly card?: string;
  readonly facts: string;
}

/** One entry of a game's content, with the text its effects generate. */
export interface CardInfo {
  readonly id: string;
  readonly name: string;
  readonly family: string;
  readonly copies: number;
  readonly text: string;
  readonly flavour?: string;
  readonly data: Json;
}

export interface Catalogue {
  /** Changes whenever any card changes; part of every journal. */
  readonly hash: string;
  readonly cards: readonly CardInfo[];
}

/** What a game may tell bots. All of it is advice; none of it may use what the seat does not know. */
export interface Hints<S extends GameState> {
  /** For bots that search their own turn. */
  readonly search?: SearchHints<S>;
  /** How it is played without searching. */
  readonly habits?: Habits<S>;
  /** Counts the larger parts of the game, ages or rounds: looking ahead ends with the present one. */
  chapter?(state: S): number;
  /** For games of secret roles: how to reason about who the others are. */
  readonly deduction?: Deduction<S>;
}

export interface SearchHints<S extends GameState> {
  /** The moves a player would think about, of those the prompt offers. Never empty, never `aside`. */
  candidates(state: S, seat: Seat, prompt: Prompt): readonly OptionId[];
  /** Counts the seat's turns. Positions are compared at the start of a turn, where they are alike in all but their worth. */
  turn(state: S, seat: Seat): number;
  /** The pick that lets things take their course: ends the turn, passes, pays what is due. */
  passive(state: S, seat: Seat, prompt: Prompt): OptionId;
}

/** Picks by rule of thumb, from what the seat knows of the world. */
export interface Habits<S extends GameState> {
  /** Of somebody who takes what gains most at once, without the finer means of the game. */
  plain(world: S, seat: Seat, prompt: Prompt, rng: RngState): OptionId;
  /** Of somebody who uses whatever the game offers. */
  quick(world: S, seat: Seat, prompt: Prompt, rng: RngState): OptionId;
  /** The picks that a closer look should decide between, best first; none where rule of thumb will do. */
  closer(world: S, seat: Seat, prompt: Prompt): readonly Considered[];
}

/**
 * Beliefs about the others' secrets, drawn from what a seat has been told. Every `world` is a state that the seat cannot
 * tell from the real one; nothing here may depend on what differs between such worlds.
 */
export interface Deduction<S extends GameState, N = unknown> {
  /** What the facts told so far (oldest first, all of them) say. Plain data; earlier notes of the same seat save reading twice. */
  read(world: S, seat: Seat, told: readonly Fact[], earlier?: N): N;
  /** The chance of each secret, seat by seat. The seat's own row is what the table may think of it. */
  beliefs(world: S, seat: Seat, notes: N): Beliefs;
  /** The pick of somebody who goes by these notes and by rule of thumb, and who minds being read. */
  choose(world: S, seat: Seat, notes: N, prompt: Prompt, rng: RngState): OptionId;
  /** As in `Habits`. */
  closer(world: S, seat: Seat, notes: N, prompt: Prompt): readonly Considered[];
  /** Deals the world's secrets again, by how likely the notes make them. */
  deal(world: S, seat: Seat, notes: N, rng: RngState): void;
}

/** A pick at first glance. */
export interface Considered {
  readonly option: OptionId;
  /** As a chance to win. */
  readonly worth: number;
  /** Of being seen at it, as a chance to win. */
  readonly cost: number;
}

export interface Beliefs {
  readonly secrets: readonly string[];
  /** One row per seat, one chance per secret; each row sums to 1. */
  readonly rows: readonly (readonly number[])[];
}

/** What a game package exports; everything else in it is private. */
export interface Game<S extends GameState = GameState, O = unknown, V = unknown, F extends Fact = Fact> {
  readonly id: string;
  readonly title: string;
  /** Version of the rules; a journal only replays under the version that wrote it. */
  readonly rules: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Drives the new-match form, the CLI's flags and the API's checks; every field has a default and a description. */
  readonly options: ZodType<O>;
  /** The shape of a state, for positions that come from outside. */
  readonly state: ZodType<S>;
  readonly content: Catalogue;
  readonly words: Words<V, F>;

  setup(options: O, seats: number, rng: RngState): S;
  /** Empty only when the game is finished; several at once where several seats may act. */
  prompts(state: S): readonly Prompt[];
  /** Mutates the state. Refuses an unlisted option (`Refused`) and then leaves the state untouched. */
  apply(state: S, seat: Seat, option: OptionId): Event<F>[];
  /** Built by allow-list: the only thing that ever leaves the authority. */
  view(state: S, who: Viewer): V;
  whyNot(state: S, seat: Seat): Refusal[];
  outcome(state: S): Outcome | undefined;
  /** A full state this seat cannot tell from `state`. Depends on nothing the seat does not know, but for `rng`. */
  determinize(state: S, seat: Seat, rng: RngState): S;
  /** How well this seat stands, higher is better; 0 to 1 where the game allows. */
  evaluate(state: S, seat: Seat): number;
  readonly hints?: Hints<S>;
  /** Broken invariants, in words; empty when all is well. */
  audit(state: S): string[];
  /** Hand-written: search lives on it. */
  clone(state: S): S;
  /** The options of the match that follows a finished one, for the same seats; undefined where none does. */
  next?(state: S): O | undefined;
  /** The same game with a pack of homebrew cards added; throws `PackError` with every fault found. */
  extend?(pack: unknown): Game<S, O, V, F>;
}

/** A game whose types nobody needs to know: what tables, servers and simulators hold. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where five games meet under one type
export type AnyGame = Game<any, any, any, any>;

export type RefusedCode = 'finished' | 'not-your-turn' | 'not-an-option' | 'no-such-seat';

/** Thrown by `apply` for a pick that is not on the list. The state is as it was. */
export class Refused extends Error {
  readonly code: RefusedCode;
  constructor(code: RefusedCode, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}
