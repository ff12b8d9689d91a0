import type { Seat } from '@veilhall/engine';
import { leader, type Standing } from '../board/standing.ts';
import type { State } from '../state/state.ts';

/** Most Vignettes won (VW-COMPET-04), ties as within a Vignette (VW-COMPET-05); nobody if no Vignette was won at all. */
export function overallVictor(state: State): Seat | undefined {
  let most = 1;
  for (const { legacy } of state.wraiths) most = Math.max(most, legacy.score);
  const standings: Standing[] = [];
  for (const [seat, { legacy }] of state.wraiths.entries()) {
    if (legacy.score === most) standings.push({ seat, spirit: legacy.lastSpirit, tokens: legacy.lastTokens });
  }
  return leader(standings, state.ages);
}
