import type { ThingId } from '@veilhall/engine';
import { DEMIS, type DemiId, demiThing, POWERS, type Power, powerThing } from '@veilhall/games/veiled-fate';

/** What is among the things pointed at. */
export const demiIn = (things: readonly ThingId[]): DemiId | undefined =>
  DEMIS.find((demi) => things.includes(demiThing(demi)));

export const powerIn = (things: readonly ThingId[]): Power | undefined =>
  POWERS.find((power) => things.includes(powerThing(power)));
