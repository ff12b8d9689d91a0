import { plain } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import type { GameTable } from '../../games/game-table.ts';
import { wordsIn } from '../../library/search-words.ts';
import type { Asked, Labelled, Look } from '../../table/table.ts';
import { countOf, groupsOf, type OptionGroup, searched } from './option-groups.ts';

const bare: GameTable = { Screen: () => undefined };
const moment: Look = {
  seq: 0,
  viewer: 0,
  view: {},
  sketch: {
    title: '',
    status: [],
    zones: [
      { id: 'hand', name: 'Hand', count: 1, things: [{ id: 'salt', name: 'Salt', facts: '' }] },
      { id: 'deck', name: 'Deck', count: 9 },
    ],
  },
  whyNot: [],
  waiting: [0],
};
const many = (count: number, of: (n: number) => Partial<Labelled> = () => ({})): Labelled[] =>
  Array.from({ length: count }, (_, n) => ({ id: `o${n}`, label: `Option ${n}`, ...of(n) }));

function grouped(options: readonly Labelled[], game = bare): readonly OptionGroup[] {
  const prompt: Asked = { seat: 0, ask: 'play', sentence: '', rules: [], moves: options.length, options };
  return groupsOf(game, moment, prompt, options, plain);
}

const shape = (groups: readonly OptionGroup[]) =>
  groups.map(({ heading, folds }) => [heading, ...folds.map(({ name, lines }) => [name, lines.length])]);

describe('the list of all options', () => {
  it('has neither headings nor folds where it is short, and what comes to nothing stands last', () => {
    const game: GameTable = { ...bare, idle: (_, { option }) => (option.id === 'o0' ? 'Nothing.' : undefined) };
    const [only, ...others] = grouped(many(9), game);
    expect(others).toEqual([]);
    expect(only?.heading).toBeUndefined();
    expect(only?.folds[0]?.lines.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    expect(only?.folds[0]?.lines.at(-1)?.idle).toBe('Nothing.');
  });

  it('stands by where the first thing lies, unless the game says what an option is about', () => {
    const options = many(10, (n) => (n < 4 ? { on: ['salt'] } : {}));
    expect(shape(grouped(options))).toEqual([
      ['Hand', [undefined, 4]],
      ['Anything else', [undefined, 6]],
    ]);
    const game: GameTable = {
      ...bare,
      group: (_, { option }) => (option.id === 'o9' ? { heading: 'Last' } : undefined),
    };
    expect(shape(grouped(options, game)).at(-1)).toEqual(['Last', [undefined, 1]]);
  });

  it('folds a long group under what its lines have in common, and a short one not', () => {
    const under = (most: number): GameTable => ({
      ...bare,
      group: (_, { option }) => ({ heading: 'Move', under: Number(option.id.slice(1)) < most ? 'Belan' : 'Saghari' }),
    });
    expect(shape(grouped(many(20), under(5)))).toEqual([['Move', [undefined, 20]]]);
    expect(shape(grouped(many(21), under(5)))).toEqual([['Move', ['Belan', 5], ['Saghari', 16]]]);
    expect(shape(grouped(many(21), under(0)))).toEqual([['Move', [undefined, 21]]]);
  });

  it('gathers what comes to nothing under the last heading', () => {
    const game: GameTable = { ...bare, idle: (_, { option }) => (option.id < 'o2' ? 'Nothing.' : undefined) };
    expect(shape(grouped(many(10), game)).at(-1)).toEqual(['Would come to nothing now', [undefined, 2]]);
  });

  it('finds lines by their own words and by those they stand under, and folds none of them', () => {
    const game: GameTable = {
      ...bare,
      group: (_, { option }) => ({ heading: 'Move', under: option.id === 'o7' ? 'Belan' : 'Saghari' }),
    };
    const groups = grouped(many(30), game);
    expect(shape(searched(groups, wordsIn('belan')))).toEqual([['Move', [undefined, 1]]]);
    expect(countOf(searched(groups, wordsIn('move option 2')))).toBe(12);
    expect(searched(groups, wordsIn('portal'))).toEqual([]);
  });
});
