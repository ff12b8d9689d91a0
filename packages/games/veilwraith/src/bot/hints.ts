import type { Hints } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { State } from '../state/state.ts';
import { candidates } from './candidates.ts';
import { defaultPick } from './default-pick.ts';
import { veto } from './veto.ts';

const ROUNDS = 1000;

/** A turn begins with the Play Phase; what is asked before it in a round still belongs to the turn before. */
const turnOf = ({ campaign, round, phase }: State): number =>
  campaign.history.length * ROUNDS + (phase === 'threat' || phase === 'draw' ? round - 1 : round);

export const hintsOf = (content: Content): Hints<State> => ({
  veto: (state, seat, prompt) => veto({ state, content }, seat, prompt),
  search: {
    candidates: (state, seat, prompt) => candidates({ state, content }, seat, prompt),
    turn: turnOf,
    defaultPick: (state, seat, prompt) => defaultPick({ state, content }, seat, prompt),
  },
});
