import type { Lesson } from '@veilhall/kit';
import { LENS } from '../content/cards.ts';
import type { DustPrompt } from '../flow/asks.ts';
import { playerAt } from '../state/access.ts';
import type { State } from '../state/state.ts';

/** Two players, one Lens, one find. */
export const lesson: Lesson<State, DustPrompt> = {
  options: {},
  others: ['Moth'],
  seed: '1e'.repeat(32),
  arrange(state) {
    for (const { hand } of state.players) state.deck.push(...hand.splice(0).map(({ def }) => def));
    deal(state, 0, [LENS, 'number-7', 'number-9']);
    deal(state, 1, ['number-2', 'number-5', 'number-5']);
  },
  replies: [{ ask: 'bid', fits: (about) => about.do === 'bid' && about.card === 'number-5' }],
  steps: [
    { say: 'The highest card that nobody else lays takes the find. Press Go on.' },
    {
      say: 'A Lens shows you another hand before you bid: look at Moth’s.',
      pick: {
        wish: { ask: 'bid', fits: (about) => about.do === 'look' },
        wrong: 'Look before you bid. Press the Lens.',
      },
    },
    {
      say: 'Moth’s cards are low, so the 9 can wait. Bid your 7.',
      pick: {
        wish: { ask: 'bid', fits: (about) => about.do === 'bid' && about.card === 'number-7' },
        wrong: 'Your 7 is high enough here. Bid it.',
      },
    },
  ],
  end: 'The rest is guessing what the others guess.',
};

function deal(state: State, seat: number, hand: readonly string[]): void {
  for (const def of hand) {
    state.deck.splice(state.deck.indexOf(def), 1);
    playerAt(state, seat).hand.push({ id: state.nextId++, def, seenBy: [] });
  }
}
