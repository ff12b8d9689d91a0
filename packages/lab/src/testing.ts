import type { Job } from './job.ts';

/** Tests of the lab play games that are over at once. */
export const ticTacToeJob: Job = {
  game: 'tic-tac-toe',
  packs: [],
  options: {},
  seats: 2,
  bots: ['wisp'],
  seed: 'tune/1',
  auditEvery: 9,
  watch: [],
};
