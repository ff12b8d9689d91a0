import type { SoloText } from '../solo-schema.ts';

export const hoarder = {
  id: 'hoarder',
  name: 'Hoarder',
  unlock: 9,
  opening: { do: 'gold', n: 1 },
  buy: { wishes: [{ of: 'any', order: 'dearest' }], once: true, onTop: true },
  slay: 'dearest',
  damage: { recruits: 'none', hero: 'lowest' },
  final: { do: 'again' },
} satisfies SoloText;
