import type { Seat, ThingId } from './ids.ts';

/**
 * Text is made of pieces: who reads it decides how a seat is called, and a screen knows which words are cards, things
 * on the table, terms and rules without looking for them. A text without any of these is a plain string.
 */
export type Piece =
  | string
  | { readonly seat: Seat; readonly as?: 'possessive' }
  /** Whose line of the log it is: "Mira: ". A screen that says so once leaves it out. */
  | { readonly lineOf: Seat }
  /** A verb that agrees with a seat: "draw" for you, "draws" for the others. */
  | { readonly agree: Seat; readonly you: string; readonly they: string }
  | { readonly card: string; readonly name: string }
  | { readonly thing: ThingId; readonly name: string }
  | { readonly term: string; readonly text: string }
  | { readonly rule: string };

export type Text = string | readonly Piece[];

export const isPieces = (text: Text | Piece | number): text is readonly Piece[] => Array.isArray(text);
export const piecesOf = (text: Text): readonly Piece[] => (typeof text === 'string' ? [text] : text);

/** "Mira", "you". */
export const seatPiece = (seat: Seat): Piece => ({ seat });
/** "Mira's", "your". */
export const seatsOwn = (seat: Seat): Piece => ({ seat, as: 'possessive' });
export const lineOf = (seat: Seat): Piece => ({ lineOf: seat });
export const agree = (seat: Seat, you: string, they: string): Piece => ({ agree: seat, you, they });

/** Puts texts into a text: text`${seatPiece(1)} ${agree(1, 'draw', 'draws')} ${card}.` */
export function text(strings: TemplateStringsArray, ...values: readonly (Text | Piece | number)[]): Text {
  const parts: (Text | Piece | number)[] = [];
  for (const [i, string] of strings.entries()) {
    parts.push(string);
    const value = values[i];
    if (value !== undefined) parts.push(value);
  }
  return joined(parts, '');
}

/** Texts one after the other. */
export function joined(parts: readonly (Text | Piece | number)[], between: string): Text {
  const pieces: Piece[] = [];
  let words = '';
  const add = (piece: Piece): void => {
    if (typeof piece === 'string') {
      words += piece;
      return;
    }
    if (words !== '') pieces.push(words);
    words = '';
    pieces.push(piece);
  };
  for (const [i, part] of parts.entries()) {
    if (i > 0) words += between;
    if (typeof part === 'number') words += part;
    else if (isPieces(part)) for (const piece of part) add(piece);
    else add(part);
  }
  if (pieces.length === 0) return words;
  if (words !== '') pieces.push(words);
  return pieces;
}

/** The text with a capital letter in front, where it begins with words of its own. */
export function capital(text: string): string;
export function capital(text: Text): Text;
export function capital(text: Text): Text {
  if (typeof text === 'string') return upper(text);
  const [first, ...rest] = text;
  return typeof first === 'string' ? [upper(first), ...rest] : text;
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How seats are called by whoever reads. */
export interface Reader {
  name(seat: Seat): string;
  /** The seat that is addressed as "you". */
  readonly you?: Seat;
}

/** Seats without names of their own: "Player 2". */
export const numbered = (player: string): Reader => ({ name: (seat) => `${player} ${seat + 1}` });

/** One piece in words. `first`: it begins a sentence. */
export function words(piece: Piece, reader: Reader, first: boolean): string {
  if (typeof piece === 'string') return piece;
  if ('seat' in piece) return called(piece, reader, first);
  if ('lineOf' in piece) return `${called({ seat: piece.lineOf }, reader, first)}: `;
  if ('agree' in piece) return piece.agree === reader.you ? piece.you : piece.they;
  if ('name' in piece) return piece.name;
  return 'term' in piece ? piece.text : piece.rule;
}

function called({ seat, as }: { seat: Seat; as?: 'possessive' }, reader: Reader, first: boolean): string {
  if (seat !== reader.you) return as ? `${reader.name(seat)}'s` : reader.name(seat);
  const you = as ? 'your' : 'you';
  return first ? upper(you) : you;
}

/** For the terminal, the screen reader and everybody else who has only words. */
export function plain(text: Text, reader: Reader = numbered('Player')): string {
  if (typeof text === 'string') return text;
  let out = '';
  for (const piece of text) out += words(piece, reader, startsSentence(out));
  return out;
}

/** What is written so far ends a sentence, or is nothing yet. */
export const startsSentence = (before: string): boolean => /(^|[.!?:]\s+)$/.test(before);
