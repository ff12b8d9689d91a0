/**
 * A quick 53-bit fingerprint of plain data, to notice that two lines of play meet. Members named in `but` are left
 * out. It trusts that equal states were written in the same key order, which clones keep.
 */
export function fingerprint(value: unknown, but: string): number {
  low = 0x2545f491;
  high = 0x6b43a9b5;
  walk(value, but);
  return (high & 0x1fffff) * 0x1_0000_0000 + (low >>> 0);
}

let low = 0;
let high = 0;

function feed(word: number): void {
  low = Math.imul(low ^ word, 0x9e3779b1);
  low ^= low >>> 15;
  high = Math.imul(high ^ word ^ low, 0x85ebca77);
  high ^= high >>> 13;
}

function walk(value: unknown, but: string): void {
  switch (typeof value) {
    case 'number':
      feed(value | 0);
      if (!Number.isInteger(value)) feed(Math.fround(value * 65_521) | 0);
      return;
    case 'string':
      feed(value.length);
      for (let i = 0; i < value.length; i++) feed(value.charCodeAt(i));
      return;
    case 'boolean':
      feed(value ? 7 : 11);
      return;
    case 'object':
      walkObject(value, but);
      return;
    default: // open: whatever else a value may be
      feed(13);
  }
}

function walkObject(value: object | null, but: string): void {
  if (value === null) return;
  if (Array.isArray(value)) {
    feed(value.length + 101);
    for (let i = 0; i < value.length; i++) walk(value[i], but);
    return;
  }
  const record = value as Record<string, unknown>;
  for (const key in record) {
    if (key === but) continue;
    feed(key.length + 211);
    feed(key.charCodeAt(0));
    walk(record[key], but);
  }
}
