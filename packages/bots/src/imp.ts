import { type GameState, int } from '@veilhall/engine';
import { type Bot, makeBot, moveCount, onlyMove } from './bot.ts';
import { shade } from './shade.ts';

/** Picks of a hundred that are made without any thought. */
const WHIMS = 30;

/** Takes what gains most at once, without the finer means of the game. A measure for other bots, not an opponent. */
export const basic: Bot = makeBot('basic', (ask) => {
  const { game, seat, prompt, rng } = ask;
  const habits = game.hints?.habits;
  if (!habits) return shade.move(ask);
  return onlyMove(prompt) ?? habits.easyPick(ask.worlds(1)[0] as GameState, seat, prompt, rng);
});

/** For beginners: easy play, with a whim now and then. */
export const imp: Bot = makeBot('imp', (ask) =>
  int(ask.rng, 'whim', 100) < WHIMS ? int(ask.rng, 'whim', moveCount(ask.prompt)) : basic.move(ask),
);
