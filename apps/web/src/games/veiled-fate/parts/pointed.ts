import type { ThingId } from '@veilhall/engine';
import {
  DEMIS,
  type DemiId,
  demiThing,
  LOCATIONS,
  POWERS,
  type Power,
  placeThing,
  powerThing,
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
