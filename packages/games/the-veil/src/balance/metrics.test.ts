import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { type Layout, table } from '../testing/table.ts';
import { newMeter } from './metrics.ts';

const ended = (how: Layout) => {
  const { state } = table(how).hit(0);
  return newMeter(game, state).metrics(state);
};

describe('a match is measured', () => {
  it('by who went first, how long it was and which of two characters won', () => {
    expect(ended({ players: [{ health: 3 }, {}], damage: 3, round: 9 })).toEqual({
      rounds: [9, 1],
      long: [0, 1],
      'first player': [0, 1],
      'average thornwitch': [0, 1],
      'average barbarian': [1, 1],
      'barbarian v thornwitch': [1, 1],
    });
  });

  it('without a pairing where both lead the same character, or where more than two play', () => {
    const mirror = [{ character: 'barbarian', health: 3 }, { character: 'barbarian' }];
    expect(Object.keys(ended({ players: mirror, damage: 3, round: 18 }))).toEqual(['rounds', 'long', 'first player']);
    expect(ended({ players: mirror, damage: 3, round: 18 }).long).toEqual([1, 1]);
  });
});
