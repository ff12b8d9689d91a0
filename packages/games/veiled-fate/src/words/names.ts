import { joined, type Piece, type Seat, seatPiece, type Text, text } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import { demiThing, placeThing, powerThing, questThing, slotThing } from '../board/things.ts';
import type { Content } from '../content/compile.ts';
import { DEMI_CARDS } from '../content/demis.ts';
import { FATE_DECK } from '../content/fate.ts';
import { CLASS_NAMES, PLACE_NAMES, POWER_NAMES } from '../content/names.ts';
import type { Place } from '../state/shapes.ts';
import {
  CLASSES,
  DEMIS,
  type DemiId,
  type FateKind,
  type Location,
  type Named,
  type Power,
  REGIONS,
  type Region,
} from '../vocabulary.ts';

/** A seat without a name. */
export const PLAYER = 'Player';

/** Names as pieces of a text: cards, things on the table and players. */

export const demiName = (id: DemiId): Piece => ({ card: id, name: DEMI_CARDS[id].name });
export const fateName = (kind: FateKind): Piece => ({ card: kind, name: FATE_DECK[kind].name });
export const locationName = (at: Location): Piece => ({ thing: placeThing({ at, slot: 0 }), name: PLACE_NAMES[at] });
export const powerName = (power: Power): Piece => ({ thing: powerThing(power), name: POWER_NAMES[power] });

/** Votes may come from the deck, too. */
export const voterName = (seat: Seat): Piece => (seat < 0 ? 'the deck' : seatPiece(seat));

export const questName = (content: Content, id: string): Piece => ({
  card: id,
  name: content.quests.get(id)?.card.name ?? id,
});
export const cityName = (content: Content, id: string): Piece => ({
  card: id,
  name: content.cities.get(id)?.card.name ?? id,
});
export const ageName = (content: Content, id: string): Piece => ({ card: id, name: content.ages.get(id)?.name ?? id });

/** "the Quest in Forest" */
export const questIn = (region: Region): Text =>
  text`the ${{ thing: questThing(region), name: `Quest in ${PLACE_NAMES[region]}` }}`;

/** "slot 2 of the Quest in Forest" */
export const slotIn = (region: Region, slot: number, word = 'slot'): Text =>
  text`${{ thing: slotThing(region, slot), name: `${word} ${slot}` }} of ${questIn(region)}`;

export function placeName({ at, slot }: Place): Text {
  for (const region of REGIONS) if (slot > 0 && region === at) return slotIn(region, slot);
  return [locationName(at)];
}

export function nameOf(named: Named): Piece {
  for (const demi of DEMIS) if (demi === named) return { thing: demiThing(demi), name: DEMI_CARDS[demi].name };
  for (const region of REGIONS) if (region === named) return locationName(region);
  for (const kin of CLASSES) if (kin === named) return CLASS_NAMES[kin];
  return named;
}

export const fates = (kinds: readonly FateKind[]): Text => joined(kinds.map(fateName), ', ');
export const cards = (count: number): string => plural(count, 'Fate card');
