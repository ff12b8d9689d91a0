import type { Seat } from '@veilhall/engine';
import { type Sight, wraithAt } from '../board/sight.ts';
import type { State } from '../state.ts';
import { ACTION_TYPES } from '../vocabulary.ts';
import { memoryWorth } from '../worth.ts';
import { isUpgrade, members } from './frames.ts';
import { LAST_VIGNETTE, upgradeRules } from './rules.ts';
import { additions, copyDecks, removeMemory } from './upgrades.ts';

/**
 * A little more than `evaluate` sees at the start of Vignettes 1 to 5, so that no fresh deal looks better than playing
 * on in a bad game. A team needs it of each.
 */
export const START_CHANCES = [0.82, 0.81, 0.81, 0.78, 0.75] as const;
const MOST_RIBBONS = 5;
const MOST_PLAYERS = 4;

/** HOPES[n - 1][r][v - 1]: the chance of n to win the Campaign from the start of Vignette v with r Ribbons. */
const HOPES: readonly (readonly (readonly number[])[])[] = Array.from({ length: MOST_PLAYERS }, (_, n) =>
  hopesOf(n + 1),
);

function hopesOf(players: number): number[][] {
  const hopes: number[][] = [[0, 0, 0, 0, 0, 1]];
  for (let ribbons = 1; ribbons <= MOST_RIBBONS; ribbons++) {
    const row = [0, 0, 0, 0, 0, 1];
    for (let at = LAST_VIGNETTE - 1; at >= 0; at--) {
      const win = (START_CHANCES[at] ?? 0.5) ** players;
      row[at] = win * (row[at + 1] ?? 1) + (1 - win) * (hopes[ribbons - 1]?.[at] ?? 0);
    }
    hopes.push(row);
  }
  return hopes;
}

function hope(state: State, ribbons: number, vignette: number): number {
  return HOPES[members(state).length - 1]?.[Math.max(0, ribbons)]?.[vignette - 1] ?? 1;
}

/** While decks are compared between games, a game under way counts as one of middling strength. */
const STRENGTH = 0.02;

/**
 * From the chance to win the running game to the chance to win the match. Without it a lost game would look like a
 * fresh start; with it every Ribbon counts.
 */
export function duringGame({ state }: Sight, seat: Seat, chance: number): number {
  if (state.options.mode === 'vignette') return chance;
  if (state.options.table === 'race') return (1 - STRENGTH / 2) * raceHope(state, seat, chance - 0.5);
  const { vignette, ribbons } = state.campaign;
  const won = hope(state, ribbons, vignette + 1);
  const lost = hope(state, ribbons - 1, vignette);
  return (1 - STRENGTH / 2) * (chance * won + (1 - chance) * lost);
}

/** What the next games promise, and a little for decks, Actions and tokens: it decides which upgrade is taken. */
export function betweenGames(sight: Sight, seat: Seat): number {
  const { state } = sight;
  const strength = 1 - STRENGTH + STRENGTH * meanStrength(sight);
  if (state.options.mode === 'vignette') return (START_CHANCES[state.campaign.vignette - 1] ?? 0.5) * strength;
  if (state.options.table === 'race') return raceHope(state, seat, 0) * strength;
  const { vignette, ribbons, defeated } = state.campaign;
  return hope(state, ribbons, defeated.includes(vignette) ? vignette + 1 : vignette) * strength;
}

/** The lead in Vignettes won, with what the running one adds to it. */
function raceHope({ wraiths }: State, seat: Seat, running: number): number {
  let others = 0;
  for (const [other, { legacy }] of wraiths.entries()) if (other !== seat) others = Math.max(others, legacy.score);
  const lead = (wraiths[seat]?.legacy.score ?? 0) - others + running;
  return 1 / (1 + Math.exp(-1.5 * lead));
}

function meanStrength(sight: Sight): number {
  const seats = members(sight.state);
  let sum = 0;
  for (const seat of seats) sum += legacyWorth(sight, seat);
  const mean = sum / seats.length;
  return mean / (mean + 30);
}

/** What a Veilwraith takes into the next game; a half-made upgrade counts as its best other half will make it. */
function legacyWorth(sight: Sight, seat: Seat): number {
  const { legacy } = wraithAt(sight.state, seat);
  let sum = pendingWorth(sight, seat);
  for (const def of legacy.deck) sum += memoryWorth(sight.content, def);
  for (const action of ACTION_TYPES) if (legacy.advanced[action]) sum += 6;
  for (const [i, upgraded] of legacy.tokens.entries()) if (upgraded) sum += 3 * (i + 1);
  return sum;
}

function pendingWorth({ state, content }: Sight, seat: Seat): number {
  const { work, legacy } = wraithAt(state, seat);
  const frame = work.at(-1);
  if (!frame || !isUpgrade(frame) || frame.removed === undefined) return 0;
  const rules = upgradeRules(content, state, frame.why);
  const after = copyDecks(legacy);
  removeMemory(after, rules, frame.removed);
  let best = 0;
  for (const def of additions(after, rules, frame.removed)) best = Math.max(best, memoryWorth(content, def));
  return best - memoryWorth(content, frame.removed);
}
