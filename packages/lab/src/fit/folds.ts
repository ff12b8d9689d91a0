import { Tally } from '../stats/tally.ts';
import { chancesOf, fitLogistic, type LogisticSettings, lossOf } from './logistic.ts';
import { type Samples, samplesWhere } from './samples.ts';

/** How hard weights are pulled towards what is expected of them; held-out games choose. */
export const RIDGES = [1, 3, 10, 30, 100, 300, 1000] as const;
/** Games are dealt out to so many folds; each is forecast by what the others taught. */
export const FOLDS = 5;

const foldOf = (game: number): number => game % FOLDS;

export interface Fold {
  readonly taught: Samples;
  readonly held: Samples;
}

/** Positions of one game never stand on both sides: they end alike, and would tell on each other. */
export const foldsOf = (samples: Samples): Fold[] =>
  Array.from({ length: FOLDS }, (_, fold) => ({
    taught: samplesWhere(samples, (game) => foldOf(game) !== fold),
    held: samplesWhere(samples, (game) => foldOf(game) === fold),
  }));

export interface RidgeLoss {
  readonly ridge: number;
  /** Mean logarithmic loss on held-out games. */
  readonly loss: number;
}

/** A held-out fold, and the chances that a model saw in it. */
export interface Forecast {
  readonly held: Samples;
  readonly chances: Float64Array;
}

export interface CrossValidated {
  readonly ridges: readonly RidgeLoss[];
  readonly ridge: number;
  readonly forecasts: readonly Forecast[];
  /** Weights by fold, of the ridge that was chosen. */
  readonly weights: readonly (readonly number[])[];
}

/** Finds the ridge that forecasts held-out games best. */
export async function crossValidate(
  folds: readonly Fold[],
  settings: Omit<LogisticSettings, 'ridge' | 'start'>,
  onStep: (done: number, of: number) => Promise<void>,
): Promise<CrossValidated> {
  const runs: (RidgeLoss & Pick<CrossValidated, 'forecasts' | 'weights'>)[] = [];
  // From the strongest pull to the weakest: each fit begins where the one before ended.
  let start: readonly (readonly number[])[] = [];
  for (const ridge of RIDGES.toReversed()) {
    const weights: number[][] = [];
    for (const [i, { taught }] of folds.entries()) {
      const from = start[i];
      weights.push(fitLogistic(taught, { ridge, ...settings, ...(from && { start: from }) }));
      await onStep(runs.length * folds.length + i + 1, RIDGES.length * folds.length);
    }
    start = weights;
    const forecasts = folds.map(({ held }, i) => ({ held, chances: chancesOf(held, weights[i] ?? []) }));
    runs.push({ ridge, loss: lossIn(forecasts).value, forecasts, weights });
  }
  const best = chosen(runs);
  return {
    ridges: runs.map(({ ridge, loss }) => ({ ridge, loss })),
    ridge: best.ridge,
    forecasts: best.forecasts,
    weights: best.weights,
  };
}

/** The pull that forecasts held-out games best. */
export const chosen = <T extends RidgeLoss>(runs: readonly T[]): T => runs.reduce((a, b) => (b.loss < a.loss ? b : a));

/** Logarithmic loss, clustered by game. */
export const lossIn = (forecasts: readonly Forecast[]): Tally =>
  perGame(forecasts, (chance, won) => lossOf(chance, won));

/** The loss of those who know only how often games are won. */
export const baseLoss = (folds: readonly Fold[]): Tally =>
  lossIn(
    folds.map(({ taught, held }) => {
      const share = taught.won.reduce((sum, won) => sum + won, 0) / Math.max(1, taught.count);
      return { held, chances: new Float64Array(held.count).fill(share) };
    }),
  );

/** How much less the second loses than the first, on the same held-out positions. */
export const gainOf = (first: readonly Forecast[], second: readonly Forecast[]): Tally =>
  perGame(first, (chance, won, fold, n) => lossOf(chance, won) - lossOf(second[fold]?.chances[n] ?? 0.5, won));

function perGame(
  forecasts: readonly Forecast[],
  value: (chance: number, won: number, fold: number, n: number) => number,
): Tally {
  const games = new Map<number, [sum: number, of: number]>();
  for (const [fold, { held, chances }] of forecasts.entries()) {
    for (const [n, game] of held.games.entries()) {
      const [sum, of] = games.get(game) ?? [0, 0];
      games.set(game, [sum + value(chances[n] as number, held.won[n] as number, fold, n), of + 1]);
    }
  }
  const tally = new Tally();
  for (const [sum, of] of games.values()) tally.add(sum, of);
  return tally;
}

/** Held-out positions by the chance seen in them: how often they were won. */
export interface CalibrationRow {
  readonly from: number;
  readonly to: number;
  readonly positions: number;
  readonly forecast: number;
  readonly won: number;
}

const BINS = 10;

export function calibrationOf(forecasts: readonly Forecast[]): CalibrationRow[] {
  const bins = Array.from({ length: BINS }, () => ({ positions: 0, forecast: 0, won: 0 }));
  for (const { held, chances } of forecasts) {
    for (const [n, chance] of chances.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (!bin) continue;
      bin.positions++;
      bin.forecast += chance;
      bin.won += held.won[n] as number;
    }
  }
  return bins.map(({ positions, forecast, won }, i) => ({
    from: i / BINS,
    to: (i + 1) / BINS,
    positions,
    forecast: positions === 0 ? 0 : forecast / positions,
    won: positions === 0 ? 0 : won / positions,
  }));
}
