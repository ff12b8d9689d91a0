import type { Place } from '../state/shapes.ts';
import type { HandCard } from '../state/state.ts';
import type { DemiClass, DemiId, Location, Power, Region } from '../vocabulary.ts';

/** What everything on the table is called when it is pointed at. */
export const demiThing = (demi: DemiId): string => `demi:${demi}`;
export const powerThing = (power: Power): string => `power:${power}`;
export const slotThing = (region: Location, slot: number): string => `slot:${region}/${slot}`;
export const questThing = (region: Region): string => `quest:${region}`;
export const placeThing = ({ at, slot }: Place): string => (slot > 0 ? slotThing(at, slot) : `at:${at}`);
export const seatThing = (seat: number): string => `seat:${seat}`;
export const classThing = (kin: DemiClass): string => `class:${kin}`;
export const fateThing = ({ id, def }: HandCard): string => `${def}#${id}`;
export const CITY_THING = 'city';
