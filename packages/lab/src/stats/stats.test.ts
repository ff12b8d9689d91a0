import { fastRng, int } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { benjaminiHochberg, holm } from './many-tests.ts';
import { mcnemar, percentile, twoSided, wilson } from './shares.ts';
import { Contrast, Tally } from './tally.ts';

describe('shares', () => {
  it('Wilson: known values and sane ends', () => {
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 3);
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(20, 20).high).toBeCloseTo(1, 10);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('McNemar: exact two-sided binomial', () => {
    expect(mcnemar(0, 0)).toBe(1);
    expect(mcnemar(0, 5)).toBeCloseTo(0.0625, 10);
    expect(mcnemar(3, 3)).toBe(1);
    expect(mcnemar(10, 30)).toBeCloseTo(0.0022, 3);
  });

  it('percentiles are values of the list', () => {
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 4], 0.95)).toBe(4);
    expect(percentile([], 0.5)).toBe(0);
  });

  it('the normal distribution: known values', () => {
    expect(twoSided(0)).toBeCloseTo(1, 6);
    expect(twoSided(1)).toBeCloseTo(0.3173105, 6);
    expect(twoSided(-1.959964)).toBeCloseTo(0.05, 6);
    expect(twoSided(3.290527)).toBeCloseTo(0.001, 6);
  });
});

/** Games of four seats of which all win or none: four results, and no more to learn from them than from one. */
function alike(games: number, chance: number, seed: string): Tally {
  const tally = new Tally();
  const rng = fastRng(seed);
  for (let n = 0; n < games; n++) tally.add(int(rng, 'won', 1000) < 1000 * chance ? 4 : 0, 4);
  return tally;
}

describe('clustered by game', () => {
  it('one thing per game gives Wilson’s interval', () => {
    const tally = new Tally();
    for (let n = 0; n < 100; n++) tally.add(n < 37 ? 1 : 0, 1);
    const { low, high } = wilson(37, 100);
    expect(tally.share.low).toBeCloseTo(low, 10);
    expect(tally.share.high).toBeCloseTo(high, 10);
  });

  it('four results that stand and fall together count as one', () => {
    const tally = alike(200, 0.3, 'alike');
    const { low, high } = wilson(tally.sum / 4, 200);
    expect(tally.share.low).toBeCloseTo(low, 10);
    expect(tally.share.high).toBeCloseTo(high, 10);
  });

  it('holds the truth 95 times in 100', () => {
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      const { low, high } = alike(200, 0.3, `coverage ${run}`).share;
      if (low <= 0.3 && high >= 0.3) held++;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(975);
  });

  it('a difference inside the same games knows that they are the same', () => {
    const same = new Contrast();
    const apart = new Contrast();
    for (let n = 0; n < 50; n++) {
      const won = n % 2;
      same.add(won, 1, won, 1);
      apart.add(won, 1, 1 - won, 1);
    }
    expect(same.interval).toEqual({ low: 0, high: 0 });
    expect(same.p()).toBe(1);
    expect(apart.variance).toBeCloseTo(4 * apart.a.variance, 10);
  });

  it('none of eight is not taken for never', () => {
    const none = new Contrast();
    for (let n = 0; n < 8; n++) none.add(0, 1, 0, 0);
    for (let n = 0; n < 60; n++) none.add(0, 0, n % 4 === 0 ? 1 : 0, 1);
    expect(none.p()).toBeLessThan(0.0001);
    expect(none.p(none.carefulVariance)).toBeGreaterThan(0.02);
  });

  it('nothing is clear from a handful of games', () => {
    const few = new Contrast();
    for (let n = 0; n < 4; n++) few.add(1, 1, 0, 0);
    for (let n = 0; n < 4; n++) few.add(0, 0, n % 2, 1);
    expect(few.value).toBe(0.5);
    expect(few.p()).toBe(1);
  });
});

describe('many tests at once', () => {
  it('Holm and Benjamini-Hochberg: known values', () => {
    const ps = [0.01, 0.04, 0.03, 0.005];
    const close = (list: readonly number[]) => list.map((p) => Number(p.toFixed(6)));
    expect(close(holm(ps))).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(close(benjaminiHochberg(ps))).toEqual([0.02, 0.04, 0.04, 0.02]);
    expect(holm([])).toEqual([]);
    expect(benjaminiHochberg([0.9])).toEqual([0.9]);
  });
});
