import { pick, type RngState, type Viewer } from '@veilhall/engine';
import { type AnyUnknown, slotsIn, slotsOf, type Unknown } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { ageCardsFor, dealIdentities, type Identities } from '../flow/setup.ts';
import { must, player, questAt, votesIn } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Ballot, Player, State } from '../state/state.ts';
import { type DemiId, type FateKind, REGIONS } from '../vocabulary.ts';
import { knows } from './knowledge.ts';

const othersThan = ({ players }: State, who: Viewer): Player[] => players.filter((_, seat) => seat !== who);

/** A fresh deal of the Demigod cards in which this seat holds its own: all colours are alike before the deal. */
export function dealAround(own: DemiId, seat: number, seats: number, rng: RngState): Identities {
  const { dealt, aside } = dealIdentities(seats, rng, 'redeal');
  const got = must(dealt[seat], `card for seat ${seat}`);
  const exchanged = (demi: DemiId): DemiId => (demi === own ? got : demi === got ? own : demi);
  return { dealt: dealt.map(exchanged), aside: aside.map(exchanged) };
}

/** From six players on they are dealt in pairs, so that not every arrangement can be (VF-TEAM-03 to -05). */
const DEMIGODS: Unknown<State, DemiId> = {
  name: 'Demigods',
  slots(state, who) {
    if (state.ended) return [];
    return [...slotsIn(othersThan(state, who), 'demi'), ...slotsOf(state.aside)];
  },
  deal(state, who, _values, rng) {
    const seats = state.players.length;
    const { dealt, aside } =
      who === 'spectator' ? dealIdentities(seats, rng, 'redeal') : dealAround(player(state, who).demi, who, seats, rng);
    return [...dealt.filter((_, seat) => seat !== who), ...aside];
  },
  uniform: ({ players }) => players.length < 6,
};

/** The faces in the deck, in other hands and among votes that the viewer neither cast nor saw. */
const FATE_CARDS: Unknown<State, FateKind> = {
  name: 'Fate cards',
  slots(state, who) {
    const votes = votesIn(state).filter((ballot) => !knows(ballot, who));
    const hands = othersThan(state, who).flatMap(({ hand }) => hand);
    return [...slotsIn(votes, 'kind'), ...slotsIn(hands, 'def'), ...slotsOf(state.deck)];
  },
};

/** Omniscience shows faces, not who laid which: among the cards seen, those of others may be exchanged (VF-OMNI-04). */
const seenVotes = (where: string, pileIn: (state: State) => readonly Ballot[]): Unknown<State, FateKind> => ({
  name: `votes seen ${where}`,
  slots: (state, who) =>
    slotsIn(
      pileIn(state).filter((ballot) => ballot.by !== who && knows(ballot, who)),
      'kind',
    ),
});

/** Only its author knows how far an Age vote has been chosen. */
const AGE_VOTE: Unknown<State, number[]> = {
  name: 'Age vote under way',
  slots(state, who) {
    const chosenByOthers = (frame: State['work'][number]): frame is FrameOf<'ageVote'> =>
      frame.do === 'ageVote' && frame.seat !== who;
    return slotsIn(state.work.filter(chosenByOthers), 'picked');
  },
  deal: (_state, _who, values) => values().map(() => []),
  invented: true,
};

/** The card of a later Age, one of those in the box that fit the number of players (VF-SETUP-07). */
const laterAge = (content: Content, age: 2 | 3): Unknown<State, string> => ({
  name: `Age ${age}`,
  slots: ({ ages }) => slotsOf(ages, 3 - age, Math.min(4 - age, ages.length)),
  beyond: ({ ages, players }) => ageCardsFor(content, age, players.length).filter((id) => id !== ages[3 - age]),
  deal: (_state, _who, values, rng) => [pick(rng, 'redeal', values())],
});

/** Everything that the ledger's table of hidden information keeps from somebody. */
export const unknownsWith = (content: Content): readonly AnyUnknown<State>[] => [
  DEMIGODS,
  seenVotes('on abandoned Quests', ({ buried }) => buried),
  ...REGIONS.map((region) => seenVotes(`in ${region}`, (state) => questAt(state, region)?.pile ?? [])),
  FATE_CARDS,
  { name: 'Quest deck', slots: ({ questDeck }) => slotsOf(questDeck) },
  { name: 'City deck', slots: ({ cityDeck }) => slotsOf(cityDeck) },
  laterAge(content, 3),
  laterAge(content, 2),
  AGE_VOTE,
];
