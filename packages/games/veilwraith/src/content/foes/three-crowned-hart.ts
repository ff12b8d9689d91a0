import type { ThreatType } from '../schema.ts';

export const threeCrownedHart = {
  id: 'three-crowned-hart',
  name: 'Three-Crowned Hart',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'explore', n: 3, star: true },
        { type: 'fight', n: 4, star: true },
        { type: 'influence', n: 4, star: true },
      ],
      cost: 2,
      boost: 2,
    },
  ],
  abilities: [{ trigger: 'played', effects: [{ verb: 'capture', n: 2, from: 'hand', pick: 'random' }] }],
  flavour: 'One crown for what it was, one for what it ate, one for you.',
  glyph: 'deer-head',
} satisfies ThreatType;
