import type { Hints } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { State } from '../state/state.ts';
import { NO_RIVAL } from './act-values.ts';
import { deductionWith } from './deduction.ts';
import { closer, Player, type Style } from './player.ts';
import { CARELESS, THRIFTY } from './weights.ts';

/** The basic player of rules.md: out for the own Demi, with no power but Smite and no thought of others or of later. */
const PLAIN: Style = { weights: CARELESS, powers: false, mixing: 0.002, rivals: NO_RIVAL };
const QUICK: Style = { weights: THRIFTY, powers: true, mixing: 0.002 };

export function hintsWith(content: Content): Hints<State> {
  return {
    habits: {
      plain: (state, seat, prompt, rng) => new Player({ state, content }, seat, PLAIN, rng).pick(prompt),
      quick: (state, seat, prompt, rng) => new Player({ state, content }, seat, QUICK, rng).pick(prompt),
      closer: (state, seat, prompt) => closer({ state, content }, seat, QUICK, prompt),
    },
    chapter: ({ age, stage }) => 2 * age.number + (stage === 'nextAge' || stage === 'over' ? 1 : 0),
    deduction: deductionWith(content),
  };
}
