import { chanceUsed, type GameState, type OptionId } from '@veilhall/engine';
import { type Ask, type Bot, onlyMove, questionTo, worthwhile } from './bot.ts';
import { revealed } from './reveal.ts';
import { turnOf, worthAfterTurn } from './turn-end.ts';

const WORLDS = 3;
/** Picks that carry out one decision: what to pay with, whom to aim at. */
const MOST_FOLLOWING = 6;

/** Greedy: plays by the game's rule of thumb, or takes what stands best one decision ahead. */
export const shade: Bot = {
  id: 'shade',
  decide(ask) {
    const { game, seat, prompt, rng } = ask;
    const only = onlyMove(prompt);
    if (only !== undefined) return only;
    const habits = game.hints?.habits;
    return habits ? habits.quick(ask.worlds(1)[0] as GameState, seat, prompt, rng) : bestNow(ask);
  },
};

/** On average over a few worlds. */
function bestNow(ask: Ask): OptionId {
  const worlds = ask.worlds(WORLDS);
  const options = worthwhile(ask.game, worlds[0] as GameState, ask.prompt);
  let best = options[0] as OptionId;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    let sum = 0;
    for (const world of worlds) sum += worth(ask, world, option);
    if (sum <= bestValue) continue;
    bestValue = sum;
    best = option;
  }
  return best;
}

/** A decision is carried through, greedily, and then the turn ends: so all of them can be compared. */
function worth(ask: Ask, world: GameState, option: OptionId): number {
  let { state, hidden } = tried(ask, world, option);
  for (let picks = 0; !hidden && picks < MOST_FOLLOWING; picks++) {
    const next = following(ask, state);
    if (!next) break;
    ({ state, hidden } = next);
  }
  return worthAfterTurn(ask, state, turnOf(ask, world));
}

interface Tried {
  readonly state: GameState;
  /** Something hidden had a part in it: what comes after must not be planned on it. */
  readonly hidden: boolean;
}

function tried({ game, seat }: Ask, before: GameState, option: OptionId): Tried {
  const state = game.clone(before);
  const events = game.apply(state, seat, option);
  return { state, hidden: chanceUsed(state.rng) !== chanceUsed(before.rng) || revealed(events) };
}

/** The best next pick of a decision under way; nothing at the next free moment. */
function following(ask: Ask, state: GameState): Tried | undefined {
  const { game, seat } = ask;
  const prompt = questionTo(game, state, seat);
  if (!prompt || prompt.ask === ask.prompt.ask) return undefined;
  let best: Tried | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of worthwhile(game, state, prompt)) {
    const next = tried(ask, state, option);
    const value = game.evaluate(next.state, seat);
    if (value <= bestValue) continue;
    bestValue = value;
    best = next;
  }
  return best;
}
