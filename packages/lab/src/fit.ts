/** Positions as lists of features (the first is always 1), and how each game went from there. */
export interface Sample {
  readonly features: readonly number[];
  readonly won: boolean;
}

export interface Fit {
  readonly weights: number[];
  /** Mean logarithmic loss over the samples; 0.693 is a coin toss. */
  readonly loss: number;
}

const ROUNDS = 25;
const SETTLED = 1e-6;

/**
 * Logistic regression by Newton's method: the weights under which the games most likely went as they did. `ridge` pulls
 * every weight but the first towards `prior`, so that features which never vary keep what they had.
 */
export function fitLogistic(samples: readonly Sample[], ridge: number, prior: readonly number[] = []): Fit {
  const size = samples[0]?.features.length ?? 0;
  const start = Array.from({ length: size }, (_, i) => prior[i] ?? 0);
  let weights = [...start];
  for (let round = 0; round < ROUNDS; round++) {
    const slope: number[] = new Array(size).fill(0);
    const bend: number[][] = Array.from({ length: size }, () => new Array(size).fill(0));
    for (const { features, won } of samples) {
      const p = chanceOf(weights, features);
      addScaled(slope, features, (won ? 1 : 0) - p);
      const weight = p * (1 - p);
      for (const [i, row] of bend.entries()) addScaled(row, features, weight * (features[i] ?? 0));
    }
    for (let i = 0; i < size; i++) {
      const pull = i === 0 ? 1e-9 : ridge;
      slope[i] = (slope[i] ?? 0) - pull * ((weights[i] ?? 0) - (start[i] ?? 0));
      const row = bend[i];
      if (row) row[i] = (row[i] ?? 0) + pull;
    }
    const step = solve(bend, slope);
    const before = penalised(samples, weights, start, ridge);
    let stride = 1;
    // Newton's step can overshoot where the chances are near 0 or 1: go only as far as it gets better.
    while (stride > SETTLED && penalised(samples, moved(weights, step, stride), start, ridge) > before) stride /= 2;
    weights = moved(weights, step, stride);
    if (stride * Math.max(...step.map(Math.abs)) < SETTLED) break;
  }
  return { weights, loss: lossOf(samples, weights) / Math.max(1, samples.length) };
}

const moved = (weights: readonly number[], step: readonly number[], stride: number): number[] =>
  weights.map((weight, i) => weight + stride * (step[i] ?? 0));

function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  let loss = 0;
  for (const { features, won } of samples) {
    const p = chanceOf(weights, features);
    loss -= Math.log(Math.max(1e-12, won ? p : 1 - p));
  }
  return loss;
}

function penalised(
  samples: readonly Sample[],
  weights: readonly number[],
  prior: readonly number[],
  ridge: number,
): number {
  let loss = lossOf(samples, weights);
  for (let i = 1; i < weights.length; i++) loss += (ridge / 2) * ((weights[i] ?? 0) - (prior[i] ?? 0)) ** 2;
  return loss;
}

export function chanceOf(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function addScaled(to: number[], from: readonly number[], scale: number): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + scale * (from[i] ?? 0);
}

/** Gauss-Jordan with pivoting; the matrix is used up. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(at(rows, i, column)) > Math.abs(at(rows, best, column))) best = i;
    const pivot = rows[best] as number[];
    rows[best] = rows[column] as number[];
    rows[column] = pivot;
    const head = pivot[column] ?? 0;
    if (head === 0) throw new Error(`feature ${column} is a combination of others`);
    for (let i = 0; i < size; i++) {
      if (i !== column) addScaled(rows[i] as number[], pivot, -at(rows, i, column) / head);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

const at = (rows: readonly number[][], i: number, j: number): number => rows[i]?.[j] ?? 0;
