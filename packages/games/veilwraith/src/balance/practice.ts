import { int, type RngState } from '@veilhall/engine';
import type { Practice } from '@veilhall/kit';
import { type Options, optionsSchema } from '../options.ts';
import { wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { ACTION_TYPES } from '../vocabulary.ts';
import { befall } from './accidents.ts';

const oneIn = (rng: RngState, what: string, n: number): boolean => int(rng, what, n) === 0;

/**
 * In a Campaign whoever has Advanced Actions and a better deck also faces the harder Vignettes, and taken from there both
 * look like harm. Here every Vignette is met with much and with little.
 */
export const practice: Practice<State, Options> = {
  seats: 1,
  bots: ['shade'],
  iterations: 200,
  stronger: { bot: 'adept', iterations: 200 },
  options: (rng) =>
    optionsSchema.parse({
      vignette: 1 + int(rng, 'vignette', 5),
      campaignsWon: int(rng, 'won', 2),
      easyDream: oneIn(rng, 'easy', 6),
      nightmare: oneIn(rng, 'nightmare', 8),
      startingAbilities: oneIn(rng, 'abilities', 6),
      advancedSetup: oneIn(rng, 'order', 8),
    }),
  arrange(state, rng) {
    for (const { legacy } of state.wraiths) {
      for (const action of ACTION_TYPES) if (oneIn(rng, action, 5)) legacy.advanced[action] = true;
      for (const slot of legacy.tokens.keys()) if (oneIn(rng, 'token', 6)) legacy.tokens[slot] = true;
      // Easy Dream asks at once in Vignette 1, and only where there is a choice.
      const { easyDream, vignette } = state.options;
      const left = legacy.tokens.filter((token) => !token).length;
      if (easyDream && vignette === 1 && left < 2) legacy.tokens.fill(false);
    }
  },
  disturb(state, seat, rng) {
    if (state.stage === 'round') befall(wraithAt(state, seat), rng);
  },
};
