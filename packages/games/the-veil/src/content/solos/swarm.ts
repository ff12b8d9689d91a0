import type { SoloText } from '../solo-schema.ts';

export const swarm = {
  id: 'swarm',
  name: 'Swarm',
  unlock: 9,
  opening: { do: 'strike', n: 1, per: 'recruits' },
  buy: {
    wishes: [
      { of: 'recruit', order: 'dearest' },
      { of: 'any', order: 'dearest' },
    ],
  },
  banish: { route: 'own', wishes: [{ of: 'noRecruit', order: 'cheapest' }] },
  slay: 'shields',
  damage: { recruits: 'weakest', hero: 'lowest' },
  final: { do: 'muster', cost: 4 },
} satisfies SoloText;
