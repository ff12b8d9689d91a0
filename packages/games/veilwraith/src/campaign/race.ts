import type { Seat } from '@veilhall/engine';
import type { State } from '../state.ts';

export interface Standing {
  seat: Seat;
  spirit: number;
  tokens: number;
}

/** Most Spirit, then most Power Tokens, then the younger (VW-COMPET-03). */
export function leader(standings: readonly Standing[], ages: readonly Seat[]): Seat | undefined {
  let best: Standing | undefined;
  for (const one of standings) if (!best || beats(one, best, ages)) best = one;
  return best?.seat;
}

function beats(a: Standing, b: Standing, ages: readonly Seat[]): boolean {
  if (a.spirit !== b.spirit) return a.spirit > b.spirit;
  if (a.tokens !== b.tokens) return a.tokens > b.tokens;
  return ages.indexOf(a.seat) < ages.indexOf(b.seat);
}

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
