import type { Viewer } from '@veilhall/engine';
import { greedyPick, type Setup, walk } from '@veilhall/testkit';
import { gameContract, played } from '@veilhall/testkit/suite';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import type { State } from './state/state.ts';
import { viewSchema } from './view/types.ts';

const setups: Setup[] = [
  { name: 'one Vignette', seats: 1, options: { vignette: 3, stops: ['W1', 'W4', 'W7'] } },
  { name: 'Campaign', seats: 1, options: { mode: 'campaign', startingAbilities: true, easyDream: true } },
  { name: 'Nightmare with Day Dream', seats: 1, options: { mode: 'campaign', nightmare: true, dayDream: true } },
  { name: 'Rogue Wraith', seats: 1, options: { mode: 'campaign', rogue: { won: 2 }, ribbons: 'veteran' } },
  { name: 'two together', seats: 2, options: { mode: 'campaign', joinLater: 1, advancedSetup: true } },
  { name: 'three with closed hands', seats: 3, options: { vignette: 2, handsOpen: false } },
  { name: 'four together', seats: 4, options: { vignette: 5 }, soak: true },
  { name: 'race of two', seats: 2, options: { mode: 'campaign', table: 'race' } },
  { name: 'race of three', seats: 3, options: { table: 'race', vignette: 4, stops: ['W2', 'W5'] }, soak: true },
  { name: 'race of four', seats: 4, options: { table: 'race' }, soak: true },
];

gameContract(game, { depth: 80, setups });

// The information-set suite looks at a few moments of a few tables; Campaigns and latecomers show other fields.
describe.each(played(setups))('veilwraith views: $name', (setup) => {
  it('are of one strict shape', () => {
    const viewers: Viewer[] = ['spectator', ...Array.from({ length: setup.seats }, (_, seat) => seat)];
    for (const { state } of walk(game, setup, 'views', { choose: greedyPick, limit: 300 })) {
      for (const who of viewers) expect(viewSchema.safeParse(game.view(state as State, who)).error).toBe(undefined);
    }
  });
});
