import type { ThingId } from '@veilhall/engine';
import type { CardView, PlayerView, VeilView } from '@veilhall/games/the-veil';
import { othersOf, ownPlayer } from './players.ts';
import type { Room } from './room.ts';

interface FoldedPile {
  readonly who: number;
  readonly zone: 'hand' | 'discard' | 'banished' | 'route';
  readonly word: string;
  readonly cards: readonly CardView[];
}

const ZONES = [
  { zone: 'hand', word: 'Hand' },
  { zone: 'discard', word: 'Discard Pile' },
  { zone: 'banished', word: 'Banished Pile' },
  { zone: 'route', word: 'Fate Route' },
] as const;

/** Whether a pile's cards lie open on the table in this layout: one's own Hand and Fate Route, a single rival's where there is room. */
function isOpen(view: VeilView, room: Room, player: PlayerView, zone: FoldedPile['zone']): boolean {
  if (player === ownPlayer(view)) return zone === 'hand' || zone === 'route';
  return zone === 'route' && room === 'wide' && othersOf(view).length === 1;
}

/** Of the things asked for, those that lie folded away, pile by pile. */
export function foldedCards(view: VeilView, room: Room, asked: ReadonlySet<ThingId>): FoldedPile[] {
  return view.players.flatMap((player) =>
    ZONES.filter(({ zone }) => !isOpen(view, room, player, zone)).flatMap(({ zone, word }): FoldedPile[] => {
      const cards = player[zone].filter(({ thing }) => asked.has(thing));
      return cards.length > 0 ? [{ who: player.who, zone, word, cards }] : [];
    }),
  );
}
