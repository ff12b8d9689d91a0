import type { Interval } from '../stats/shares.ts';

/** From a value to its place in a picture, in percent of the width. */
export type Scale = (value: number) => number;

export const scaleOver = ({ low, high }: Interval): Scale => {
  const span = high - low || 1;
  return (value) => Number((100 * Math.min(1, Math.max(0, (value - low) / span))).toFixed(2));
};

export const WHOLE: Interval = { low: 0, high: 1 };

/** Room for all of these, with a little air; shares stay between 0 and 1. */
export function roomFor(...values: readonly number[]): Interval {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const air = 0.12 * (high - low || 1);
  return { low: low - air, high: high + air };
}

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)}%`;
export const signedPoints = (share: number): string =>
  `${share > 0 ? '+' : ''}${(100 * share).toFixed(1).replace('-', '−')}`;
export const shown = (value: number): string => value.toFixed(2).replace('-', '−');
