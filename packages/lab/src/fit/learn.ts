import type { Features, GameState, LearnedValue } from '@veilhall/engine';
import type { Interval } from '../stats/shares.ts';
import { rounded, roundedInterval } from '../stats/shares.ts';
import { accidentRidge, disturbed, fitAccidents } from './accident-fit.ts';
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
import { allowed, chancesOf, fitLogistic } from './logistic.ts';
import { networkChances, trainNetwork } from './network.ts';
import type { Positions } from './positions.ts';
import { changing } from './samples.ts';

/** How well a learned value forecasts games that it was not taught by. */
export interface HeldOut {
  readonly folds: number;
  /** Mean logarithmic loss of those who know only how often games are won, and of this value. */
  readonly base: number;
  readonly loss: number;
  readonly interval: Interval;
  /** The loss of weights that positions alone taught: they may forecast better, and still not know what a pick changes. */
  readonly unsettled: number;
  readonly ridge: number;
  readonly ridges: readonly RidgeLoss[];
  /** The same for accidents, on held-out ones. */
  readonly accidentRidge: number;
  readonly accidentRidges: readonly RidgeLoss[];
  /** What a hidden layer was better by; it is kept where the whole interval is above 0. */
  readonly networkGain: { readonly value: number; readonly interval: Interval; readonly kept: boolean };
  readonly calibration: readonly CalibrationRow[];
}

export interface Learned {
  readonly value: LearnedValue;
  readonly heldOut: HeldOut;
}

const DIGITS = 4;

/**
 * Starts from the present value. What accidents give or take is judged by what came of it: a good player has things when
 * they are needed, so that positions as they came about say little of what a thing does. For the same reason what no
 * accident touches keeps the weight it has; only how a game was set up, and what has no weight yet, is fitted to those
 * positions. Then it tries whether a small network does better on held-out games.
 */
export async function learn(
  positions: Positions,
  { list: features, weights: present }: Pick<Features<GameState>, 'list' | 'weights'>,
  seed: string,
  onStep: (done: number, of: number) => Promise<void>,
): Promise<Learned> {
  const { met, before, changes } = positions;
  const signs = features.map(({ sign }) => sign);
  const folds = foldsOf(met);
  const steps = (done: number, of: number) => onStep(done, of + FOLDS);
  const expected = present.map((weight, i) => allowed(signs[i], weight));
  const plain = await crossValidate(folds, { signs, expected }, steps);
  const accident = accidentRidge(positions, plain.weights, expected, signs);
  const known = [...changing(met)].filter((i) => expected[i] !== 0);
  const fixed = disturbed(changes).union(new Set(known));
  const settle = (taught: Positions, weights: readonly number[]): number[] => {
    const start = fitAccidents(taught.before, taught.changes, weights, { ridge: accident.ridge, signs, expected });
    return fitLogistic(taught.met, { ridge: plain.ridge, signs, expected, start, fixed });
  };
  const [beforeFolds, changeFolds] = [foldsOf(before), foldsOf(changes)];
  const linear: Forecast[] = [];
  const networked: Forecast[] = [];
  for (const [i, { taught, held }] of folds.entries()) {
    const within = {
      met: taught,
      before: beforeFolds[i]?.taught ?? before,
      changes: changeFolds[i]?.taught ?? changes,
    };
    const weights = settle(within, plain.weights[i] ?? []);
    linear.push({ held, chances: chancesOf(held, weights) });
    const network = trainNetwork(taught, weights, `${seed}/network ${i}`);
    networked.push({ held, chances: networkChances(held, weights, network) });
    await steps(plain.ridges.length * FOLDS + i + 1, plain.ridges.length * FOLDS);
  }
  const gain = gainOf(linear, networked);
  const kept = gain.mean.low > 0;
  const weights = settle(positions, fitLogistic(met, { ridge: plain.ridge, signs, expected }));
  const network = kept ? trainNetwork(met, weights, `${seed}/network`) : undefined;
  const named = Object.fromEntries(features.map(({ name }, i) => [name, rounded(weights[i] ?? 0, DIGITS)]));
  return {
    value: { weights: named, ...(network && { network }) },
    heldOut: {
      ...heldOutOf(folds, kept ? networked : linear),
      unsettled: rounded(lossIn(plain.forecasts).value, DIGITS),
      ridge: plain.ridge,
      ridges: roundedRidges(plain.ridges),
      accidentRidge: accident.ridge,
      accidentRidges: roundedRidges(accident.ridges),
      networkGain: { value: rounded(gain.value, DIGITS), interval: roundedInterval(gain.mean), kept },
    },
  };
}

const roundedRidges = (ridges: readonly RidgeLoss[]): RidgeLoss[] =>
  ridges.map(({ ridge, loss }) => ({ ridge, loss: rounded(loss, DIGITS) }));

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
