import type { CardInfo } from '@veilhall/engine';
import { wordsIn } from './search-words.ts';

/** Cards of one family, under the name their group has. */
export interface Shelf {
  readonly family: string;
  readonly title: string;
  readonly cards: readonly CardInfo[];
}

/** Cards by family: first the families the game names, in its order, then whatever else there is. */
export function shelvesOf(cards: readonly CardInfo[], titles: Readonly<Record<string, string>>): Shelf[] {
  const found = new Map<string, CardInfo[]>(Object.keys(titles).map((family) => [family, []]));
  for (const card of cards) {
    const shelf = found.get(card.family);
    if (shelf) shelf.push(card);
    else found.set(card.family, [card]);
  }
  return [...found]
    .filter(([, on]) => on.length > 0)
    .map(([family, on]) => ({ family, title: titles[family] ?? family, cards: on }));
}

/** The cards in whose name, text or family every word occurs. */
export function searchCards(shelves: readonly Shelf[], query: string): Shelf[] {
  const fits = wordsIn(query);
  return shelves
    .map((shelf) => ({
      ...shelf,
      cards: shelf.cards.filter((card) => fits(`${shelf.title} ${card.name} ${card.text}`)),
    }))
    .filter(({ cards }) => cards.length > 0);
}

export const countOf = (shelves: readonly Shelf[]): number => shelves.reduce((sum, { cards }) => sum + cards.length, 0);
