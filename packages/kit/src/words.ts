import { capital, joined, type Piece, type Text, text } from '@veilhall/engine';

/** "1 Memory", "3 Memories". */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const MINUS = '\u2212';

/** "+2", "−2": with the one minus sign that all games write. */
export const signed = (n: number): string => (n < 0 ? `${MINUS}${-n}` : `+${n}`);

/** "a, b and c". */
export function listed(parts: readonly string[], last?: 'and' | 'or'): string;
export function listed(parts: readonly (Text | Piece)[], last?: 'and' | 'or'): Text;
export function listed(parts: readonly (Text | Piece)[], last: 'and' | 'or' = 'and'): Text {
  const end = parts.at(-1);
  if (end === undefined || parts.length === 1) return joined(parts, '');
  return text`${joined(parts.slice(0, -1), ', ')} ${last} ${end}`;
}

/** "1st", "12th", "23rd". */
export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${(!teen && ORDINAL_ENDINGS[n % 10]) || 'th'}`;
}

const ORDINAL_ENDINGS: readonly (string | undefined)[] = [undefined, 'st', 'nd', 'rd'];

/** A clause as a sentence of its own. */
export const sentence = (clause: Text): Text => text`${capital(clause)}.`;
