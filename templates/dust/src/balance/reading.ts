import type { Reading, UsedCard } from '@veilhall/kit';
import { LENS } from '../content/cards.ts';
import type { DustPrompt } from '../flow/asks.ts';
import type { DustFact } from '../state/facts.ts';
import type { State } from '../state/state.ts';

const handsOf = ({ players }: State, use: UsedCard['use']): UsedCard[] =>
  players.flatMap(({ hand }, seat) => hand.map(({ def }) => ({ use, card: def, seat })));

/** What the lab reads out of a game. */
export const reading: Reading<State, DustFact, DustPrompt> = {
  atStart: (state) => handsOf(state, 'drawn'),
  ofFact(fact) {
    if (fact.type === 'drew') return (fact.cards ?? []).map((card) => ({ use: 'drawn', card, seat: fact.seat }));
    if (fact.type === 'turnedUp') return fact.bids.map(({ seat, card }) => ({ use: 'played', card, seat }));
    return fact.type === 'looked' ? [{ use: 'played', card: LENS, seat: fact.seat }] : [];
  },
  atEnd: (state) => handsOf(state, 'held'),
  choices: {},
  course: {
    resource: 'Finds',
    step: 'find',
    begins: (fact) => (fact.type === 'turnedUp' ? 'step' : undefined),
    value: ({ players }, seat) => (players[seat]?.finds ?? []).reduce((sum, find) => sum + find, 0),
  },
  written: {},
};
