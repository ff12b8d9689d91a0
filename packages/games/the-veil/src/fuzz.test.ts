import { fuzzing } from '@veilhall/testkit/suite';
import { game } from './index.ts';
import type { State } from './state/state.ts';

const ASKS = ['character', 'first', 'mulligan', 'turn', 'target', 'pick', 'discard', 'trap', 'reveal', 'choose'];

fuzzing(game, {
  setups: [
    { name: 'duel', seats: 2 },
    { name: 'Solo Opponent', seats: 1 },
    { name: 'three-way', seats: 3 },
    { name: 'pairs', seats: 4, options: { match: 'mixed-pairs', health: 'separate' } },
    { name: 'strict parts', seats: 3, options: { match: 'two-v-one', parts: 'strict' } },
    { name: 'three against two', seats: 5, options: { match: 'three-v-two' } },
  ],
  seed: 'the-veil',
  games: 1,
  atMost: 400,
  wanted: ASKS.map((ask) => `ask:${ask}`),
  *seen(state: State) {
    for (const { route, played, recruits } of state.players)
      for (const { def } of [...route, ...played, ...recruits]) yield `card:${def}`;
  },
});
