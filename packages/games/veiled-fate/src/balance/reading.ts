import type { CardUse, Reading, UsedCard } from '@veilhall/kit';
import type { FactOf, VfFact } from '../board/facts.ts';
import { BASE_CARDS } from '../content/families.ts';
import type { VfPrompt } from '../flow/asks.ts';
import type { State } from '../state/state.ts';
import type { DemiId, FateKind } from '../vocabulary.ts';

const ofSeat = (use: CardUse, seat: number, cards: readonly string[] = []): UsedCard[] =>
  cards.map((card) => ({ use, card, seat }));

const oneOf = (use: CardUse, seat: number, kind: FateKind | undefined): UsedCard[] =>
  kind === undefined ? [] : [{ use, card: kind, seat }];

/** Cards that lie before the whole table. */
const ofTable = (use: CardUse, card: string, { players }: State): UsedCard[] =>
  players.map((_, seat) => ({ use, card, seat }));

/** A Quest is played by those whose Demis stand on it. */
const onQuest = (card: string, demis: readonly DemiId[], { players }: State): UsedCard[] =>
  players.flatMap(({ demi }, seat) => (demis.includes(demi) ? [{ use: 'played', card, seat }] : []));

const READ: { readonly [T in VfFact['type']]?: (fact: FactOf<T>, state: State) => readonly UsedCard[] } = {
  drew: ({ seat, kinds }) => ofSeat('drawn', seat, kinds),
  refreshed: ({ seat, kind }) => oneOf('drawn', seat, kind),
  voted: ({ seat, kind }) => oneOf('played', seat, kind),
  ageVoted: ({ seat, kinds }) => ofSeat('played', seat, kinds),
  paid: ({ seat, kind }) => oneOf('played', seat, kind),
  questPlaced: ({ quest }, state) => ofTable('drawn', quest, state),
  questDone: ({ quest, demis }, state) => onQuest(quest, demis, state),
  cityOpened: ({ card }, state) => ofTable('drawn', card, state),
  ageOpened: ({ card }, state) => ofTable('drawn', card, state),
};

/** What the lab reads out of a game of Veiled Fate. */
export const reading: Reading<State, VfFact, VfPrompt> = {
  atStart: ({ players, quests, city, age }) => {
    const table = [...quests.map(({ card }) => card), ...(city ? [city.card] : []), age.card];
    return players.flatMap(({ demi, hand }, seat) =>
      ofSeat('drawn', seat, [demi, ...hand.map(({ def }) => def), ...table]),
    );
  },
  ofFact: (fact, state) =>
    (READ[fact.type] as ((fact: VfFact, state: State) => readonly UsedCard[]) | undefined)?.(fact, state) ?? [],
  atEnd: ({ players }) =>
    players.flatMap(({ hand }, seat) =>
      ofSeat(
        'held',
        seat,
        hand.map(({ def }) => def),
      ),
    ),
  choices: { place: ({ region }) => region },
  character: ({ players }, seat) => players[seat]?.demi ?? '',
  course: {
    resource: 'Renown of the own Demi',
    step: 'turn',
    begins: (fact) => (fact.type === 'turn' ? 'step' : undefined),
    value({ players, renown }, seat) {
      const demi = players[seat]?.demi;
      return demi ? renown[demi] : 0;
    },
  },
  written: { quests: BASE_CARDS.quests, ages: BASE_CARDS.ages, cities: BASE_CARDS.cities },
};
