import { fastRng, int, type RngState, type Sign } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { calibrationOf, crossValidate, foldsOf, lossIn } from './folds.ts';
import { chancesOf, fitLogistic } from './logistic.ts';
import { networkChances, trainNetwork } from './network.ts';
import { changing, SampleList, type Samples } from './samples.ts';

const unit = (rng: RngState): number => int(rng, 'x', 1_000_000) / 1_000_000;
const spread = (rng: RngState): number => unit(rng) * 4 - 2;

/** Positions of games that are won by these odds. */
function drawn(games: number, perGame: number, odds: (a: number, b: number) => number): Samples {
  const rng = fastRng('samples');
  const list = new SampleList();
  for (let game = 0; game < games; game++) {
    const [a, b] = [spread(rng), spread(rng)];
    const won = unit(rng) < 1 / (1 + Math.exp(-odds(a, b)));
    for (let i = 0; i < perGame; i++) list.add(game, 0, [1, a, b], won);
  }
  return list.samples;
}

describe('logistic regression', () => {
  const samples = drawn(20_000, 1, (a, b) => 0.5 + 1.5 * a - b);

  it('finds the weights that games were drawn from', () => {
    const weights = fitLogistic(samples, { ridge: 0.01 });
    expect(weights[0]).toBeCloseTo(0.5, 0);
    expect(weights[1]).toBeCloseTo(1.5, 0);
    expect(weights[2]).toBeCloseTo(-1, 0);
  });

  it('holds a weight at 0 rather than let it count the wrong way, and fits the others around it', () => {
    const signs: Sign[] = ['free', '+', '+'];
    const held = fitLogistic(samples, { ridge: 0.01, signs });
    expect(held[2]).toBe(0);
    expect(held[1]).toBeGreaterThan(0.8);
    const allowed = fitLogistic(samples, { ridge: 0.01, signs: ['free', '+', '-'] });
    for (const [i, weight] of fitLogistic(samples, { ridge: 0.01 }).entries())
      expect(allowed[i]).toBeCloseTo(weight, 3);
  });

  it('leaves a feature that never varies alone', () => {
    const list = new SampleList();
    for (let n = 0; n < 50; n++) list.add(n, 0, [1, n % 7, 0], n % 3 === 0);
    expect(fitLogistic(list.samples, { ridge: 1 })[2]).toBe(0);
  });
});

it('tells how a game was set up from what changes in it', () => {
  const list = new SampleList();
  for (const [game, brought, now] of [
    [0, 5, 1],
    [0, 5, 2],
    [1, 6, 2],
  ] as const)
    list.add(game, 0, [1, brought, now], false);
  expect([...changing(list.samples)]).toEqual([2]);
});

describe('cross-validation', () => {
  it('never has a game on both sides', () => {
    for (const { taught, held } of foldsOf(drawn(40, 5, (a) => a))) {
      const known = new Set(taught.games);
      expect([...held.games].some((game) => known.has(game))).toBe(false);
      expect(taught.count + held.count).toBe(200);
    }
  });

  it('pulls harder where there is little to learn', async () => {
    const noise = await crossValidate(foldsOf(drawn(60, 5, () => 0)), {}, async () => {});
    const signal = await crossValidate(foldsOf(drawn(600, 5, (a) => 3 * a)), {}, async () => {});
    expect(noise.ridge).toBeGreaterThan(signal.ridge);
    const sure = calibrationOf(signal.forecasts).at(-1);
    expect(sure?.won).toBeGreaterThan(0.9);
  });
});

describe('the small network', () => {
  it('sees what no line can, and says what a line says where there is no more', () => {
    const bent = drawn(3000, 1, (a, b) => (a * b > 0 ? 2 : -2));
    const weights = fitLogistic(bent, { ridge: 1 });
    const network = trainNetwork(bent, weights, 'test');
    const loss = (chances: Float64Array): number => lossIn([{ held: bent, chances }]).value;
    expect(loss(networkChances(bent, weights, network))).toBeLessThan(loss(chancesOf(bent, weights)) - 0.1);
    const blank = { input: [[0, 0, 0]], bias: [0], out: [0] };
    const [first = 0] = networkChances(bent, weights, blank);
    expect(first).toBeCloseTo(chancesOf(bent, weights)[0] ?? 0, 9);
  });
});
