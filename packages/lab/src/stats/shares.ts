export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const Z95 = 1.959964;

/** Wilson's interval for a share of `n`, 95% unless another spread is named. */
export function wilson(hits: number, n: number, z = Z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = hits / n;
  const z2 = z * z;
  const centre = share + z2 / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/**
 * McNemar's exact test: the chance of discordant pairs at least as uneven as these if both sides were equally strong.
 */
export function mcnemar(onlyA: number, onlyB: number): number {
  const n = onlyA + onlyB;
  if (n === 0) return 1;
  const fewer = Math.min(onlyA, onlyB);
  let sum = 0;
  let logTerm = -n * Math.LN2;
  for (let k = 0; k <= fewer; k++) {
    sum += Math.exp(logTerm);
    logTerm += Math.log((n - k) / (k + 1));
  }
  return Math.min(1, 2 * sum);
}

/** The value below which a share of the sorted list lies (nearest rank). */
export function percentile(sorted: readonly number[], share: number): number {
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[at] ?? 0;
}

export function mean(list: readonly number[]): number {
  let sum = 0;
  for (const value of list) sum += value;
  return list.length === 0 ? 0 : sum / list.length;
}

/** Four digits are more than any simulation here can tell apart. */
export const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));
export const roundedInterval = ({ low, high }: Interval): Interval => ({ low: rounded(low), high: rounded(high) });

/** Chance that a standard normal value lies further from 0 than `z`, either way (Abramowitz and Stegun 7.1.26, to 7 digits). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, series * Math.exp(-x * x));
}
