import { describe, expect, it } from 'vitest';
import { fanned } from './fan.ts';

describe('a fan', () => {
  it('leaves the middle card upright and turns the others outwards, lower the further out', () => {
    expect([0, 1, 2].map((i) => fanned(i, 3))).toEqual([
      { '--turn': '-4deg', '--drop': '1.6px' },
      { '--turn': '0deg', '--drop': '0px' },
      { '--turn': '4deg', '--drop': '1.6px' },
    ]);
  });

  it('never opens wider than eighteen degrees', () => {
    expect(fanned(11, 12)).toMatchObject({ '--turn': '8.25deg' });
  });
});
