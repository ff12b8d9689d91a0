import { int, type RngState } from '@veilhall/engine';
import { DEMI_AT } from './prospects.ts';
import { dealIdentities, type Identities } from './setup.ts';
import type { State } from './state.ts';
import { must, player } from './table.ts';
import { DEMIS, type DemiId } from './vocabulary.ts';

/** Steps of a fresh deal towards what the evidence makes likely. */
const SETTLING = 80;
/** Deals that beliefs are counted from. */
const COUNTED = 1500;

/** A fresh deal of the Demigod cards in which this seat holds its own: all colours are alike before the deal. */
export function dealAround(own: DemiId, seat: number, seats: number, rng: RngState): Identities {
  const { dealt, aside } = dealIdentities(seats, rng, 'redeal');
  const got = must(dealt[seat], `card for seat ${seat}`);
  const exchanged = (demi: DemiId): DemiId => (demi === own ? got : demi === got ? own : demi);
  return { dealt: dealt.map(exchanged), aside: aside.map(exchanged) };
}

/**
 * Draws deals by how likely the evidence makes them: a walk from deal to deal (Metropolis) that keeps to the rules of
 * dealing, so that pairs, the lone player and the own card come out right for any number of players.
 */
class Walk {
  readonly held: DemiId[];
  readonly #own: DemiId;
  readonly #seat: number;
  readonly #evidence: readonly (readonly number[])[];
  readonly #rng: RngState;

  constructor(state: State, seat: number, evidence: readonly (readonly number[])[], rng: RngState) {
    this.#own = player(state, seat).demi;
    this.#seat = seat;
    this.#evidence = evidence;
    this.#rng = rng;
    this.held = dealAround(this.#own, seat, state.players.length, rng).dealt;
  }

  step(): void {
    const next = this.#proposal();
    const gain = this.#logOf(next) - this.#logOf(this.held);
    if (gain < 0 && int(this.#rng, 'walk', 1 << 20) / (1 << 20) >= Math.exp(gain)) return;
    for (const [at, demi] of next.entries()) this.held[at] = demi;
  }

  #logOf(held: readonly DemiId[]): number {
    let sum = 0;
    for (const [at, demi] of held.entries()) {
      if (at !== this.#seat) sum += this.#evidence[at]?.[DEMI_AT[demi]] ?? 0;
    }
    return sum;
  }

  /** Two players exchange cards, two colours exchange places, or everything is dealt anew. */
  #proposal(): DemiId[] {
    const seats = this.held.length;
    const kind = int(this.#rng, 'walk', 8);
    if (kind === 0) return dealAround(this.#own, this.#seat, seats, this.#rng).dealt;
    if (kind < 5) {
      const one = must(DEMIS[int(this.#rng, 'walk', DEMIS.length)], 'Demi');
      const other = must(DEMIS[int(this.#rng, 'walk', DEMIS.length)], 'Demi');
      if (one === this.#own || other === this.#own) return this.held;
      return this.held.map((demi) => (demi === one ? other : demi === other ? one : demi));
    }
    const one = int(this.#rng, 'walk', seats);
    const other = int(this.#rng, 'walk', seats);
    if (one === this.#seat || other === this.#seat) return this.held;
    const next = this.held.slice();
    next[one] = must(this.held[other], 'card');
    next[other] = must(this.held[one], 'card');
    return next;
  }
}

/** Deals the other players' cards again, as the evidence has it. */
export function dealBy(state: State, seat: number, evidence: readonly (readonly number[])[], rng: RngState): void {
  const walk = new Walk(state, seat, evidence, rng);
  for (let n = 0; n < SETTLING; n++) walk.step();
  const left: DemiId[] = [...state.aside];
  for (const one of state.players) left.push(one.demi);
  for (const [at, demi] of walk.held.entries()) player(state, at).demi = demi;
  for (const demi of walk.held) left.splice(left.indexOf(demi), 1);
  state.aside = left;
}

/** How often each seat holds each Demi, in deals as the evidence has them. */
export function chances(
  state: State,
  seat: number,
  evidence: readonly (readonly number[])[],
  rng: RngState,
): number[][] {
  const counts = state.players.map((): number[] => new Array(DEMIS.length).fill(0));
  const walk = new Walk(state, seat, evidence, rng);
  for (let n = 0; n < SETTLING; n++) walk.step();
  for (let n = 0; n < COUNTED; n++) {
    for (let skip = 0; skip < 4; skip++) walk.step();
    for (const [at, demi] of walk.held.entries()) {
      const row = counts[at];
      if (row) row[DEMI_AT[demi]] = (row[DEMI_AT[demi]] ?? 0) + 1 / COUNTED;
    }
  }
  return counts;
}
