const MINUS = '\u2212';

/** A number as people read it: with a minus sign, which a hyphen is not. */
export const figure = (n: number): string => (n < 0 ? `${MINUS}${-n}` : String(n));

/** A change, with its sign; no change has none. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));
