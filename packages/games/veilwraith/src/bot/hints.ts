import type { Hints, LearnedValue } from '@veilhall/engine';
import { judgeBy, weightsOf } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import type { State } from '../state/state.ts';
import { candidates } from './candidates.ts';
import { worthsOf } from './choices.ts';
import { defaultPick } from './default-pick.ts';
import type { Judge } from './evaluate.ts';
import { FEATURES } from './feature-list.ts';
import { features } from './features.ts';
import { TOPICS } from './topics.ts';
import shipped from './value.gen.json' with { type: 'json' };
import { veto } from './veto.ts';

const ROUNDS = 1000;
const NAMES = FEATURES.map(({ name }) => name);

/** The value that `veilhall fit veilwraith` wrote. */
export const SHIPPED: LearnedValue = shipped;

export const judgeWith = (value: LearnedValue): Judge => judgeBy(NAMES, value);

/** A turn begins with the Play Phase; what is asked before it in a round still belongs to the turn before. */
const turnOf = ({ campaign, round, phase }: State): number =>
  campaign.history.length * ROUNDS + (phase === 'threat' || phase === 'draw' ? round - 1 : round);

export const hintsOf = (content: Content, value: LearnedValue): Hints<State> => ({
  veto: (state, seat, prompt) => veto({ state, content }, seat, prompt),
  search: {
    candidates: (state, seat, prompt) => candidates({ state, content }, seat, prompt),
    turn: turnOf,
    defaultPick: (state, seat, prompt) => defaultPick({ state, content }, seat, prompt),
  },
  features: {
    list: FEATURES,
    of: (state, seat) => (state.stage === 'round' ? features({ state, content }, seat) : undefined),
    weights: weightsOf(NAMES, value),
    topics: TOPICS,
  },
  worths: worthsOf,
});
