import { type Bot, moves } from './bot.ts';

const WORLDS = 4;

/** Greedy: looks one pick ahead and takes what stands best on average over a few worlds. */
export const shade: Bot = {
  id: 'shade',
  decide({ game, seat, prompt, worlds }) {
    const options = moves(prompt);
    const first = options[0] as string;
    if (options.length === 1) return first;
    const imagined = worlds(WORLDS);
    let best = first;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      let sum = 0;
      for (const world of imagined) {
        const next = game.clone(world);
        game.apply(next, seat, option);
        sum += game.evaluate(next, seat);
      }
      if (sum > bestValue) {
        bestValue = sum;
        best = option;
      }
    }
    return best;
  },
};
