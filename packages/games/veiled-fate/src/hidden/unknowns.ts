import { pick, type RngState, shuffle } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { ageCardsFor, dealIdentities, type Identities } from '../flow/setup.ts';
import { must, player } from '../state/access.ts';
import { cloneState } from '../state/clone.gen.ts';
import type { Ballot, State } from '../state/state.ts';
import type { DemiId, FateKind } from '../vocabulary.ts';
import { knows } from './knowledge.ts';

/**
 * A full state that this seat cannot tell from the real one. What it does not know is collected, put into an order that
 * says nothing, and dealt again; the streams used are the new state's own.
 */
export function redeal({ state, content }: Board, seat: number, rng: RngState): State {
  const copy = cloneState(state);
  copy.rng = rng;
  if (!copy.ended) redealIdentities(copy, seat);
  redealFate(copy, seat);
  copy.questDeck = shuffle(rng, 'redeal', inBoxOrder(content.quests, copy.questDeck));
  copy.cityDeck = shuffle(rng, 'redeal', inBoxOrder(content.cities, copy.cityDeck));
  const seats = copy.players.length;
  copy.ages = copy.ages.map((_, i) => pick(rng, 'redeal', ageCardsFor(content, 3 - i, seats)));
  // How far somebody else has come in choosing an Age vote is not known either.
  for (const frame of copy.work) if (frame.do === 'ageVote' && frame.seat !== seat) frame.picked = [];
  return copy;
}

/** The order of the box says nothing about a deck, whatever its cards are called. */
const inBoxOrder = (box: ReadonlyMap<string, unknown>, deck: readonly string[]): string[] => {
  const held = new Set(deck);
  return [...box.keys()].filter((id) => held.has(id));
};

/** A fresh deal of the Demigod cards in which this seat holds its own: all colours are alike before the deal. */
export function dealAround(own: DemiId, seat: number, seats: number, rng: RngState): Identities {
  const { dealt, aside } = dealIdentities(seats, rng, 'redeal');
  const got = must(dealt[seat], `card for seat ${seat}`);
  const exchanged = (demi: DemiId): DemiId => (demi === own ? got : demi === got ? own : demi);
  return { dealt: dealt.map(exchanged), aside: aside.map(exchanged) };
}

function redealIdentities(state: State, seat: number): void {
  const { dealt, aside } = dealAround(player(state, seat).demi, seat, state.players.length, state.rng);
  for (const [at, demi] of dealt.entries()) player(state, at).demi = demi;
  state.aside = aside;
}

/** Fate cards whose faces the seat has not seen: the deck, other hands, votes of others, buried votes. */
function redealFate(state: State, seat: number): void {
  const piles = [state.buried, state.age.pile, ...state.quests.map((quest) => quest.pile)];
  const hidden: Ballot[] = [];
  for (const pile of piles) {
    for (const ballot of pile) if (!knows(ballot, seat)) hidden.push(ballot);
    exchangeSeen(state.rng, pile, seat);
  }
  const hands = state.players.filter((_, at) => at !== seat).flatMap((one) => one.hand);
  const kinds: FateKind[] = [...state.deck];
  for (const { def } of hands) kinds.push(def);
  for (const { kind } of hidden) kinds.push(kind);
  shuffle(state.rng, 'redeal', kinds.sort());
  for (const ballot of hidden) ballot.kind = must(kinds.pop(), 'hidden card');
  for (const card of hands) card.def = must(kinds.pop(), 'hidden card');
  state.deck = kinds;
}

/** Omniscience shows faces, not who laid which: among the cards seen, those of others may be exchanged (VF-OMNI-04). */
function exchangeSeen(rng: RngState, pile: readonly Ballot[], seat: number): void {
  const seen = pile.filter((ballot) => ballot.by !== seat && knows(ballot, seat));
  if (seen.length < 2) return;
  const kinds = shuffle(rng, 'redeal', seen.map((ballot) => ballot.kind).sort());
  for (const ballot of seen) ballot.kind = must(kinds.pop(), 'seen card');
}
