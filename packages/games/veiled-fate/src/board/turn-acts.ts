import { DEMIS, type DemiId, LOCATIONS, type Location, MOST_SLOTS, REGIONS, type Region } from '../vocabulary.ts';
import type { TurnAct } from './acts.ts';

/** The acts of a turn never change, so they are made once: a list of legal actions is a list of references. */
function perLocation<T>(make: (at: Location) => T): Readonly<Record<Location, T>> {
  const [city, coast, forest, canyons, desert, volcano, mountains, abyss, pools] = LOCATIONS;
  return {
    city: make(city),
    coast: make(coast),
    forest: make(forest),
    canyons: make(canyons),
    desert: make(desert),
    volcano: make(volcano),
    mountains: make(mountains),
    abyss: make(abyss),
    pools: make(pools),
  };
}

function perRegion<T>(make: (region: Region) => T): Readonly<Record<Region, T>> {
  const [coast, forest, canyons, desert, volcano, mountains] = REGIONS;
  return {
    coast: make(coast),
    forest: make(forest),
    canyons: make(canyons),
    desert: make(desert),
    volcano: make(volcano),
    mountains: make(mountains),
  };
}

const SLOT_NUMBERS = Array.from({ length: MOST_SLOTS + 1 }, (_, slot) => slot);

/** Everything that can be done with one Demi. */
export interface Piece {
  readonly demi: DemiId;
  /** By Location and slot; slot 0 is standing there. */
  readonly moves: Readonly<Record<Location, readonly TurnAct[]>>;
  readonly portals: Readonly<Record<Location, readonly TurnAct[]>>;
  /** To every Location but the one where it stands. */
  readonly portalsFrom: Readonly<Record<Location, readonly TurnAct[]>>;
  readonly smite: TurnAct;
}

const journeys = (way: 'move' | 'portal', demi: DemiId) =>
  perLocation((at) => SLOT_NUMBERS.map((slot): TurnAct => ({ do: way, demi, to: { at, slot } })));

export const PIECES: readonly Piece[] = DEMIS.map((demi) => {
  const portals = journeys('portal', demi);
  return {
    demi,
    moves: journeys('move', demi),
    portals,
    portalsFrom: perLocation((from) => LOCATIONS.filter((at) => at !== from).flatMap((at) => portals[at].slice(0, 1))),
    smite: { do: 'smite', demi },
  };
});

/** By region, lower slot and higher slot. */
export const SWAPS = perRegion((region) =>
  SLOT_NUMBERS.map((one) => SLOT_NUMBERS.map((other): TurnAct => ({ do: 'transfigure', region, one, other }))),
);

export const VISIONS = perRegion((region): TurnAct => ({ do: 'omniscience', region }));

export const INFLUENCE: TurnAct = { do: 'influence' };
export const PASS: TurnAct = { do: 'pass' };
export const REST: TurnAct = { do: 'rest' };
