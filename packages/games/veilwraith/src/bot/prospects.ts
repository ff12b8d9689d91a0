import type { Seat } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { members } from '../campaign/access.ts';
import { LAST_VIGNETTE, upgradeRules } from '../campaign/rules.ts';
import { additions, copyDecks, LEAST_MEMORIES, removeMemory } from '../campaign/upgrades.ts';
import { wraithAt } from '../state/access.ts';
import type { State } from '../state/state.ts';
import { ACTION_TYPES } from '../vocabulary.ts';
import { memoryValue } from './value.ts';

/** What a game not yet dealt counts for; decks, Actions and tokens shift it a little. */
const OPEN = 0.5;
const STRENGTH = 0.05;

/** Vignettes behind and Ribbons left: every game won or lost is one step. */
const MOST_STEPS = 2 * LAST_VIGNETTE;

/**
 * From the chance to win the running game to how the match stands. A lost game leads to a fresh deal with a better
 * chance and one Ribbon less; because a step is worth as much as a whole chance, no bot ever prefers that.
 */
export function duringGame({ state }: Board, seat: Seat, chance: number): number {
  if (state.options.mode === 'vignette') return chance;
  if (state.options.table === 'race') return raceHope(state, seat, chance - OPEN);
  const { vignette, ribbons } = state.campaign;
  return (vignette + ribbons - 2 + chance) / MOST_STEPS;
}

/** Between games it is the next one that is open. */
export function betweenGames(board: Board, seat: Seat): number {
  const { state } = board;
  const { vignette, defeated } = state.campaign;
  const own = state.options.table === 'race' ? [seat] : members(state);
  const next = OPEN + STRENGTH * meanStrength(board, own);
  if (state.options.table === 'race' && state.options.mode === 'campaign') return raceHope(state, seat, next - OPEN);
  const won = state.options.mode === 'campaign' && defeated.includes(vignette) ? 1 : 0;
  return duringGame(board, seat, next) + won / MOST_STEPS;
}

/** The lead in Vignettes won, with what the running one adds to it. */
function raceHope({ wraiths }: State, seat: Seat, running: number): number {
  let others = 0;
  for (const [other, { legacy }] of wraiths.entries()) if (other !== seat) others = Math.max(others, legacy.score);
  const lead = (wraiths[seat]?.legacy.score ?? 0) - others + running;
  return 1 / (1 + Math.exp(-1.5 * lead));
}

function meanStrength(board: Board, seats: readonly Seat[]): number {
  let sum = 0;
  for (const seat of seats) sum += legacyValue(board, seat);
  const mean = sum / seats.length;
  return mean / (mean + 30);
}

/** What a Veilwraith takes into the next game; a half-made upgrade counts as its best other half will make it. */
function legacyValue(board: Board, seat: Seat): number {
  const { legacy } = wraithAt(board.state, seat);
  let memories = upgradeValue(board, seat);
  for (const def of legacy.deck) memories += memoryValue(board.content, def);
  // A bigger deck brings the same cards less often.
  let sum = (memories * LEAST_MEMORIES) / legacy.deck.length;
  for (const action of ACTION_TYPES) if (legacy.advanced[action]) sum += 6;
  for (const [i, upgraded] of legacy.tokens.entries()) if (upgraded) sum += 3 * (i + 1);
  return sum;
}

function upgradeValue({ state, content }: Board, seat: Seat): number {
  const { work, legacy } = wraithAt(state, seat);
  const frame = work.at(-1);
  if (frame?.do !== 'upgrade' || frame.removed === undefined) return 0;
  const rules = upgradeRules(content, state, frame.why);
  const after = copyDecks(legacy);
  removeMemory(after, rules, frame.removed);
  let best = 0;
  for (const def of additions(after, rules, frame.removed)) best = Math.max(best, memoryValue(content, def));
  return best - memoryValue(content, frame.removed);
}
