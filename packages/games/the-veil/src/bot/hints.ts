import type { Hints, LearnedValue, Move, Prompt } from '@veilhall/engine';
import { weightsOf } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import type { State } from '../state/state.ts';
import { FEATURES, NAMES } from './feature-list.ts';
import { features } from './features.ts';
import { Mind, type Style } from './mind.ts';
import { movesOf, pickBy } from './player.ts';
import { TOPICS } from './topics.ts';
import { turnShortlist } from './turn-picks.ts';
import { veto } from './veto.ts';

/** Strikes at Heroes whatever stands beside them. */
const EASY: Style = { careful: false, dread: 0 };
/** Kills what is most dangerous, and lets the rest grow into a row. */
const NORMAL: Style = { careful: true, dread: 0.4 };
const KEEN: Style = { careful: true, dread: 1 };

export const hintsOf = (content: Content, value: LearnedValue): Hints<State> => ({
  veto: (state, seat, prompt): readonly Move[] => veto(new Mind({ state, content }, seat, KEEN), prompt),
  habits: {
    easyPick: (state, seat, prompt, rng) => pickBy(new Mind({ state, content }, seat, EASY), prompt, rng),
    normalPick: (state, seat, prompt, rng) => pickBy(new Mind({ state, content }, seat, NORMAL), prompt, rng),
    keenPick: (state, seat, prompt, rng) => pickBy(new Mind({ state, content }, seat, KEEN), prompt, rng),
    shortlist(state, seat, prompt: Prompt) {
      if (prompt.ask !== 'turn') return [];
      return turnShortlist(new Mind({ state, content }, seat, KEEN), movesOf<'turn'>(prompt));
    },
  },
  chapter: ({ round }) => round,
  features: {
    list: FEATURES,
    of: (state, seat) => (state.stage === 'play' ? features({ state, content }, seat) : undefined),
    weights: weightsOf(NAMES, value),
    topics: TOPICS,
  },
});
