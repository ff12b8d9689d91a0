import type { ThreatType } from '../schema.ts';

export const weepingRegent = {
  id: 'weeping-regent',
  name: 'Weeping Regent',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'influence', n: 8 },
        { type: 'explore', n: 9 },
      ],
      cost: 3,
      boost: 3,
    },
  ],
  abilities: [
    { trigger: 'ongoing', effects: [{ verb: 'modifyCost', n: 1, filter: { kinds: ['deja'] }, until: 'ongoing' }] },
  ],
  flavour: 'She rules those who cannot leave, and grieves that they love her so little.',
  glyph: 'tear-tracks',
} satisfies ThreatType;
