import type { SoloText } from '../solo-schema.ts';

export const bulwark = {
  id: 'bulwark',
  name: 'Bulwark',
  unlock: 9,
  opening: { do: 'heal', n: 1 },
  buy: {
    wishes: [
      { of: 'shield', order: 'dearest' },
      { of: 'any', order: 'dearest' },
    ],
  },
  banish: { route: 'own', wishes: [{ of: 'aggro', order: 'cheapest' }] },
  slay: 'mostHealth',
  damage: { recruits: 'dearest', hero: 'highest' },
  final: { do: 'deploy' },
} satisfies SoloText;
