import type { Json } from '@veilhall/engine';
import { DEMI_CARDS } from '../content/demis.ts';
import { FATE_DECK } from '../content/fate.ts';
import { CLASS_NAMES, PLACE_NAMES, POWER_NAMES } from '../content/names.ts';
import { CLASSES, DEMIS, FATE_KINDS, LOCATIONS, POWERS } from '../vocabulary.ts';

/** Names for ids as they stand in options and facts; whatever has no name is shown as it is. */

export const playerName = (seat: Json | undefined): string =>
  typeof seat === 'number' ? (seat < 0 ? 'the deck' : `Player ${seat + 1}`) : 'Somebody';

export function nameOf(id: Json | undefined): string {
  for (const demi of DEMIS) if (demi === id) return DEMI_CARDS[demi].name;
  for (const place of LOCATIONS) if (place === id) return PLACE_NAMES[place];
  for (const kind of FATE_KINDS) if (kind === id) return FATE_DECK[kind].name;
  for (const power of POWERS) if (power === id) return POWER_NAMES[power];
  for (const kin of CLASSES) if (kin === id) return CLASS_NAMES[kin];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : 'something';
}

/** `forest`, or `quest:forest/2` as in option ids. */
export function targetName(target: string): string {
  const onQuest = /^quest:(\w+)\/(\d+)$/.exec(target);
  return onQuest ? `slot ${onQuest[2]} of the Quest in ${nameOf(onQuest[1])}` : nameOf(target);
}

export const placeName = ({ at, slot }: { at: string; slot: number }): string =>
  slot > 0 ? `slot ${slot} of the Quest in ${nameOf(at)}` : nameOf(at);

export const cards = (count: number): string => `${count} Fate card${count === 1 ? '' : 's'}`;
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
