import { agree, type Fact, type Piece, type Seat, seatPiece, type Text, text } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import { cardPiece, vignettePiece } from './names.ts';

/** What a writer of facts works from, besides the fact. */
export interface Say {
  readonly content: Content;
  /** A card by its definition, or by its type. */
  name(id: string): Piece;
  vignette(number: number): Piece;
}

export const sayOf = (content: Content): Say => ({
  content,
  name: (id) => cardPiece(content, id),
  vignette: (number) => vignettePiece(content, number),
});

export type FactWriters<F extends Fact> = {
  readonly [T in F['type']]: (fact: Extract<F, { type: T }>, say: Say) => Text;
};

/** A sentence about somebody: "Mira draws a Memory", "You draw a Memory". */
export const does = (seat: Seat, you: string, they: string): Text => text`${seatPiece(seat)} ${agree(seat, you, they)}`;
