import type { Job } from './job.ts';

/** A short game with cards and choices to be read. */
export const veilwraithJob: Job = {
  game: 'veilwraith',
  packs: [],
  options: {},
  seats: 1,
  bots: ['wisp'],
  seed: 'tune/1',
  auditEvery: 1000,
  watch: [],
};

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
