import type { Balance } from '@veilhall/kit';
import { reading } from './reading.ts';

export const balance: Balance = {
  reading,
  settings: [
    {
      id: 'three',
      what: 'Three at random: no seat is better than another.',
      options: {},
      seats: 3,
      bots: ['wisp', 'wisp', 'wisp'],
      targets: [{ of: 'seats', within: 0.03 }],
    },
  ],
};
