import { pick } from '@veilhall/engine';
import { type Bot, moves } from './bot.ts';

/** Drifts: any move, each equally likely. */
export const wisp: Bot = {
  id: 'wisp',
  decide: ({ prompt, rng }) => pick(rng, 'wisp', moves(prompt)),
};
