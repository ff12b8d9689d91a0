import type { ThingId } from '@veilhall/engine';
import {
  DEMIS,
  type DemiId,
  demiThing,
  LOCATIONS,
  PLACE_NAMES,
  POWER_NAMES,
  POWERS,
  type Power,
  placeThing,
  powerThing,
  questThing,
  slotThing,
  type VeiledFateView,
} from '@veilhall/games/veiled-fate';

/** What is among the things pointed at. */
export const demiIn = (things: readonly ThingId[]): DemiId | undefined =>
  DEMIS.find((demi) => things.includes(demiThing(demi)));

export const powerIn = (things: readonly ThingId[]): Power | undefined =>
  POWERS.find((power) => things.includes(powerThing(power)));

/** Whether a Demi may stand there at all: a place, or a slot of a Quest. */
export const isPlace = (view: VeiledFateView, thing: ThingId): boolean =>
  LOCATIONS.some((at) => placeThing({ at, slot: 0 }) === thing) ||
  view.quests.some(({ region, slots }) => slots.some(({ slot }) => slotThing(region, slot) === thing));

/** Places, Quests and God Powers, as a sentence calls them; Demis and cards have their names from the sketch. */
export function nameOf(view: VeiledFateView, thing: ThingId): string | undefined {
  const power = powerIn([thing]);
  if (power) return POWER_NAMES[power];
  const place = LOCATIONS.find((at) => placeThing({ at, slot: 0 }) === thing);
  if (place) return PLACE_NAMES[place];
  for (const { region, slots } of view.quests) {
    if (questThing(region) === thing) return `the Quest in ${PLACE_NAMES[region]}`;
    const open = slots.find(({ slot }) => slotThing(region, slot) === thing);
    if (open) return `slot ${open.slot} in ${PLACE_NAMES[region]}`;
  }
  return undefined;
}
