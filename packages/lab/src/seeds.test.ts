import { describe, expect, it } from 'vitest';
import { dealOf, numbersOf, SEED_SETS, seedIn } from './seeds.ts';

describe('seeds', () => {
  it('belong to one of three sets, which share no deal', () => {
    expect(seedIn('tune', '1')).toBe('tune/1');
    expect(seedIn('tune', 'report/1')).toBe('report/1');
    expect(seedIn('report', 'tuned')).toBe('report/tuned');
    const deals = SEED_SETS.flatMap((set) => ['1', '2', 'x'].map((seed) => dealOf(seedIn(set, seed), 17)));
    expect(new Set(deals).size).toBe(deals.length);
  });

  it('shards share the games out, each to one', () => {
    const parts = [1, 2, 3].map((part) => numbersOf(10, { part, of: 3 }));
    expect(parts).toEqual([
      [0, 3, 6, 9],
      [1, 4, 7],
      [2, 5, 8],
    ]);
    expect(numbersOf(3)).toEqual([0, 1, 2]);
  });
});
