import { type RngState, shuffle } from './rng.ts';

/**
 * A card on the table. Face-down piles hold bare definitions instead: a card gets its instance number when it leaves
 * such a pile and loses it when it goes back, so no number survives a shuffle.
 */
export interface Card {
  id: number;
  def: string;
}

export interface IdSource {
  nextId: number;
}

export const issue = (source: IdSource, def: string): Card => ({ id: source.nextId++, def });

export const thing = (card: Card): string => `${card.def}#${card.id}`;

/** Takes the card off the list, or says that it is not there. */
export function take<C extends Card>(zone: C[], id: number): C | undefined {
  const at = zone.findIndex((card) => card.id === id);
  return at < 0 ? undefined : zone.splice(at, 1)[0];
}

/** The top of a face-down pile is its last element. */
export function drawTop(source: IdSource, pile: string[]): Card | undefined {
  const def = pile.pop();
  return def === undefined ? undefined : issue(source, def);
}

/**
 * Turns cards face down into the pile and shuffles it: their instance numbers end here. Sorted first, so that the new
 * order depends on chance alone and not on where each card lay.
 */
export function shuffleIn(rng: RngState, label: string, pile: string[], cards: readonly Card[]): void {
  for (const card of cards) pile.push(card.def);
  shuffle(rng, label, pile.sort());
}

export const cloneCards = (cards: readonly Card[]): Card[] => {
  const copy: Card[] = new Array(cards.length);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    copy[i] = { id: card.id, def: card.def };
  }
  return copy;
};
