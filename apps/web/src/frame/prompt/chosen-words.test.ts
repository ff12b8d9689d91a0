import { describe, expect, it } from 'vitest';
import type { Asked } from '../../table/table.ts';
import { chosenWords } from './chosen-words.ts';

const asked = (...on: string[][]): Asked => ({
  seat: 0,
  ask: 'play',
  sentence: 'Play.',
  rules: [],
  moves: on.length,
  options: on.map((things, i) => ({ id: String(i), label: String(i), on: things })),
});
const NAMES: Readonly<Record<string, string>> = { blade: 'Ember Blade', pack: 'Thorn Pack', singer: 'Cradle Singer' };
const nameOf = (thing: string): string | undefined => NAMES[thing];

describe('what the bar says of things that are chosen', () => {
  it('names them and what they may be used on', () => {
    const prompt = asked(['blade', 'pack'], ['blade', 'singer'], ['pack']);
    expect(chosenWords(prompt, ['blade'], nameOf)).toBe(
      'Ember Blade chosen: point at Thorn Pack or Cradle Singer, or let go.',
    );
  });

  it('leads to the buttons where nothing more is to be pointed at', () => {
    expect(chosenWords(asked(['blade'], ['blade']), ['blade'], nameOf)).toBe(
      'Ember Blade chosen: press a button, or let go.',
    );
    expect(
      chosenWords(asked(['blade'], ['blade', 'pack'], ['blade', 'pack', 'singer']), ['blade', 'pack'], nameOf),
    ).toBe('Ember Blade and Thorn Pack chosen: point at Cradle Singer, press a button, or let go.');
  });

  it('counts what is too many to name or has no name, and says nothing of what it cannot name', () => {
    expect(chosenWords(asked(['blade', 'x'], ['blade', 'y']), ['blade'], nameOf)).toBe(
      'Ember Blade chosen: point at one of the 2 lit things, or let go.',
    );
    expect(chosenWords(asked(['x', 'pack'], ['x', 'singer']), ['x'], nameOf)).toBeUndefined();
    expect(chosenWords(asked(['blade']), [], nameOf)).toBeUndefined();
  });
});
