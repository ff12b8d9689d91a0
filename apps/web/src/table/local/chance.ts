const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const newId = (): string => randomHex(11);

/** What a deal on this device depends on. The page rolls it, not the worker, so that browser tests can deal alike every time. */
export interface Chance {
  readonly match: string;
  readonly seed: string;
}

export const freshChance = (): Chance => ({ match: newId(), seed: randomHex(32) });
