import type { Content, Laws, Quest } from '../content/compile.ts';
import type { CityIcon, PlainIcon, Result } from '../content/schema.ts';
import { numberOf } from '../frames/voting.ts';
import { renownOf } from '../results.ts';
import { usableSlots } from '../slots.ts';
import type { Ballot, State } from '../state.ts';
import { allSlots, lawsOf, questCard, takenSlots } from '../table.ts';
import { DEMIS, type DemiId, LOCATIONS, type Location, type PlainResult, type Region } from '../vocabulary.ts';
import { FILLS, IN_ABYSS, IN_POOLS, LINE_STEP, MOST_KEPT, SMITE, VOTE, type Weights } from './weights.ts';

const plainWorth = (result: PlainResult): number => (result === 'X' ? SMITE : renownOf(result));

export const worthOf = (result: Result): number =>
  typeof result === 'string' ? plainWorth(result) : (plainWorth(result.feather) + plainWorth(result.scorpion)) / 2;

const iconWorth = (icon: PlainIcon): number => (icon === 'draw' ? 0 : plainWorth(icon));

/** What a City slot does to the Demi that covers it. */
export const cityWorth = (icon: CityIcon): number =>
  typeof icon === 'string' ? iconWorth(icon) : (iconWorth(icon.feather) + iconWorth(icon.scorpion)) / 2;

/** By place in `DEMIS`. */
export const DEMI_AT: Readonly<Record<DemiId, number>> = Object.freeze({
  isabel: 0,
  namari: 1,
  caldis: 2,
  agamar: 3,
  belan: 4,
  tovik: 5,
  pentha: 6,
  aponi: 7,
  ruhane: 8,
});

/** A list with one number per Demi. */
export const perDemi = (value = 0): number[] => new Array<number>(DEMIS.length).fill(value);

/** How the votes of a Quest lean (Feathers less Scorpions), as far as somebody knows or guesses. */
export type Lean = (pile: readonly Ballot[], region: Region) => number;

/** A Quest on the board: who is on which slot, how the vote leans and what may still change it. */
export interface Prospect {
  readonly region: Region;
  readonly quest: Quest;
  /** Place in `DEMIS` of the Demi on each slot, or -1. */
  readonly on: readonly number[];
  readonly taken: number;
  readonly lean: number;
  readonly extra: number;
  /** What the slots are worth on either side. */
  readonly feathers: readonly number[];
  readonly scorpions: readonly number[];
}

function prospectsOf(content: Content, state: State, laws: Laws, lean: Lean): Prospect[] {
  return state.quests.map(({ region, card, pile }) => {
    const quest = questCard(content, card);
    const on: number[] = new Array<number>(quest.slots.length).fill(-1);
    for (const [index, demi] of DEMIS.entries()) {
      const { at, slot } = state.demis[demi];
      if (slot > 0 && at === region) on[slot - 1] = index;
    }
    return {
      region,
      quest,
      on,
      taken: takenSlots(state, region),
      lean: lean(pile, region),
      extra: Math.abs(numberOf(quest, laws)),
      feathers: quest.slots.map((slot) => worthOf(slot.feathers)),
      scorpions: quest.slots.map((slot) => worthOf(slot.scorpions)),
    };
  });
}

/** How likely Feathers win when the vote leans like this and so many votes are still to come. */
const feathersAt = (lean: number, toCome: number): number =>
  1 / (1 + Math.exp((-1.7 * lean) / Math.sqrt(0.47 + toCome)));

/** The same for a Quest with so many open slots. */
const feathersOn = ({ extra }: Prospect, open: number, lean: number): number => feathersAt(lean, 1.2 * open + extra);

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

export const openIn = ({ on }: Prospect, taken: number): number => bitsIn(allSlots(on.length) & ~taken);

/** What a Demi on this slot may hope for; the fuller the Quest, the more. */
export function slotWorth(prospect: Prospect, slot: number, open: number, lean: number): number {
  const feathers = feathersOn(prospect, open, lean);
  const { feathers: f, scorpions: s } = prospect;
  return FILLS ** open * (feathers * (f[slot - 1] ?? 0) + (1 - feathers) * (s[slot - 1] ?? 0));
}

/** Adds `sign` times what the Demis on a Quest may hope for. */
export function addHopes(into: number[], prospect: Prospect, on: readonly number[], lean: number, sign: number): void {
  let open = 0;
  for (const demi of on) if (demi < 0) open++;
  if (open === on.length) return;
  const feathers = feathersOn(prospect, open, lean);
  const weight = sign * FILLS ** open;
  for (let i = 0; i < on.length; i++) {
    const demi = on[i] as number;
    if (demi < 0) continue;
    const worth = feathers * (prospect.feathers[i] as number) + (1 - feathers) * (prospect.scorpions[i] as number);
    into[demi] = (into[demi] as number) + weight * worth;
  }
}

