import type { Seat } from '@veilhall/engine';
import type { State } from '../state.ts';
import { ACTION_TYPES } from '../vocabulary.ts';
import { members, wraithOf } from './frames.ts';

interface Standing {
  seat: Seat;
  spirit: number;
  tokens: number;
}

/** Most Spirit, then most Power Tokens, then the younger (VW-COMPET-03). */
function leader(standings: readonly Standing[], ages: readonly Seat[]): Seat | undefined {
  let best: Standing | undefined;
  for (const one of standings) if (!best || beats(one, best, ages)) best = one;
  return best?.seat;
}

function beats(a: Standing, b: Standing, ages: readonly Seat[]): boolean {
  if (a.spirit !== b.spirit) return a.spirit > b.spirit;
  if (a.tokens !== b.tokens) return a.tokens > b.tokens;
  return ages.indexOf(a.seat) < ages.indexOf(b.seat);
}

/** Who of those that won scores the Vignette: the earliest round, ties by what was left at that moment (VW-RULING-55). */
export function vignetteWinner(state: State): Seat | undefined {
  let first = Number.POSITIVE_INFINITY;
  for (const wraith of state.wraiths) if (wraith.won) first = Math.min(first, wraith.won.round);
  const standings: Standing[] = [];
  for (const [seat, wraith] of state.wraiths.entries()) {
    if (wraith.won?.round === first) standings.push({ seat, spirit: wraith.won.spirit, tokens: wraith.won.tokens });
  }
  return leader(standings, state.ages);
}

/** What each has left at the end of a Vignette; nothing for those who lost it (VW-RULING-58). */
export function keepStandings(state: State): void {
  for (const seat of members(state)) {
    const wraith = wraithOf(state, seat);
    const { legacy } = wraith;
    legacy.lastSpirit = 0;
    legacy.lastTokens = 0;
    if (wraith.status === 'out') continue;
    legacy.lastSpirit = wraith.won?.spirit ?? wraith.spirit;
    legacy.lastTokens = wraith.won?.tokens ?? tokensOf(state, seat);
  }
}

function tokensOf(state: State, seat: Seat): number {
  let tokens = 0;
  for (const type of ACTION_TYPES) tokens += wraithOf(state, seat).actions[type].tokens;
  return tokens;
}

/** Most Vignettes won (VW-COMPET-04), ties as within a Vignette (VW-COMPET-05); nobody if no Vignette was won at all. */
export function overallVictor(state: State): Seat | undefined {
  let most = 0;
  for (const wraith of state.wraiths) most = Math.max(most, wraith.legacy.score);
  if (most === 0) return undefined;
  const standings: Standing[] = [];
  for (const [seat, { legacy }] of state.wraiths.entries()) {
    if (legacy.score === most) standings.push({ seat, spirit: legacy.lastSpirit, tokens: legacy.lastTokens });
  }
  return leader(standings, state.ages);
}
