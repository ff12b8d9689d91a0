import { type AskRules, type Card, type Data, thing } from '@veilhall/engine';
import type { Who } from './verb.ts';

/** Ends a pick of "up to" so many. Acts are objects, so it is never one of them. */
export const DONE = 'done';
export type Done = typeof DONE;

export type Consent = 'yes' | 'no';
export const CONSENT: readonly Consent[] = ['yes', 'no'];

/** Which of the texts that triggered together comes first. */
export interface FirstAct {
  readonly entry: number;
  readonly text: string;
  readonly card: number;
  /** The card, where it lies on the table. */
  readonly shown?: Card;
}

/** What the handlers ask besides a game's own picks, as entries of a game's map of asks. */
export type EffectAsks = {
  /** `script` and `step` lead to the texts of the parts: see `partTexts`. */
  choose: { act: number; about: { card: string; script: string; step: number }; option: { part: number } };
  order: { act: FirstAct; about: { when: string }; option: { text: string } };
  may: { act: Consent; about: { card: string; ability: string }; option: { consent: Consent } };
};

export const effectAsks = {
  choose: { id: (part: number) => `choose:${part}`, about: (part: number) => ({ part }) },
  order: {
    id: ({ text, card }: FirstAct) => `first:${text}#${card}`,
    on: ({ shown }: FirstAct) => shown && [thing(shown)],
    about: ({ text }: FirstAct) => ({ text }),
  },
  may: { id: (consent: Consent) => consent, about: (consent: Consent) => ({ consent }) },
} satisfies { [K in keyof EffectAsks]: AskRules<EffectAsks[K]['act'], EffectAsks[K]['option']> };

/** For the question which of several a text concerns; its name is the game's. */
export const whomRules = {
  id: (who: Who) => `seat:${who}`,
  on: (who: Who) => [`seat:${who}`],
  about: (who: Who) => ({ who }),
} satisfies AskRules<Who, { who: Who }>;

/** A game's rules for its picks, with the option that ends a pick early. */
export function pickRules<A extends object, O extends Data>(
  rules: AskRules<A, O> & { about(act: A): O },
): AskRules<A | Done, O | { done: true }> & { about(act: A | Done): O | { done: true } } {
  return {
    id: (act) => (act === DONE ? DONE : rules.id(act)),
    on: (act) => (act === DONE ? undefined : rules.on?.(act)),
    about: (act) => (act === DONE ? { done: true } : rules.about(act)),
  };
}
