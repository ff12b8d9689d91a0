import { chanceUsed, type GameState } from '@veilhall/engine';
import { type Ask, type Bot, moves, worthwhile } from './bot.ts';
import { revealed } from './reveal.ts';

const WORLDS = 4;

/** Greedy: looks one pick ahead and takes what stands best on average over a few worlds. */
export const shade: Bot = {
  id: 'shade',
  decide(ask) {
    if (moves(ask.prompt).length === 1) return moves(ask.prompt)[0] as string;
    const worlds = ask.worlds(WORLDS);
    const options = worthwhile(ask.game, worlds[0] as GameState, ask.prompt);
    const first = options[0] as string;
    let best = first;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const option of options) {
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
function worth({ game, seat }: Ask, worlds: readonly GameState[], option: string): number {
  let sum = 0;
  let seen = 0;
  for (const world of worlds) {
    const next = game.clone(world);
    const events = game.apply(next, seat, option);
    sum += game.evaluate(next, seat);
    seen++;
    if (chanceUsed(next.rng) === chanceUsed(world.rng) && !revealed(events)) break;
  }
  return sum / seen;
}
