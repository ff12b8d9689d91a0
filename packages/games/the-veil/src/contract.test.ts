import { secretsOf } from '@veilhall/kit';
import { gameContract, informationSets } from '@veilhall/testkit/suite';
import { UNKNOWNS } from './hidden/unknowns.ts';
import { game } from './index.ts';
import { viewSchema } from './view/types.ts';

const setup = (name: string, seats: number, options: Record<string, unknown> = {}) => ({
  name,
  seats,
  options,
  seatsKeepSecrets: true,
});

/** Reveal windows of both kinds and Traps need their characters. */
const setups = [
  setup('duel of windows', 2, { characters: ['runesage', 'gutterblade'] }),
  setup('characters chosen at the table', 2),
  { ...setup('Solo Opponent', 1), seatsKeepSecrets: false },
  setup('two against a Villain', 3, { match: 'two-v-one', characters: ['thornwitch', 'oathwarden', 'plague-matron'] }),
  { ...setup('strict parts', 2, { parts: 'strict' }), soak: true as const },
  {
    ...setup('strict parts of a team', 3, { match: 'two-v-one', health: 'separate', parts: 'strict' }),
    soak: true as const,
  },
  { ...setup('strict Solo Opponent', 1, { parts: 'strict' }), seatsKeepSecrets: false, soak: true as const },
  { ...setup('Villains', 2, { match: 'villains' }), soak: true as const },
  { ...setup('three-way', 3, { shields: 'own' }), soak: true as const },
  { ...setup('pairs, separate Health', 4, { match: 'two-v-two', health: 'separate' }), soak: true as const },
  { ...setup('three against two', 5, { match: 'three-v-two' }), soak: true as const },
  { ...setup('two against a Solo Opponent', 2, { match: 'together' }), seatsKeepSecrets: false, soak: true as const },
];

gameContract(game, { setups, seeds: 1 });

informationSets(game, { setups, secrets: secretsOf(UNKNOWNS), view: viewSchema, seeds: 1, moments: 3, redeals: 3 });
