import type { Feature, LearnedValue } from '@veilhall/engine';
import type { Interval } from '../stats/shares.ts';
import { rounded, roundedInterval } from '../stats/shares.ts';
import {
  baseLoss,
  type CalibrationRow,
  calibrationOf,
  crossValidate,
  FOLDS,
  type Fold,
  type Forecast,
  foldsOf,
  gainOf,
  lossIn,
  type RidgeLoss,
} from './folds.ts';
import { fitLogistic } from './logistic.ts';
import { networkChances, trainNetwork } from './network.ts';
import type { Samples } from './samples.ts';

/** How well a learned value forecasts games that it was not taught by. */
export interface HeldOut {
  readonly folds: number;
  /** Mean logarithmic loss of those who know only how often games are won, and of this value. */
  readonly base: number;
  readonly loss: number;
  readonly interval: Interval;
  readonly ridge: number;
  readonly ridges: readonly RidgeLoss[];
  /** What a hidden layer was better by; it is kept where the whole interval is above 0. */
  readonly networkGain: { readonly value: number; readonly interval: Interval; readonly kept: boolean };
  readonly calibration: readonly CalibrationRow[];
}

export interface Learned {
  readonly value: LearnedValue;
  readonly heldOut: HeldOut;
}

const DIGITS = 4;

/** Fits the linear value, then tries whether a small network does better on games that neither was taught by. */
export async function learn(
  samples: Samples,
  features: readonly Feature[],
  seed: string,
  onStep: (done: number, of: number) => Promise<void>,
): Promise<Learned> {
  const signs = features.map(({ sign }) => sign);
  const folds = foldsOf(samples);
  const steps = (done: number, of: number) => onStep(done, of + FOLDS + 1);
  const linear = await crossValidate(folds, signs, steps);
  const networked: Forecast[] = [];
  for (const [i, { taught, held }] of folds.entries()) {
    const weights = linear.weights[i] ?? [];
    const network = trainNetwork(taught, weights, `${seed}/network ${i}`);
    networked.push({ held, chances: networkChances(held, weights, network) });
    await steps((linear.ridges.length + 1) * FOLDS - FOLDS + i + 1, linear.ridges.length * FOLDS);
  }
  const gain = gainOf(linear.forecasts, networked);
  const kept = gain.mean.low > 0;
  const weights = fitLogistic(samples, { ridge: linear.ridge, signs });
  const network = kept ? trainNetwork(samples, weights, `${seed}/network`) : undefined;
  const named = Object.fromEntries(features.map(({ name }, i) => [name, rounded(weights[i] ?? 0, DIGITS)]));
  const forecasts = kept ? networked : linear.forecasts;
  return {
    value: { weights: named, ...(network && { network }) },
    heldOut: {
      ...heldOutOf(folds, forecasts),
      ridge: linear.ridge,
      ridges: linear.ridges.map(({ ridge, loss }) => ({ ridge, loss: rounded(loss, DIGITS) })),
      networkGain: { value: rounded(gain.value, DIGITS), interval: roundedInterval(gain.mean), kept },
    },
  };
}

function heldOutOf(
  folds: readonly Fold[],
  forecasts: readonly Forecast[],
): Pick<HeldOut, 'folds' | 'base' | 'loss' | 'interval' | 'calibration'> {
  const loss = lossIn(forecasts);
  return {
    folds: folds.length,
    base: rounded(baseLoss(folds).value, DIGITS),
    loss: rounded(loss.value, DIGITS),
    interval: roundedInterval(loss.mean),
    calibration: calibrationOf(forecasts).map((row) => ({
      ...row,
      forecast: rounded(row.forecast, 3),
      won: rounded(row.won, 3),
    })),
  };
}
