import {
  agree,
  type Piece,
  type Seat,
  seatPiece,
  seatsOwn,
  type Text,
  type ThingId,
  text,
  thing,
} from '@veilhall/engine';
import { listed, ordinal } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import type { Scene } from '../effects/scene.ts';
import type { CardRef } from '../state/picks.ts';
import type { CardView, VeilView } from '../view/types.ts';
import type { Part, Synergy } from '../vocabulary.ts';

/** Names for everything a sentence can be about. No sentence ever shows an id. */
export interface Names {
  card(def: string): Piece;
  player(who: number): Text;
  whose(who: number): Text;
  players(whos: readonly number[]): Text;
  /** "Mira plays", "you play". */
  does(who: number, you: string, they: string): Text;
  /** The same of several: "Mira and Tom play". */
  do(whos: readonly number[], you: string, they: string): Text;
  nameOf(id: string): string;
}

/**
 * The Solo Opponent has no seat: with a view at hand it goes by its card. A fact comes without one and names it like a
 * seat; whoever reads knows that nobody sits there.
 */
export function namesOf(content: Content, view?: VeilView): Names {
  const card = (def: string): Piece => ({ card: def, name: content.nameOf(def) });
  const solo = (who: number): Piece | undefined => {
    const id = view?.players[who]?.solo;
    return id === undefined ? undefined : card(id);
  };
  const player = (who: number): Text => {
    const automaton = solo(who);
    return automaton ? text`the ${automaton}` : [seatPiece(who)];
  };
  const players = (whos: readonly number[]): Text => listed(whos.map(player));
  const does = (who: number, you: string, they: string): Text => text`${player(who)} ${agree(who, you, they)}`;
  return {
    card,
    player,
    whose(who) {
      const automaton = solo(who);
      return automaton ? text`the ${automaton}'s` : [seatsOwn(who)];
    },
    players,
    does,
    do(whos, you, they) {
      const [only = 0, ...others] = whos;
      return others.length === 0 ? does(only, you, they) : text`${players(whos)} ${you}`;
    },
    nameOf: (id) => content.nameOf(id),
  };
}

const ORDINALS = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth '];

/** Twins are told apart by their place, however many there are. */
const twinWord = (at: number): string => ORDINALS[at] ?? `${ordinal(at + 1)} `;

function zonesOf(view: VeilView): (readonly CardView[])[] {
  return view.players.flatMap(({ hand, route, recruits, played, discard, banished }) => [
    hand,
    route,
    recruits,
    played,
    discard,
    banished,
  ]);
}

/** A card on the table: "second Grey Wolf" where an earlier one lies in the same place. */
export function thingName(content: Content, view: VeilView, id: ThingId): Text | undefined {
  for (const zone of zonesOf(view)) {
    const card = zone.find((other) => other.thing === id);
    if (!card) continue;
    const twins = zone.filter(({ def }) => def === card.def);
    return text`${twinWord(twins.indexOf(card))}${{ thing: id, name: content.nameOf(card.def) }}`;
  }
  return undefined;
}

/** The same of a card that may have left the places a view shows. */
export const cardName = (content: Content, view: VeilView, card: CardRef): Text =>
  thingName(content, view, thing(card)) ?? [{ card: card.def, name: content.nameOf(card.def) }];

export const sceneOf = ({ card, player, whose }: Names): Scene => ({
  card: (def) => [card(def)],
  player,
  whose,
});

/** What the seat itself is called where it does something to itself. */
export const isAlone = (whos: readonly number[], seat: Seat): boolean => whos.length === 1 && whos[0] === seat;

export const PART_WORD: Readonly<Record<Part, string>> = {
  primary: 'the Primary Phase',
  gold: 'Gold',
  health: 'Health',
  damage: 'Damage',
};

export const SYNERGY_WORD: Readonly<Record<Synergy, string>> = {
  aggro: 'Aggro',
  control: 'Control',
  support: 'Support',
};
