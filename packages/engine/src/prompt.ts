import type { Data, OptionId, Seat, ThingId } from './ids.ts';

export interface Option {
  readonly id: OptionId;
  /** What picking it means, as data: what words, bots and screens may read. */
  readonly about?: Data | undefined;
  /** The things this option belongs to; a screen lights them up. */
  readonly on?: readonly ThingId[] | undefined;
  /** Absent for a move of the game. Bots never take the others and screens keep them in a menu. */
  readonly kind?: 'setting' | 'resign';
}

/**
 * One seat must pick exactly one of these. Sentences and labels are made from it by `Words`, when somebody looks; the
 * options themselves are made when somebody looks, too.
 */
export interface Prompt {
  readonly seat: Seat;
  /** What is asked, as a word of the game: `play`, `boost`, `discard`. */
  readonly ask: string;
  /** What the sentence is about: numbers and names that the seat may know. */
  readonly about?: Data | undefined;
  /** How many of the options are moves of the game: they come first, then settings, then giving up. */
  readonly moves: number;
  readonly options: readonly Option[];
}

/** The game goes on without an answer to it: only settings are open. */
export const isOffer = (prompt: Prompt): boolean => prompt.moves === 0;

/** A prompt as plain data, complete: what leaves the authority, and what suites compare. */
export function promptData(prompt: Prompt): Prompt {
  const { seat, ask, about, moves } = prompt;
  const options = prompt.options.map(optionData);
  return about ? { seat, ask, about, moves, options } : { seat, ask, moves, options };
}

function optionData({ id, about, on, kind }: Option): Option {
  if (kind) return { id, ...(about && { about }), ...(on && { on }), kind };
  // Every look at a match makes all of its moves, so they are written out.
  if (about) return on ? { id, about, on } : { id, about };
  return on ? { id, on } : { id };
}

/** One kind of question of a game: the acts to choose from, what its sentence is about, and what each option tells. */
export interface AskShape {
  readonly act: unknown;
  readonly about?: Data;
  readonly option?: Data;
}

type About<S extends AskShape> = S extends { about: infer D extends Data } ? { readonly about: D } : { about?: never };
type OptionAbout<S extends AskShape> = S extends { option: infer D extends Data }
  ? { readonly about: D; readonly kind?: never }
  : { readonly about?: never; readonly kind?: never };

/**
 * A game's prompts, typed by one map from ask to `AskShape`: narrowing by `ask` gives the types of `about` and of the
 * options. Options of a `kind` are settings (`G`) or giving up.
 */
export type PromptOf<M extends { [K in keyof M]: AskShape }, G extends Data = Data, A extends keyof M = keyof M> = {
  [K in keyof M & string]: Omit<Prompt, 'about' | 'options' | 'ask'> & { readonly ask: K } & About<M[K]> & {
      readonly options: readonly (Omit<Option, 'about' | 'kind'> &
        (
          | OptionAbout<M[K]>
          | { readonly about: G; readonly kind: 'setting' }
          | { readonly about?: never; readonly kind: 'resign' }
        ))[];
    };
}[A & string];

/** The same map seen from a handler: what it may ask. */
export type QuestionOf<M extends { [K in keyof M]: AskShape }, A extends keyof M = keyof M> = {
  [K in keyof M & string]: {
    readonly seat: Seat;
    readonly ask: K;
    readonly acts: readonly M[K]['act'][];
    readonly always?: true;
  } & About<M[K]>;
}[A & string];

/** How the options of one ask are named and told, from the act alone; each part is made only when somebody looks. */
export interface AskRules<A, O extends Data = Data> {
  id(act: A): OptionId;
  on?(act: A): readonly ThingId[] | undefined;
  /** An allow-list: whatever the act holds besides stays with the authority. */
  about?(act: A): O;
}

/** The rules of every ask of a game: total over its map. */
export type AskTable<M extends { [K in keyof M]: AskShape }> = {
  readonly [K in keyof M]: M[K] extends { option: infer O extends Data }
    ? AskRules<M[K]['act'], O> & { about(act: M[K]['act']): O }
    : AskRules<M[K]['act']>;
};
