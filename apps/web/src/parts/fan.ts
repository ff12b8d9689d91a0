import type { CSSProperties } from 'react';

/** Each card turned a little about a point far below, as in a hand; the outer ones lie lower. */
export function fanned(i: number, count: number): CSSProperties {
  const off = i - (count - 1) / 2;
  const spread = Math.min(4, 18 / Math.max(1, count));
  const turn = `${off * spread}deg`;
  const drop = `${off ** 2 * Math.min(1.6, 10 / count)}px`;
  return { '--turn': turn, '--drop': drop } as CSSProperties;
}
