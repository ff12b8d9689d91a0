import type { GameState, Habits, Hints, Move } from '@veilhall/engine';
import { type Ask, type Bot, makeBot, onlyMove } from './bot.ts';
import { LookAhead } from './look-ahead.ts';
import { takePlanned } from './plan.ts';
import { type SearchSettings, searchTurn } from './turn-search.ts';
import { byWorth } from './worth.ts';

/** Picks played ahead for one decision, if the budget names no number. */
const PICKS_AHEAD = 200;

const DEFAULTS: SearchSettings = {
  widths: [2, 6, 20, 60],
  probes: 2,
  worlds: 8,
  finalists: 8,
  iterations: 1_000,
  deepest: 48,
};

/**
 * Plans its whole turn up to the next thing it cannot foresee, then plays the plan and plans again. Where the game knows
 * rules of thumb, it sees instead what comes of its best picks when everybody goes by them.
 */
export const adept: Bot = makeBot('adept', (ask) => {
  const { game, prompt, memory, budget } = ask;
  const only = onlyMove(prompt) ?? byWorth(ask);
  if (only !== undefined) return only;
  const { hints } = game;
  if (hints?.habits) return foreseen(ask, hints, hints.habits);
  const planned = takePlanned(memory, prompt);
  if (planned !== undefined) return planned;
  const { move, later } = searchTurn(ask, { ...DEFAULTS, iterations: budget.iterations ?? DEFAULTS.iterations });
  memory.plan = later;
  return move;
});

function foreseen(ask: Ask, hints: Hints<GameState>, habits: Habits<GameState>): Move {
  const { seat, prompt, rng, budget } = ask;
  const world = (): GameState => ask.worlds(1)[0] as GameState;
  const now = world();
  const picks = budget.iterations ?? PICKS_AHEAD;
  const considered = picks > 0 ? habits.shortlist(now, seat, prompt) : [];
  if (considered.length < 2) return habits.normalPick(now, seat, prompt, rng);
  return new LookAhead(ask, hints, picks, world).best(considered);
}
