import { agree, type Piece, seatPiece, seatsOwn, type Text, text } from '@veilhall/engine';
import { listed } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import type { Scene } from '../effects/scene.ts';

/** The Solo Opponent has no seat; facts do not say how many seats there are, so it is known by its number. */
export interface Names {
  card(def: string): Piece;
  player(who: number): Text;
  whose(who: number): Text;
  players(whos: readonly number[]): Text;
  /** "Mira plays", "you play". */
  does(who: number, you: string, they: string): Text;
  nameOf(id: string): string;
}

export const namesOf = (content: Content): Names => ({
  card: (def) => ({ card: def, name: content.nameOf(def) }),
  player: (who) => text`${seatPiece(who)}`,
  whose: (who) => text`${seatsOwn(who)}`,
  players: (whos) => listed(whos.map(seatPiece)),
  does: (who, you, they) => text`${seatPiece(who)} ${agree(who, you, they)}`,
  nameOf: (id) => content.nameOf(id),
});

export const sceneOf = ({ card, player, whose }: Names): Scene => ({
  card: (def) => text`${card(def)}`,
  player,
  whose,
});
