/** The dark all pictures are printed on. */
export const INK = '#0b0d10';

export const CREAM = '#f1e9d6';

function channels(hex: string): number[] {
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
}

/** `share` of the first colour, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const under = channels(second);
  let out = '#';
  for (const [i, value] of channels(first).entries()) {
    out += Math.round(value * share + (under[i] ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  }
  return out;
}
