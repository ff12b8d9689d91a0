import type { Sign } from '@veilhall/engine';
import type { Samples } from './samples.ts';
import { solve } from './solve.ts';

export interface LogisticSettings {
  /** Pulls every weight but the first towards what is expected of it. */
  readonly ridge: number;
  /** 0 where nothing is said. */
  readonly expected?: readonly number[];
  /** Which way each feature may count; any way where none is named. */
  readonly signs?: readonly Sign[];
  /** Weights to begin with; the result is the same, sooner. */
  readonly start?: readonly number[];
  /** These keep the weight they begin with. */
  readonly fixed?: ReadonlySet<number>;
}

const ROUNDS = 40;
const SETTLED = 1e-5;
/** The first feature is always 1 and takes what the games have in common. */
const FREE_RIDGE = 1e-9;

/**
 * Logistic regression with signs: the weights under which the games most likely went as they did, of those that count
 * each feature the way it may. Projected Newton steps: a weight that its sign holds at 0 stays out of the step.
 */
export function fitLogistic(samples: Samples, settings: LogisticSettings): number[] {
  const { size } = samples;
  let weights = Array.from({ length: size }, (_, i) =>
    allowed(settings.signs?.[i], (settings.start ?? settings.expected)?.[i] ?? 0),
  );
  let cost = penalised(samples, weights, settings);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = curvature(samples, weights, settings);
    const step = stepOf(weights, slope, bend, settings);
    // Newton's step can overshoot where the chances are near 0 or 1: go only as far as it gets better.
    let stride = 1;
    let moved = movedBy(weights, step, stride, settings);
    let next = penalised(samples, moved, settings);
    while (next > cost && stride > SETTLED) {
      stride /= 2;
      moved = movedBy(weights, step, stride, settings);
      next = penalised(samples, moved, settings);
    }
    if (next > cost) break;
    const change = Math.max(...moved.map((weight, i) => Math.abs(weight - (weights[i] ?? 0))));
    weights = moved;
    cost = next;
    if (change < SETTLED) break;
  }
  return weights;
}

/** The nearest weight that the sign allows. */
export function allowed(sign: Sign = 'free', weight: number): number {
  if (sign === 'free') return weight;
  return sign === '+' ? Math.max(0, weight) : Math.min(0, weight);
}

const movedBy = (
  weights: readonly number[],
  step: readonly number[],
  stride: number,
  settings: LogisticSettings,
): number[] => weights.map((weight, i) => allowed(settings.signs?.[i], weight + stride * (step[i] ?? 0)));

interface Curvature {
  /** Upwards, per weight. */
  readonly slope: number[];
  readonly bend: number[][];
}

function curvature(samples: Samples, weights: readonly number[], { ridge, expected }: LogisticSettings): Curvature {
  const { size, count, rows, won } = samples;
  const slope: number[] = new Array(size).fill(0);
  const bend: number[][] = Array.from({ length: size }, () => new Array(size).fill(0));
  for (let n = 0; n < count; n++) {
    const at = n * size;
    const p = chanceAt(samples, n, weights);
    const rest = (won[n] as number) - p;
    const weight = p * (1 - p);
    for (let i = 0; i < size; i++) {
      const x = rows[at + i] as number;
      if (x === 0) continue;
      slope[i] = (slope[i] as number) + rest * x;
      const row = bend[i] as number[];
      const scaled = weight * x;
      for (let j = 0; j <= i; j++) row[j] = (row[j] as number) + scaled * (rows[at + j] as number);
    }
  }
  for (let i = 0; i < size; i++) {
    const pull = i === 0 ? FREE_RIDGE : ridge;
    const row = bend[i] as number[];
    slope[i] = (slope[i] as number) - pull * ((weights[i] ?? 0) - (expected?.[i] ?? 0));
    row[i] = (row[i] as number) + pull;
    for (let j = 0; j < i; j++) (bend[j] as number[])[i] = row[j] as number;
  }
  return { slope, bend };
}

/** Newton's step in the weights that are free to move. */
function stepOf(
  weights: readonly number[],
  slope: readonly number[],
  bend: readonly (readonly number[])[],
  settings: LogisticSettings,
): number[] {
  const free: number[] = [];
  for (const [i, weight] of weights.entries()) if (!isHeld(settings, i, weight, slope[i] ?? 0)) free.push(i);
  const found = solve(
    free.map((i) => free.map((j) => bend[i]?.[j] ?? 0)),
    free.map((i) => slope[i] ?? 0),
  );
  const step: number[] = new Array(weights.length).fill(0);
  for (const [k, i] of free.entries()) step[i] = found[k] ?? 0;
  return step;
}

/** A weight that is fixed, or that its sign keeps from going where the slope leads. */
function isHeld({ fixed, signs }: LogisticSettings, i: number, weight: number, slope: number): boolean {
  if (fixed?.has(i)) return true;
  const sign = signs?.[i] ?? 'free';
  return weight === 0 && sign !== 'free' && (sign === '+' ? slope <= 0 : slope >= 0);
}

function chanceAt({ size, rows, odds }: Samples, n: number, weights: readonly number[]): number {
  const at = n * size;
  let sum = odds ? (odds[n] as number) : 0;
  for (let i = 0; i < size; i++) sum += (weights[i] as number) * (rows[at + i] as number);
  return 1 / (1 + Math.exp(-sum));
}

/** The chance that these weights see in every sample. */
export function chancesOf(samples: Samples, weights: readonly number[]): Float64Array {
  const chances = new Float64Array(samples.count);
  for (let n = 0; n < samples.count; n++) chances[n] = chanceAt(samples, n, weights);
  return chances;
}

/** A chance as the logarithm of its odds. */
export const oddsOf = (chance: number): number => Math.log(Math.max(LEAST, chance) / Math.max(LEAST, 1 - chance));

function penalised(samples: Samples, weights: readonly number[], { ridge, expected }: LogisticSettings): number {
  const { size, count, won } = samples;
  let cost = 0;
  for (let n = 0; n < count; n++) cost += lossOf(chanceAt(samples, n, weights), won[n] as number);
  for (let i = 1; i < size; i++) cost += (ridge / 2) * ((weights[i] ?? 0) - (expected?.[i] ?? 0)) ** 2;
  return cost;
}

const LEAST = 1e-9;

/** Logarithmic loss of one forecast; 0.693 is a coin toss. */
export const lossOf = (chance: number, won: number): number =>
  -(won * Math.log(Math.max(LEAST, chance)) + (1 - won) * Math.log(Math.max(LEAST, 1 - chance)));
