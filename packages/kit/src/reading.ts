import type { Fact, GameState, Prompt, Seat } from '@veilhall/engine';

/**
 * What became of a card. drawn: it came to the seat. played: it did what it is for. held: it lay unused with the seat when
 * the game ended. kept: the seat owned it at the end.
 */
export const CARD_USES = ['drawn', 'played', 'held', 'kept'] as const;
export type CardUse = (typeof CARD_USES)[number];

export interface UsedCard {
  readonly use: CardUse;
  /** As the catalogue names it. */
  readonly card: string;
  readonly seat: Seat;
}

/**
 * By ask: what an option stands for in statistics, from what it tells. Asks that are left out are no choices of this kind,
 * and neither are options that stand for nothing, such as all that is no purchase in a turn.
 */
export type Choices<P extends Prompt = Prompt> = {
  readonly [A in P['ask']]?: (
    about: NonNullable<Extract<Extract<P, { ask: A }>['options'][number], { kind?: never }>['about']>,
  ) => string | undefined;
};

/** The course of the game's main resource, seat by seat. */
export interface Course<S extends GameState, F extends Fact> {
  readonly resource: string;
  /** What one step is called: a round, a turn. */
  readonly step: string;
  /** A new step begins with this fact; `again` counts them from the start, as where one match holds several games. */
  begins(fact: F): 'step' | 'again' | undefined;
  value(state: S, seat: Seat): number;
}

/** What the lab reads out of a game besides who won. Each game says it once, from its typed facts and its own state. */
export interface Reading<S extends GameState, F extends Fact, P extends Prompt = Prompt> {
  /** Cards that seats have from the start. */
  atStart?(state: S): readonly UsedCard[];
  /** `state` is as it was after the pick that led to the fact. */
  ofFact(fact: F, state: S): readonly UsedCard[];
  atEnd(state: S): readonly UsedCard[];
  /** Upgrades, buys, drafts: choices that can be made at random to learn what each is worth. */
  readonly choices: Choices<P>;
  /** Whom the seat plays, where the game has characters. */
  character?(state: S, seat: Seat): string;
  readonly course: Course<S, F>;
  /** The cards as written, by the families that a pack may replace. */
  readonly written: Readonly<Record<string, readonly { readonly id: string }[]>>;
}

/** A reading whose types nobody needs to know: what the lab holds. */
// biome-ignore lint/suspicious/noExplicitAny: the lab reads any game's facts and states
export type AnyReading = Reading<any, any, any>;
