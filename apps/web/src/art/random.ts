/** Numbers that depend on a text alone: the same card has the same picture everywhere, for ever. */
export interface Seeded {
  range(low: number, high: number): number;
  int(low: number, high: number): number;
  sign(): -1 | 1;
}

/** xmur3 over the text, then mulberry32. */
export function seeded(text: string): Seeded {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  let a = h >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low: number, high: number): number => low + next() * (high - low);
  return {
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}
