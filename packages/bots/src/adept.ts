import type { GameState, Habits, Hints, OptionId } from '@veilhall/engine';
import { type Ask, type Bot, moves, onlyMove } from './bot.ts';
import { LookAhead } from './look-ahead.ts';
import { promptKey, type SearchSettings, searchTurn } from './turn-search.ts';

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
export const adept: Bot = {
  id: 'adept',
  decide(ask: Ask) {
    const only = onlyMove(ask.prompt);
    if (only !== undefined) return only;
    const { hints } = ask.game;
    if (hints?.habits) return foreseen(ask, hints, hints.habits);
    const [planned, ...rest] = ask.memory.plan ?? [];
    if (planned && planned.prompt === promptKey(ask.prompt)) {
      ask.memory.plan = rest;
      return planned.option;
    }
    const [first, ...later] = searchTurn(ask, {
      ...DEFAULTS,
      iterations: ask.budget.iterations ?? DEFAULTS.iterations,
    });
    ask.memory.plan = later;
    return first?.option ?? (moves(ask.prompt)[0] as string);
  },
};

function foreseen(ask: Ask, hints: Hints<GameState>, habits: Habits<GameState>): OptionId {
  const { seat, prompt, rng, budget } = ask;
  const world = (): GameState => ask.worlds(1)[0] as GameState;
  const now = world();
  const picks = budget.iterations ?? PICKS_AHEAD;
  const considered = picks > 0 ? habits.closer(now, seat, prompt) : [];
  if (considered.length < 2) return habits.quick(now, seat, prompt, rng);
  return new LookAhead(ask, hints, picks, world).best(considered);
}
