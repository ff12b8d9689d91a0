import type { Seat } from '@veilhall/engine';

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
