import type { Hints } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { State } from '../state/state.ts';
import { deductionWith } from './deduction.ts';
import { Judgement, type Style } from './judgement.ts';
import { pickBy } from './player.ts';
import { NO_RIVAL } from './rivals.ts';
import { shortlist } from './turn-picks.ts';
import { veto } from './veto.ts';
import { CARELESS, THRIFTY } from './weights.ts';

/** The basic player of rules.md: out for the own Demi, with no power but Smite and no thought of others or of later. */
const PLAIN: Style = { weights: CARELESS, powers: false, mixing: 0.002, rivals: NO_RIVAL };
const QUICK: Style = { weights: THRIFTY, powers: true, mixing: 0.002 };

export function hintsWith(content: Content): Hints<State> {
  return {
    veto: (state, seat, prompt) => veto({ state, content }, seat, prompt),
    habits: {
      easyPick: (state, seat, prompt, rng) => pickBy(new Judgement({ state, content }, seat, PLAIN), prompt, rng),
      normalPick: (state, seat, prompt, rng) => pickBy(new Judgement({ state, content }, seat, QUICK), prompt, rng),
      shortlist: (state, seat, prompt) => shortlist(new Judgement({ state, content }, seat, QUICK), prompt),
    },
    chapter: ({ age, stage }) => 2 * age.number + (stage === 'nextAge' || stage === 'over' ? 1 : 0),
    deduction: deductionWith(content),
  };
}
