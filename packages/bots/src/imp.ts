import { int } from '@veilhall/engine';
import type { Bot } from './bot.ts';
import { shade } from './shade.ts';
import { makeSensibleBot } from './veto.ts';

/** Picks of a hundred that are made without any thought. */
const WHIMS = 30;

/** Takes what gains most at once, without the finer means of the game. A measure for other bots, not an opponent. */
export const basic: Bot = makeSensibleBot('basic', (ask, { world }) => {
  const { game, seat, prompt, rng } = ask;
  return game.hints?.habits?.easyPick(world, seat, prompt, rng) ?? shade.move(ask);
});

/** For beginners: easy play, with a whim now and then. */
export const imp: Bot = makeSensibleBot('imp', (ask, { open }) =>
  int(ask.rng, 'whim', 100) < WHIMS ? (open[int(ask.rng, 'whim', open.length)] ?? 0) : basic.move(ask),
);
