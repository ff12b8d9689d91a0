import { type GameState, int, pick } from '@veilhall/engine';
import { type Bot, moves, onlyMove } from './bot.ts';
import { shade } from './shade.ts';

/** Picks of a hundred that are made without any thought. */
const WHIMS = 30;

/** Takes what gains most at once, without the finer means of the game. A measure for other bots, not an opponent. */
export const basic: Bot = {
  id: 'basic',
  decide(ask) {
    const { game, seat, prompt, rng } = ask;
    const plain = game.hints?.habits?.plain;
    if (!plain) return shade.decide(ask);
    return onlyMove(prompt) ?? plain(ask.worlds(1)[0] as GameState, seat, prompt, rng);
  },
};

/** For beginners: plain play, with a whim now and then. */
export const imp: Bot = {
  id: 'imp',
  decide: (ask) => (int(ask.rng, 'whim', 100) < WHIMS ? pick(ask.rng, 'whim', moves(ask.prompt)) : basic.decide(ask)),
};
