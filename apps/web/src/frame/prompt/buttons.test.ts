import { describe, expect, it } from 'vitest';
import type { GameTable } from '../../games/game-table.ts';
import type { Asked, Labelled, Look } from '../../table/table.ts';
import { buttonsFor, shortened } from './buttons.ts';

const game: GameTable = { Screen: () => undefined };
const moment: Look = {
  seq: 0,
  viewer: 0,
  view: {},
  sketch: { title: '', status: [], zones: [] },
  whyNot: [],
  waiting: [0],
};
const asked = (...options: Labelled[]): Asked => ({
  seat: 0,
  ask: 'play',
  sentence: 'Play.',
  rules: [],
  moves: options.length,
  options,
});
const bare = (label: string): Labelled => ({ id: label, label });
const on = (label: string, ...things: string[]): Labelled => ({ id: label, label, on: things });
const shown = (prompt: Asked, chosen: string[] = [], table = game) => {
  const buttons = buttonsFor(table, moment, prompt, chosen);
  return {
    labels: buttons.shown.map(({ option }) => option.label),
    primary: buttons.primary?.label,
    more: buttons.more,
  };
};

describe('buttons of a prompt', () => {
  it('stand for the options that belong to no thing; the only one of them is the primary', () => {
    const prompt = asked(on('a', '1'), on('b', '2'), on('c', '3'), on('d', '4'), bare('End'));
    expect(shown(prompt)).toEqual({ labels: ['End'], primary: 'End', more: true });
  });

  it('stand for every option when there are at most four, or when a thing was chosen', () => {
    const four = asked(on('a', '1'), on('b', '2'), on('c', '3'), on('d', '4'));
    expect(shown(four)).toEqual({ labels: ['a', 'b', 'c', 'd'], primary: undefined, more: false });
    const many = asked(on('a', '1'), on('b', '1'), on('c', '2'), on('d', '3'), on('e', '3'));
    expect(shown(many).labels).toEqual([]);
    expect(shown(many, ['1']).labels).toEqual(['a', 'b']);
  });

  it('are two where few words fill a line, and the rest is in the list', () => {
    const three = asked(bare('x'), bare('y'), bare('z'));
    const { shown: narrow, more } = buttonsFor({ ...game, primary: () => 'z' }, moment, three, [], true);
    expect(narrow.map(({ option }) => option.label)).toEqual(['x', 'z']);
    expect(more).toBe(true);
  });

  it('leave the last place to the primary that the game names', () => {
    const table: GameTable = { ...game, primary: () => 'v' };
    const five = asked(bare('v'), bare('w'), bare('x'), bare('y'), bare('z'));
    expect(shown(five, [], table)).toEqual({ labels: ['w', 'x', 'y', 'v'], primary: 'v', more: true });
  });
});

describe('a label on a button', () => {
  it('ends at a word’s end when it is too long', () => {
    expect(shortened('Spend two tokens', 16)).toBe('Spend two tokens');
    expect(shortened('Spend two tokens: five Power', 20)).toBe('Spend two tokens…');
    expect(shortened('Spend two tokens, five Power', 15)).toBe('Spend two…');
  });
});
