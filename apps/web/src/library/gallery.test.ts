import type { CardInfo } from '@veilhall/engine';
import { GAMES } from '@veilhall/games';
import { describe, expect, it } from 'vitest';
import { countOf, searchCards, shelvesOf } from './gallery.ts';

const card = (id: string, family: string, text: string): CardInfo => ({
  id,
  name: `The ${id}`,
  family,
  copies: 1,
  text,
  data: {},
});

/** By their place, without the rest of each screen. */
const FAMILIES = import.meta.glob<Readonly<Record<string, string>>>('../games/*/families.ts', {
  import: 'FAMILIES',
  eager: true,
});

const CARDS = [
  card('owl', 'beast', 'Draw 2 cards.'),
  card('mill', 'place', 'Gain 1.'),
  card('bull', 'beast', 'Gain 2.'),
];
const SHELVES = shelvesOf(CARDS, { place: 'Places', moon: 'Moons', beast: 'Beasts' });
const ids = (query: string) => searchCards(SHELVES, query).map(({ cards }) => cards.map(({ id }) => id));

describe('the gallery of cards', () => {
  it('has the families in the game’s order, without those that have no card', () => {
    expect(SHELVES.map(({ title, cards }) => [title, cards.length])).toEqual([
      ['Places', 1],
      ['Beasts', 2],
    ]);
    expect(countOf(SHELVES)).toBe(3);
  });

  it('calls a family that the game does not name by its own word', () => {
    expect(shelvesOf(CARDS, { place: 'Places' }).map(({ title }) => title)).toEqual(['Places', 'beast']);
  });

  it('finds all words in name, text or family, in any order and case', () => {
    expect(ids('')).toEqual([['mill'], ['owl', 'bull']]);
    expect(ids('  GAIN ')).toEqual([['mill'], ['bull']]);
    expect(ids('2 bull')).toEqual([['bull']]);
    expect(ids('beasts')).toEqual([['owl', 'bull']]);
    expect(ids('castle')).toEqual([]);
  });
});

describe.each(GAMES.map((listed) => [listed.meta.title, listed] as const))('%s', (_title, { meta, load }) => {
  it('names every family of its cards and no other', async () => {
    const families = FAMILIES[`../games/${meta.id}/families.ts`] ?? {};
    const { game } = await load();
    const used = new Set(game.content.cards.map(({ family }) => family));
    expect(new Set(Object.keys(families))).toEqual(used);
  });
});
