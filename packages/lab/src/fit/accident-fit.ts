import type { Sign } from '@veilhall/engine';
import { chosen, type Fold, type Forecast, foldsOf, lossIn, RIDGES, type RidgeLoss } from './folds.ts';
import { chancesOf, fitLogistic, type LogisticSettings, oddsOf } from './logistic.ts';
import type { Positions } from './positions.ts';
import type { Samples } from './samples.ts';

/** Accidents with the odds that the value of the positions before them gives. */
const offset = (before: Samples, changes: Samples, weights: readonly number[]): Samples => ({
  ...changes,
  odds: chancesOf(before, weights).map(oddsOf),
});

/** The features that accidents change. */
export function disturbed({ size, rows }: Samples): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, change] of rows.entries()) if (change !== 0) found.add(at % size);
  return found;
}

/** How hard accidents have to argue against what is expected; by held-out accidents. */
export function accidentRidge(
  { before, changes }: Positions,
  met: readonly (readonly number[])[],
  expected: readonly number[],
  signs: readonly Sign[],
): { readonly ridge: number; readonly ridges: readonly RidgeLoss[] } {
  const [first, second]: [Fold[], Fold[]] = [foldsOf(before), foldsOf(changes)];
  const ridges = RIDGES.map((ridge) => {
    const forecasts = second.map(({ taught, held }, i): Forecast => {
      const weights = met[i] ?? [];
      const found = fitAccidents(first[i]?.taught ?? before, taught, weights, { ridge, signs, expected });
      return { held, chances: chancesOf(offset(first[i]?.held ?? before, held, weights), found) };
    });
    return { ridge, loss: lossIn(forecasts).value, forecasts };
  });
  return { ridge: chosen(ridges).ridge, ridges };
}

/** Weights that explain what accidents led to; `met` are those that forecast the positions before them. */
export const fitAccidents = (
  before: Samples,
  changes: Samples,
  met: readonly number[],
  settings: LogisticSettings,
): number[] => fitLogistic(offset(before, changes, met), settings);
