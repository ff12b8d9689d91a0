import { chanceUsed, type GameState, type OptionId } from '@veilhall/engine';
import { type Ask, type Bot, moves, worthwhile } from './bot.ts';
import { revealed } from './reveal.ts';

const WORLDS = 4;
/** Picks that carry out one decision: what to pay with, whom to aim at. */
const MOST_FOLLOWING = 6;

/** Greedy: looks one decision ahead and takes what stands best on average over a few worlds. */
export const shade: Bot = {
  id: 'shade',
  decide(ask) {
    const all = moves(ask.prompt);
    const only = all[0] as OptionId;
    if (all.length === 1) return only;
    const worlds = ask.worlds(WORLDS);
    let best = only;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const option of worthwhile(ask.game, worlds[0] as GameState, ask.prompt)) {
      const value = worth(ask, worlds, option);
      if (value > bestValue) {
        bestValue = value;
        best = option;
      }
    }
    return best;
  },
};

/** Where a pick neither reveals anything nor uses chance, one world tells as much as all. */
function worth(ask: Ask, worlds: readonly GameState[], option: OptionId): number {
  const { game, seat } = ask;
  let sum = 0;
  let seen = 0;
  for (const world of worlds) {
    const next = tried(ask, world, option);
    if (!next.hidden) return finished(ask, next.state, MOST_FOLLOWING);
    sum += game.evaluate(next.state, seat);
    seen++;
  }
  return sum / seen;
}

/** A decision that takes several picks is judged when it is carried out: greedily, up to the next free moment. */
function finished(ask: Ask, state: GameState, left: number): number {
  const { game, seat } = ask;
  const prompt = game.prompts(state).find((entry) => entry.seat === seat);
  if (!prompt || prompt.ask === ask.prompt.ask || left === 0) return game.evaluate(state, seat);
  let best: { readonly state: GameState; readonly hidden: boolean } | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of worthwhile(game, state, prompt)) {
    const next = tried(ask, state, option);
    const value = game.evaluate(next.state, seat);
    if (value > bestValue) {
      bestValue = value;
      best = next;
    }
  }
  return best && !best.hidden ? finished(ask, best.state, left - 1) : bestValue;
}

/** The state after a pick, and whether something hidden had a part in it. */
function tried({ game, seat }: Ask, world: GameState, option: OptionId): { state: GameState; hidden: boolean } {
  const state = game.clone(world);
  const events = game.apply(state, seat, option);
  return { state, hidden: chanceUsed(state.rng) !== chanceUsed(world.rng) || revealed(events) };
}
