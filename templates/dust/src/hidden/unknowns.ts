import { slotsIn, slotsOf, type Unknown } from '@veilhall/kit';
import type { DustCard, State } from '../state/state.ts';
import { knows } from '../view/view.ts';

/** Deck, hands and bids hide the same cards, and any of them may lie anywhere. */
export const UNKNOWNS: readonly Unknown<State, string>[] = [
  {
    name: 'cards',
    slots(state, who) {
      const cards: DustCard[] = [];
      for (const [seat, { hand, bid }] of state.players.entries()) {
        for (const card of bid) if (who !== seat) cards.push(card);
        for (const card of hand) if (!knows(card, seat, who)) cards.push(card);
      }
      return [...slotsIn(cards, 'def'), ...slotsOf(state.deck)];
    },
  },
];
