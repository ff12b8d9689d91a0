import type { ThreatType } from '../schema.ts';

export const maskedCourtier = {
  id: 'masked-courtier',
  name: 'Masked Courtier',
  kind: 'anima',
  copies: [
    {
      values: [
        { type: 'influence', n: 6 },
        { type: 'fight', n: 7 },
      ],
      cost: 2,
      boost: 1,
    },
    {
      values: [
        { type: 'influence', n: 7 },
        { type: 'fight', n: 8 },
      ],
      cost: 2,
      boost: 2,
    },
    {
      values: [
        { type: 'influence', n: 8 },
        { type: 'fight', n: 9 },
      ],
      cost: 3,
      boost: 3,
    },
  ],
  abilities: [{ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'noCombine' }] }],
  flavour: 'Ask it to take off the mask. It will, and the next, and the next.',
  glyph: 'drama-masks',
} satisfies ThreatType;
