import type { ZodType } from 'zod';
import type { Event, Fact } from './events.ts';
import type { Hints } from './hints.ts';
import type { OptionId, Seat, Viewer } from './ids.ts';
import type { Json } from './json.ts';
import type { LearnedValue } from './learned.ts';
import type { Prompt } from './prompt.ts';
import type { GameState, RngState } from './rng.ts';
import type { Refusal, Words } from './words.ts';

export interface Outcome {
  /** A word of the game: `won`, `lost`, `archfiend`. Simulations count by it. */
  readonly result: string;
  readonly winners: readonly Seat[];
  readonly scores?: readonly number[];
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
  /** Changes whenever what a card does changes, and not with its words; part of every journal. */
  readonly hash: string;
  readonly cards: readonly CardInfo[];
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

  /** What happens before the first decision is added to `events`. */
  setup(options: O, seats: number, rng: RngState, events?: Event<F>[]): S;
  /** Empty only when the game is finished; several at once where several seats may act. */
  prompts(state: S): readonly Prompt[];
  /** Mutates the state. A move may be named by its place. Refuses what is not listed (`Refused`) and leaves the state untouched then. */
  apply(state: S, seat: Seat, pick: OptionId | number): Event<F>[];
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
  /** Generated from the state's schema: search lives on it. */
  clone(state: S): S;
  /** These two share their plans: one's pick may be taken back although the other has acted since. */
  allies?(state: S, a: Seat, b: Seat): boolean;
  /** The options of the match that follows a finished one, for the same seats; undefined where none does. */
  next?(state: S): O | undefined;
  /** The same game with a pack of homebrew cards added; throws `PackError` with every fault found. */
  extend?(pack: unknown): Game<S, O, V, F>;
  /** The same game, with `evaluate` by another learned value. */
  judgedBy?(value: LearnedValue): Game<S, O, V, F>;
}

/** A game whose types nobody needs to know: what tables, servers and simulators hold. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where five games meet under one type
export type AnyGame = Game<any, any, any, any>;

export type RefusedCode = 'finished' | 'not-your-turn' | 'not-an-option' | 'no-such-seat' | 'run-broken';

/** Thrown by `apply` for a pick that is not on the list. The state is as it was. */
export class Refused extends Error {
  readonly code: RefusedCode;
  constructor(code: RefusedCode, message: string) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}
