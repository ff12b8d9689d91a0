import { int } from '@veilhall/engine';
import { type Bot, makeBot, moveCount } from './bot.ts';

/** Drifts: any move, each equally likely. */
export const wisp: Bot = makeBot('wisp', ({ prompt, rng }) => int(rng, 'wisp', moveCount(prompt)));
