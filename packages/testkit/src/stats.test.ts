import { describe, expect, it } from 'vitest';
import { chiSquareTail, goodnessOfFit } from './stats.ts';

describe('chi-square', () => {
  it.each([
    [3.841459, 1, 0.05],
    [18.307038, 10, 0.05],
    [135.806723, 100, 0.01],
    [10.827566, 1, 0.001],
    [4.35146, 5, 0.5],
  ])('tail of %d with %d degrees of freedom is %d', (x, df, tail) => {
    expect(chiSquareTail(x, df)).toBeCloseTo(tail, 6);
  });

  it('calls even counts likely and lopsided ones not', () => {
    expect(goodnessOfFit([101, 99, 100], [100, 100, 100])).toBeGreaterThan(0.9);
    expect(goodnessOfFit([200, 50, 50], [100, 100, 100])).toBeLessThan(1e-9);
  });
});
