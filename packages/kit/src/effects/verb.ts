import type { Data, Frame, Text } from '@veilhall/engine';
import type { Ability, AnyEffect, Script } from './script.ts';

/** A player, hero, figure, enemy or automaton; the game numbers them. */
export type Who = number;

/** The types a game's texts are made of, named once. */
export interface EffectTypes {
  /** What a question about the table needs. */
  readonly board: unknown;
  /** What handlers work on: a board that can be changed. */
  readonly turn: { readonly stack: Frame[] };
  readonly effect: AnyEffect;
  /** What is picked for effects, as plain data. */
  readonly act: object;
  /** What is told of it: the `about` of its option. */
  readonly option: object;
  /** What labels may say of the table, from the view of the seat that is asked. */
  readonly scene: unknown;
  readonly ability: Ability<AnyEffect>;
}

/** Whose text it is, apart from where in the text. */
export interface Owner<A extends object = object> {
  /** Whom it concerns. */
  readonly who: Who;
  /** Who brought it about. */
  readonly by: Who;
  /** Instance of the card whose text it is, 0 for none. */
  readonly card: number;
  /** What the text is about so far: what a later "it" means. Verbs set it. */
  about?: A;
}

/** Where an effect stands. The frames `effects`, `pick` and `choose` are such places. */
export interface Place<A extends object = object> extends Owner<A> {
  readonly script: string;
  readonly step: number;
  /** The effect pays for something. */
  readonly cost: boolean;
  /** By step, what was picked before the game's window opened. */
  readonly aims?: readonly (readonly A[])[];
  /** By step, the number read when the text began. */
  readonly saw?: readonly number[];
}

/** How many picks an effect takes. With `most` 0 it takes none and is simply run. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The choice an effect leaves to somebody. */
export interface VerbPick<G extends EffectTypes, E = G['effect']> {
  /** `declared`: before costs are paid and anybody answers. Inside a part of another effect always when its turn comes. */
  readonly when: 'declared' | 'resolving';
  /** The game's word for the question; its `AskRules` are the game's, wrapped by `pickRules`. */
  readonly ask: string;
  /** Absent: exactly one. Where fewer acts are open than `least`, it ends with them. */
  range?(t: G['board'], p: Place<G['act']>, e: E): Range;
  acts(t: G['board'], p: Place<G['act']>, e: E): readonly G['act'][];
  chosen(t: G['turn'], p: Place<G['act']>, e: E, act: G['act']): void;
  /** How the option reads; no two options of a question read the same. */
  label(option: G['option'], e: E, scene: G['scene']): Text;
  /** Who picks, where it is not the one concerned. */
  chooser?(t: G['board'], p: Place<G['act']>, e: E): Who;
  /** Ask even for a single act: an answer given by itself would tell what the seat holds. */
  always?(t: G['board'], p: Place<G['act']>, e: E): boolean;
}

/** Everything about one verb: when it can do something, what it does, what it asks, how it reads, what it is worth. */
export interface Verb<G extends EffectTypes, E = G['effect']> {
  /** Carrying it out would change something. */
  can(t: G['board'], p: Place<G['act']>, e: E, inner: Inner<G>): boolean;
  /** It can be paid in full, where it is a cost; absent: where it can do something. */
  pay?(t: G['board'], p: Place<G['act']>, e: E, inner: Inner<G>): boolean;
  /** Changes the board or pushes a frame; never asks. Absent for what is only picked, or only in force. */
  run?(t: G['turn'], p: Place<G['act']>, e: E, inner: Inner<G>): void;
  /** The number it needs, where the text says that it is read at the start; it is `p.saw[p.step]` later. */
  reads?(t: G['board'], p: Place<G['act']>, e: E): number;
  readonly pick?: VerbPick<G, E>;
  /** A part was chosen (see `Inner.choose`); absent: it is carried out. */
  branch?(t: G['turn'], p: Place<G['act']>, e: E, part: number, inner: Inner<G>): void;
  /** A clause in the imperative, without capital and full stop. */
  text(e: E, source: string, inner: InnerText<G>): Text;
  /** For the one concerned, in the points of the game's brief: budgets are a test. */
  value(e: E, inner: InnerText<G>): number;
}

/** A game's verbs, each with the effects that are its own. */
export type TotalVerbs<G extends EffectTypes> = {
  readonly [V in G['effect']['verb']]: Verb<G, Extract<G['effect'], { verb: V }>>;
};

/** What a verb may say of the texts inside it. */
export interface InnerText<G extends EffectTypes> {
  text(effects: readonly G['effect'][], source: string): Text;
  value(effects: readonly G['effect'][]): number;
}

/** What a verb may do with the texts inside it, by their number in its parts. */
export interface Inner<G extends EffectTypes> extends InnerText<G> {
  can(t: G['board'], p: Place<G['act']>, part: number): boolean;
  payable(t: G['board'], p: Place<G['act']>, part: number): boolean;
  push(t: G['turn'], p: Place<G['act']>, part: number, cost?: boolean): void;
  /** Has one of the parts chosen: among these, or among all that can be done. */
  choose(t: G['turn'], p: Place<G['act']>, among?: readonly number[]): void;
  /** The part's script, as lasting effects name it. */
  script(t: G['board'], p: Place<G['act']>, part: number): string;
}

/** Whom an effect concerns: everybody named, the first named first, or one of them whom somebody picks. */
export type Concerned =
  | { readonly each: readonly Who[] }
  | { readonly oneOf: readonly Who[]; readonly ask: string; readonly about?: Data };

/** An ability that is in force, and whose it is. */
export interface InForce<B> {
  readonly ability: B;
  readonly card: number;
  readonly who: Who;
}

/** Scripts and abilities by id; a game's content is one. */
export interface Texts<G extends EffectTypes> {
  script(id: string): Script<G['effect']>;
  ability(id: string): G['ability'];
}
