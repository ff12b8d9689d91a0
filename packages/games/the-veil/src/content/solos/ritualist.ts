import type { SoloText } from '../solo-schema.ts';

export const ritualist = {
  id: 'ritualist',
  name: 'Ritualist',
  unlock: 9,
  opening: { do: 'offering', n: 1 },
  buy: { wishes: [{ of: 'any', order: 'dearest' }] },
  banish: {
    route: 'own',
    wishes: [
      { of: 'control', order: 'dearest' },
      { of: 'support', order: 'dearest' },
    ],
  },
  slay: 'leastHealth',
  damage: { recruits: 'weakest', hero: 'highest' },
  final: { do: 'toll', most: 3 },
} satisfies SoloText;
