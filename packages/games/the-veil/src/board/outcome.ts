import type { Outcome } from '@veilhall/engine';
import { membersOf, seatOf } from '../state/access.ts';
import type { State } from '../state/state.ts';

/** `lost`: a Solo Opponent won, which has no seat. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.stage !== 'over') return undefined;
  const winners = state.winners.flatMap((side) => membersOf(state, side)).flatMap((who) => seatOf(state, who) ?? []);
  if (state.winners.length === 0) return { result: 'draw', winners: [] };
  return { result: winners.length > 0 ? 'won' : 'lost', winners };
}
