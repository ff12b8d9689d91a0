import { fastRng, int } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { chanceOf, fitLogistic, type Sample } from './fit.ts';

const samplesOf = (weights: readonly number[], n: number): Sample[] => {
  const rng = fastRng('samples');
  const unit = () => int(rng, 'x', 1_000_000) / 1_000_000;
  return Array.from({ length: n }, () => {
    const features = [1, unit() * 4 - 2, unit() * 4 - 2];
    return { features, won: unit() < chanceOf(weights, features) };
  });
};

describe('logistic regression', () => {
  it('finds the weights that games were drawn from', () => {
    const { weights, loss } = fitLogistic(samplesOf([0.5, 1.5, -1], 20_000), 0.01);
    expect(weights[0]).toBeCloseTo(0.5, 0);
    expect(weights[1]).toBeCloseTo(1.5, 0);
    expect(weights[2]).toBeCloseTo(-1, 0);
    expect(loss).toBeLessThan(0.6);
  });

  it('keeps the prior where a feature never varies', () => {
    const samples = samplesOf([0, 1, 0], 500).map(({ features, won }) => ({ features: [...features, 0], won }));
    expect(fitLogistic(samples, 1, [0, 0, 0, 0.7]).weights[3]).toBeCloseTo(0.7, 6);
  });
});
