import { type CardInfo, type Catalogue, canonical, hashOf, type Json } from '@veilhall/engine';

/** Members of a card that are words: whatever they say, the card does the same. */
const WORDS: readonly string[] = ['name', 'flavour', 'glyph', 'text'];

/** Plain data of a card, with absent members really absent. */
export const plainData = (value: unknown): Json => JSON.parse(canonical(value));

/** What a card does, without its words; `words` names further members that are words in this game. */
export function meaningOf(card: unknown, words: readonly string[] = []): Json {
  const left = (value: Json): Json => {
    if (typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(left);
    const kept = Object.entries(value).filter(([key]) => !WORDS.includes(key) && !words.includes(key));
    return Object.fromEntries(kept.map(([key, member]) => [key, left(member)]));
  };
  return left(plainData(card));
}

/** One family of cards, as the catalogue takes it. */
export interface Described {
  readonly meaning: readonly Json[];
  readonly infos: readonly CardInfo[];
}

/** `describe` gives a card's entry, or several where its copies differ. */
export function described<C>(
  cards: Iterable<C>,
  describe: (card: C) => CardInfo | readonly CardInfo[],
  words: readonly string[] = [],
): Described {
  const list = [...cards];
  return { meaning: list.map((card) => meaningOf(card, words)), infos: list.flatMap((card) => describe(card)) };
}

/** Every card with the text its effects generate; the hash changes with what cards do, and not with their words. */
export const catalogueOf = (...families: readonly Described[]): Catalogue => ({
  hash: hashOf(families.map(({ meaning }) => meaning)),
  cards: families.flatMap(({ infos }) => infos),
});
