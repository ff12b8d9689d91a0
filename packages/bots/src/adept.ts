import { type Ask, type Bot, moves, onlyMove } from './bot.ts';
import { promptKey, type SearchSettings, searchTurn } from './turn-search.ts';

const DEFAULTS: SearchSettings = {
  widths: [2, 6, 20, 60],
  probes: 2,
  worlds: 8,
  finalists: 8,
  iterations: 1_000,
  deepest: 48,
};

/** Plans its whole turn up to the next thing it cannot foresee, then plays the plan and plans again. */
export const adept: Bot = {
  id: 'adept',
  decide(ask: Ask) {
    const only = onlyMove(ask.prompt);
    if (only !== undefined) return only;
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
