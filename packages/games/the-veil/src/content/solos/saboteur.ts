import type { SoloText } from '../solo-schema.ts';

export const saboteur = {
  id: 'saboteur',
  name: 'Saboteur',
  unlock: 9,
  opening: { do: 'discard', n: 1 },
  buy: {
    wishes: [
      { of: 'trap', order: 'cheapest' },
      { of: 'control', order: 'dearest' },
      { of: 'any', order: 'dearest' },
    ],
  },
  banish: { route: 'weakest', wishes: [{ of: 'any', order: 'dearest' }] },
  slay: 'dearest',
  damage: { recruits: 'none', hero: 'lowest' },
  final: { do: 'sabotage', n: 1 },
} satisfies SoloText;
