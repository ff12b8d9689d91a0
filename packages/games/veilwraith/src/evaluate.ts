import type { Seat } from '@veilhall/engine';
import { type Sight, tableOf, wraithAt } from './board/sight.ts';
import { betweenGames, duringGame } from './campaign/prospects.ts';
import { features } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** The chance that this seat wins the match, roughly. */
export function evaluate(sight: Sight, seat: Seat): number {
  const { state } = sight;
  if (state.ending !== undefined) return state.winners.includes(seat) ? 1 : 0;
  return state.stage === 'round' ? duringGame(sight, seat, gameChance(sight, seat)) : betweenGames(sight, seat);
}

/** The chance to win the running game. */
function gameChance(sight: Sight, seat: Seat): number {
  switch (tableOf(sight.state)) {
    case 'solo':
      return standing(sight, seat);
    case 'coop':
      return together(sight);
    case 'race':
      return against(sight, seat, standing(sight, seat));
  }
}

/** A team is as strong as all of it: any loss loses (VW-COOP-06). */
function together(sight: Sight): number {
  let product = 1;
  for (const seat of sight.state.wraiths.keys()) product *= standing(sight, seat);
  return product;
}

function against(sight: Sight, seat: Seat, own: number): number {
  let best = 0;
  for (const other of sight.state.wraiths.keys()) if (other !== seat) best = Math.max(best, standing(sight, other));
  return 0.75 * own + 0.25 * (1 - best);
}

function standing(sight: Sight, seat: Seat): number {
  const wraith = wraithAt(sight.state, seat);
  if (wraith.won || wraith.status === 'waiting') return 1;
  if (wraith.status === 'out') return 0;
  let sum = 0;
  const found = features(sight, seat);
  for (let i = 0; i < found.length; i++) sum += (found[i] ?? 0) * (WEIGHTS[i] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
