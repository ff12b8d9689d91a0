import type { SoloText } from '../solo-schema.ts';

/** As the rulebook prints it (TV-SOLO-11 to -16). */
export const offensive = {
  id: 'offensive',
  name: 'Offensive',
  unlock: 7,
  opening: { do: 'strike', n: 3 },
  buy: { wishes: [{ of: 'any', order: 'dearest' }] },
  banish: {
    route: 'own',
    wishes: [
      { of: 'support', order: 'dearest' },
      { of: 'control', order: 'dearest' },
    ],
  },
  slay: 'shields',
  damage: { recruits: 'weakest', hero: 'lowest' },
  final: { do: 'acquire' },
} satisfies SoloText;
