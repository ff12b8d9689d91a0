import type { ThreatType } from '../schema.ts';

export const graveDuke = {
  id: 'grave-duke',
  name: 'Grave Duke',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'fight', n: 8 },
        { type: 'influence', n: 9 },
      ],
      cost: 3,
      boost: 3,
    },
  ],
  abilities: [{ trigger: 'played', effects: [{ verb: 'discardToken', action: 'all' }] }],
  flavour: 'He taxed the living until there were none. The arrears are yours.',
  glyph: 'crowned-skull',
} satisfies ThreatType;
