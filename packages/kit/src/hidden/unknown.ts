import { canonical, type GameState, type Json, type RngState, type Seat, shuffle, type Viewer } from '@veilhall/engine';

/** One place that can be looked into and filled. */
export interface HiddenSlot<V> {
  get(): V;
  set(value: V): void;
}

/** Slots of a state that some viewer cannot look into, described once: for re-deals, for the suite and for sabotage. */
export interface Unknown<S, V extends Json = Json> {
  readonly name: string;
  /** None for whoever sees everything. The order of the slots says nothing about what lies in them. */
  slots(state: S, who: Viewer): readonly HiddenSlot<V>[];
  /** What may lie in these slots and lies in none of the state: copies left in the box. Never depends on `slots`' order. */
  beyond?(state: S, who: Viewer): readonly V[];
  /**
   * One value per slot, where not every arrangement is possible: layered decks, identities, quotas. `values` gives what
   * lies in the slots and beyond, sorted, so that a dealer cannot depend on the truth; one that deals from what everybody
   * knows does without. Absent: every arrangement is equally likely.
   */
  deal?(state: S, who: Viewer, values: () => V[], rng: RngState): readonly V[];
  /** With a dealer of its own: all arrangements are equally likely nevertheless. */
  uniform?(state: S, who: Viewer): boolean;
  /** Its dealer makes values up, such as a choice half made; the suite does not count them. */
  readonly invented?: true;
}

/** An unknown among others of the same state, whatever its values are. */
// biome-ignore lint/suspicious/noExplicitAny: an unknown only ever meets values of its own
export type AnyUnknown<S> = Unknown<S, any>;

const byText = (a: Json, b: Json): number => {
  const left = typeof a === 'string' ? a : canonical(a);
  const right = typeof b === 'string' ? b : canonical(b);
  return left < right ? -1 : left > right ? 1 : 0;
};

/** An order that says nothing. Bots deal thousands of times, and names need no more than to be put in order. */
const putInOrder = (values: Json[]): Json[] =>
  values.every((value) => typeof value === 'string') ? values.sort() : values.sort(byText);

function redealt<S>(unknown: AnyUnknown<S>, state: S, who: Viewer, rng: RngState): void {
  const slots = unknown.slots(state, who);
  if (slots.length === 0) return;
  const values = (): Json[] => {
    const found: Json[] = slots.map((slot) => slot.get());
    for (const value of unknown.beyond?.(state, who) ?? []) found.push(value);
    return putInOrder(found);
  };
  const dealt = unknown.deal?.(state, who, values, rng) ?? shuffle(rng, `redeal ${unknown.name}`, values());
  if (dealt.length < slots.length) throw new Error(`${unknown.name}: ${dealt.length} values for ${slots.length} slots`);
  let at = 0;
  for (const slot of slots) slot.set(dealt[at++]);
}

/**
 * `Game.determinize`: a copy in which everything this seat does not know is dealt anew, in the order of the list. `clone`
 * copies the state alone; a machine's own takes the prompts of the old hands along.
 */
export function determinizeWith<S extends GameState>(
  unknowns: readonly AnyUnknown<S>[],
  clone: (state: S) => S,
): (state: S, seat: Seat, rng: RngState) => S {
  return (state, seat, rng) => {
    const copy = clone(state);
    copy.rng = rng;
    for (const unknown of unknowns) redealt(unknown, copy, seat, rng);
    return copy;
  };
}

/** As the information-set suite takes it. */
export interface SecretPlaces {
  readonly name: string;
  readonly places: readonly Json[];
  readonly uniform?: true;
}

/** Everything a viewer may not know, place by place. */
export function secretsOf<S>(unknowns: readonly AnyUnknown<S>[]): (state: S, who: Viewer) => SecretPlaces[] {
  return (state, who) => {
    const found: SecretPlaces[] = [];
    for (const unknown of unknowns) {
      const inside: Json[] = unknown.slots(state, who).map((slot) => slot.get());
      if (unknown.invented || inside.length === 0) continue;
      const even = unknown.deal ? (unknown.uniform?.(state, who) ?? false) : true;
      const places = [...inside, ...(unknown.beyond?.(state, who) ?? [])];
      found.push({ name: unknown.name, places, ...(even && { uniform: true }) });
    }
    return found;
  };
}

/** Slots over the elements of a list, where it holds the values themselves. */
export function slotsOf<V>(list: V[], from = 0, to = list.length): HiddenSlot<V>[] {
  const slots: HiddenSlot<V>[] = [];
  for (let at = from; at < to; at++) slots.push(new ListSlot(list, at));
  return slots;
}

class ListSlot<V> implements HiddenSlot<V> {
  readonly #list: V[];
  readonly #at: number;

  constructor(list: V[], at: number) {
    this.#list = list;
    this.#at = at;
  }

  get(): V {
    return this.#list[this.#at] as V;
  }

  set(value: V): void {
    this.#list[this.#at] = value;
  }
}

/** Slots over one member of each, such as the `def` of cards in hand. */
export const slotsIn = <C extends object, K extends keyof C>(owners: readonly C[], key: K): HiddenSlot<C[K]>[] =>
  owners.map((owner) => ({
    get: () => owner[key],
    set: (value) => {
      owner[key] = value;
    },
  }));
