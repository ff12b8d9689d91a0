import type { CardUse, Reading, UsedCard } from '@veilhall/kit';
import { rawContent } from '../content/raw.ts';
import type { VeilPrompt } from '../flow/asks.ts';
import type { VeilFact } from '../state/facts.ts';
import type { State } from '../state/state.ts';

/** A Solo Opponent has no seat and is not read. */
const isSeat = ({ players }: State, who: number): boolean => players[who]?.solo === undefined;

const ofSeat = (state: State, use: CardUse, who: number, cards: readonly string[]): UsedCard[] =>
  isSeat(state, who) ? cards.map((card) => ({ use, card, seat: who })) : [];

type FactOf<T extends VeilFact['type']> = Extract<VeilFact, { type: T }>;

/** Cards that a seat's own Fate Route shows are drawn: they are what it could have bought. */
const READ: { readonly [T in VeilFact['type']]?: (fact: FactOf<T>, state: State) => readonly UsedCard[] } = {
  drew: ({ who, cards = [] }, state) => ofSeat(state, 'drawn', who, cards),
  routeDealt: ({ who, cards }, state) => ofSeat(state, 'drawn', who, cards),
  routeFilled: ({ who, card }, state) => ofSeat(state, 'drawn', who, [card]),
  played: ({ who, card }, state) => ofSeat(state, 'played', who, [card]),
  triggered: ({ who, card }, state) => ofSeat(state, 'played', who, [card]),
  // Whoever falls loses all cards before the end: what was bought counts as kept, what others made go as held for nothing.
  purchased: ({ who, card, to }, state) => ofSeat(state, 'kept', who, to === 'opponent' ? [] : [card]),
  acquired: ({ who, card, to }, state) => ofSeat(state, 'kept', who, to === 'opponent' ? [] : [card]),
  discarded: ({ who, card }, state) => ofSeat(state, 'held', who, [card]),
  // A Trap does what it is for in somebody else's Hand.
  trapSent: ({ who, card }, state) => ofSeat(state, 'played', who, [card]),
};

/** What the lab reads out of a match of The Veil. */
export const reading: Reading<State, VeilFact, VeilPrompt> = {
  atStart: (state) =>
    state.players.flatMap(({ hand, route }, who) =>
      ofSeat(state, 'drawn', who, [...hand.map(({ def }) => def), ...route.map(({ def }) => def)]),
    ),
  ofFact: (fact, state) =>
    (READ[fact.type] as ((fact: VeilFact, state: State) => readonly UsedCard[]) | undefined)?.(fact, state) ?? [],
  atEnd: (state) =>
    state.players.flatMap(({ hand, route }, who) =>
      ofSeat(
        state,
        'held',
        who,
        [...hand, ...route].map(({ def }) => def),
      ),
    ),
  choices: {
    character: ({ character }) => character,
    turn: (act) => (act.do === 'buy' ? act.card.def : undefined),
  },
  character: ({ players }, seat) => players[seat]?.character ?? '',
  course: {
    resource: 'Health',
    step: 'round',
    begins: (fact) => (fact.type === 'round' ? 'step' : undefined),
    value: ({ players, totals }, seat) => totals[players[seat]?.total ?? 0]?.health ?? 0,
  },
  written: { characters: rawContent.characters },
};
