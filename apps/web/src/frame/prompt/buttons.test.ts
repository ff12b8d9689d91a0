import { plain } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import type { GameTable } from '../../games/game-table.ts';
import type { Asked, Labelled, Look } from '../../table/table.ts';
import { buttonsFor } from './buttons.ts';

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
  const buttons = buttonsFor(table, moment, prompt, chosen, plain);
  return {
    labels: buttons.shown.map(({ option }) => option.label),
    primary: buttons.primary?.label,
    more: buttons.more,
  };
};

describe('buttons of a prompt', () => {
  it('stand for the options that belong to no thing; the only one of them is the primary', () => {
    const prompt = asked(on('a', '1'), on('b', '2'), on('c', '3'), bare('End'));
    expect(shown(prompt)).toEqual({ labels: ['End'], primary: 'End', more: true });
  });

  it('stand for every option when there are few, or when a thing was chosen', () => {
    expect(shown(asked(on('a', '1'), on('b', '2')))).toEqual({ labels: ['a', 'b'], primary: undefined, more: false });
    const many = asked(on('a', '1'), on('b', '1'), on('c', '2'), on('d', '3'));
    expect(shown(many, ['1']).labels).toEqual(['a', 'b']);
  });

  it('leave the last place to the primary that the game names', () => {
    const table: GameTable = { ...game, primary: () => 'x' };
    expect(shown(asked(bare('x'), bare('y'), bare('z')), [], table).labels).toEqual(['y', 'z', 'x']);
  });

  it('are fewer when their words are long, and never none', () => {
    const long = 'Spend two tokens: five Power, two short';
    expect(shown(asked(bare(`${long} A`), bare(`${long} B`), bare('C')))).toEqual({
      labels: [`${long} A`],
      primary: undefined,
      more: true,
    });
  });
});