/** What the best slot that this Demi could move to is worth, its own vote included. */
export function beckons(prospect: Prospect, taken: number, lean: number, demi: number): number {
  const usable = usableSlots(prospect.quest, taken, DEMIS[demi] as DemiId);
  if (usable === 0) return 0;
  const open = openIn(prospect, taken) - 1;
  const up = feathersOn(prospect, open, lean + VOTE);
  const down = feathersOn(prospect, open, lean - VOTE);
  let best = 0;
  for (let i = 0; i < prospect.on.length; i++) {
    if (!(usable & (2 << i))) continue;
    const f = prospect.feathers[i] as number;
    const s = prospect.scorpions[i] as number;
    const feathers = f >= s ? up : down;
    best = Math.max(best, feathers * f + (1 - feathers) * s);
  }
  return best * FILLS ** open;
}

/** How much a lead of one Renown says about the end: little while two Ages are to come, nearly all at the last vote. */
function sharpness({ age, stage, quests }: State): number {
  if (age.number < 3) return 0.3 * age.number;
  return stage === 'ageVote' ? 1.5 : 0.75 + 0.3 / (1 + quests.length);
}

const ground = (at: Location): number => (at === 'abyss' ? IN_ABYSS : at === 'pools' ? IN_POOLS : 0);

/** What each Demi may hope for at this table: the common ground of judging positions, choosing and guessing at others. */
export class Outlook {
  readonly state: State;
  readonly laws: Laws;
  readonly weights: Weights;
  readonly prospects: readonly Prospect[];
  readonly icon: CityIcon | undefined;
  readonly sharp: number;
  /** Renown to be expected, by place in `DEMIS`; and the part of it that lies in slots within reach. */
  readonly scores: number[];
  readonly reach: readonly number[];
  /** What each Quest has to offer a Demi that is not on one: by Demi, by Quest. */
  readonly #offers: readonly (readonly number[])[];
  /** By Location, by Quest: what is left of an offer on the way there. */
  readonly #near: ReadonlyMap<Location, readonly number[]>;

  constructor(content: Content, state: State, lean: Lean, weights: Weights) {
    this.state = state;
    this.weights = weights;
    this.laws = lawsOf(content, state);
    this.icon = state.city && content.cities.get(state.city.card)?.card.slots[state.city.token];
    this.sharp = sharpness(state);
    this.prospects = prospectsOf(content, state, this.laws, lean);
    this.scores = perDemi();
    for (const [place, demi] of state.rank.entries()) {
      this.scores[DEMI_AT[demi]] = state.renown[demi] - LINE_STEP * place;
    }
    for (const prospect of this.prospects) addHopes(this.scores, prospect, prospect.on, prospect.lean, 1);
    this.#near = new Map(LOCATIONS.map((at) => [at, this.#nearness(at)]));
    const wanted = weights.reach > 0 ? this.prospects : [];
    this.#offers = DEMIS.map((_, demi) => wanted.map((one) => beckons(one, one.taken, one.lean, demi)));
    this.reach = DEMIS.map((demi, index) => this.reachAt(index, state.demis[demi]));
    for (const [index, reach] of this.reach.entries()) this.scores[index] = (this.scores[index] as number) + reach;
  }

  #nearness(at: Location): number[] {
    const { step } = this.weights;
    const neighbours = this.laws.neighbours[at];
    return this.prospects.map(({ region }) => {
      if (at === 'abyss') return step * step;
      if (at === 'pools') return step;
      return at === region || neighbours.includes(region) ? 1 : step;
    });
  }

  questIn(region: Location): number {
    return this.prospects.findIndex((prospect) => prospect.region === region);
  }

  /** What it is worth to stand there; what one Quest has to offer may be given anew. */
  reachAt(demi: number, place: { readonly at: Location; readonly slot: number }, quest = -1, anew = 0): number {
    if (place.slot > 0) return 0;
    const near = this.#near.get(place.at) ?? [];
    const offers = this.#offers[demi] ?? [];
    let best = 0;
    for (let i = 0; i < offers.length; i++) {
      best = Math.max(best, (near[i] as number) * (i === quest ? anew : (offers[i] as number)));
    }
    return this.weights.reach * best + ground(place.at);
  }

  /** What a hand of so many cards is worth to somebody who takes no more turns in this Age. */
  restedWorth(cards: number): number {
    return this.state.age.number === 3 ? 0 : this.weights.kept * Math.min(MOST_KEPT, cards);
  }
}
