import type { Choice } from '@veilhall/engine';
import type { Place } from '../state/shapes.ts';
import type { HandCard } from '../state/state.ts';
import {
  DEMIS,
  type DemiId,
  FATE_KINDS,
  type FateKind,
  LOCATIONS,
  type Location,
  MOST_SLOTS,
  type Power,
  REGIONS,
  type Region,
} from '../vocabulary.ts';

/** What a player can do with an action, or instead of one. */
export type TurnAct =
  | { readonly do: 'move' | 'portal'; readonly demi: DemiId; readonly to: Place }
  | { readonly do: 'transfigure'; readonly region: Region; readonly one: number; readonly other: number }
  | { readonly do: 'smite'; readonly demi: DemiId }
  | { readonly do: 'omniscience'; readonly region: Region }
  | { readonly do: 'influence' }
  | { readonly do: 'pass' }
  | { readonly do: 'rest' };
export type TurnChoice = Choice<TurnAct>;

/** How an action is picked. */
export function actId(act: TurnAct): string {
  switch (act.do) {
    case 'move':
    case 'portal':
      return `${act.do}:${act.demi}>${act.to.slot > 0 ? `quest:${act.to.at}/${act.to.slot}` : act.to.at}`;
    case 'transfigure':
      return `transfigure:${act.region}/${Math.min(act.one, act.other)}+${Math.max(act.one, act.other)}`;
    case 'smite':
      return `smite:${act.demi}`;
    case 'omniscience':
      return `omniscience:${act.region}`;
    default:
      return act.do;
  }
}

const choiceOf = (act: TurnAct, on: string[]): TurnChoice => ({ id: actId(act), on, act });

export const demiThing = (demi: DemiId): string => `demi:${demi}`;
const powerThing = (power: Power): string => `power:${power}`;
const slotThing = (region: Location, slot: number): string => `slot:${region}/${slot}`;
export const questThing = (region: Region): string => `quest:${region}`;
export const placeThing = ({ at, slot }: Place): string => (slot > 0 ? slotThing(at, slot) : `at:${at}`);
export const seatThing = (seat: number): string => `seat:${seat}`;

/** The choices of a turn never change, so they are made once: a list of legal actions is a list of references. */
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
  readonly moves: Readonly<Record<Location, readonly TurnChoice[]>>;
  readonly portals: Readonly<Record<Location, readonly TurnChoice[]>>;
  /** To every Location but the one where it stands. */
  readonly portalsFrom: Readonly<Record<Location, readonly TurnChoice[]>>;
  readonly smite: TurnChoice;
}

const journeys = (verb: 'move' | 'portal', demi: DemiId) =>
  perLocation((at) =>
    SLOT_NUMBERS.map((slot): TurnChoice => {
      const act = { do: verb, demi, to: { at, slot } };
      const on = [demiThing(demi), placeThing(act.to)];
      if (verb === 'portal') on.push(powerThing(verb));
      return { id: actId(act), on, act };
    }),
  );

export const PIECES: readonly Piece[] = DEMIS.map((demi) => {
  const portals = journeys('portal', demi);
  return {
    demi,
    moves: journeys('move', demi),
    portals,
    portalsFrom: perLocation((from) => LOCATIONS.filter((at) => at !== from).flatMap((at) => portals[at].slice(0, 1))),
    smite: choiceOf({ do: 'smite', demi }, [demiThing(demi), powerThing('smite')]),
  };
});

/** By region, lower slot and higher slot. */
export const SWAPS = perRegion((region) =>
  SLOT_NUMBERS.map((one) =>
    SLOT_NUMBERS.map(
      (other): TurnChoice =>
        choiceOf({ do: 'transfigure', region, one, other }, [
          slotThing(region, one),
          slotThing(region, other),
          powerThing('transfigure'),
        ]),
    ),
  ),
);

export const VISIONS = perRegion(
  (region): TurnChoice => choiceOf({ do: 'omniscience', region }, [questThing(region), powerThing('omniscience')]),
);

export const INFLUENCE: TurnChoice = { id: 'influence', on: [powerThing('influence')], act: { do: 'influence' } };
export const PASS: TurnChoice = { id: 'pass', act: { do: 'pass' } };
export const REST: TurnChoice = { id: 'rest', act: { do: 'rest' } };

/** One choice per kind in hand, pointing at all cards of that kind. */
export function cardChoices(verb: string, hand: readonly HandCard[]): Choice<FateKind>[] {
  const choices: Choice<FateKind>[] = [];
  for (const kind of FATE_KINDS) {
    const on: string[] = [];
    for (const card of hand) if (card.def === kind) on.push(`${kind}#${card.id}`);
    if (on.length > 0) choices.push({ id: `${verb}:${kind}`, on, act: kind });
  }
  return choices;
}
