import type { Ballot } from '../state/state.ts';

/** Contributors know their own votes, and those who looked know what lay there (VF-OMNI-01). */
export const knows = (ballot: Ballot, seat: number): boolean => ballot.by === seat || (ballot.seen & (1 << seat)) !== 0;
