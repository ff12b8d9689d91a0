import { int, type RngState } from '@veilhall/engine';
import { questCard } from '../board/board.ts';
import type { Content } from '../content/compile.ts';
import { knows } from '../hidden/knowledge.ts';
import { dealAround } from '../hidden/unknowns.ts';
import { must, player } from '../state/access.ts';
import type { Ballot, QuestInPlay, State } from '../state/state.ts';
import { DEMIS, type DemiId } from '../vocabulary.ts';
import { LEAN } from './means.ts';
import { DEMI_AT, resultValue } from './values.ts';

/** How often somebody whose Demi is on a Quest is thought to vote for it, given the card. */
const LOYAL = 75;
/** Steps of a fresh deal towards what the evidence makes likely. */
const SETTLING = 80;

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

/** Faces nobody but their owners know: those with a Demi on the Quest have mostly voted for it, from what they hold. */
export function leanVotes(content: Content, world: State, seat: number, rng: RngState): void {
  for (const quest of world.quests) for (const ballot of quest.pile) leanVote(content, world, quest, ballot, seat, rng);
}

function leanVote(
  content: Content,
  world: State,
  { region, card }: QuestInPlay,
  ballot: Ballot,
  seat: number,
  rng: RngState,
): void {
  if (ballot.by < 0 || knows(ballot, seat)) return;
  const { demi, hand } = player(world, ballot.by);
  const { at, slot } = world.demis[demi];
  const result = at === region ? questCard(content, card).slots[slot - 1] : undefined;
  if (!result) return;
  const wish = resultValue(result.feathers) - resultValue(result.scorpions);
  if (wish === 0 || LEAN[ballot.kind] * wish > 0 || int(rng, 'loyal', 100) >= LOYAL) return;
  const better = hand.find((held) => LEAN[held.def] * wish > 0);
  if (better) [ballot.kind, better.def] = [better.def, ballot.kind];
}
