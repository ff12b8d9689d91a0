import type { Viewer } from '@veilhall/engine';
import type { Ballot } from '../state/state.ts';

/** Contributors know their own votes, and those who looked know what lay there (VF-OMNI-01). */
export const knows = (ballot: Ballot, who: Viewer): boolean =>
  who !== 'spectator' && (ballot.by === who || (ballot.seen & (1 << who)) !== 0);
