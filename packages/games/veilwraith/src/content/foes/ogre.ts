import type { ThreatType } from '../schema.ts';

export const ogre = {
  id: 'ogre',
  name: 'Ogre',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'fight', n: 6 },
        { type: 'influence', n: 7 },
      ],
      cost: 2,
      boost: 2,
    },
    {
      values: [
        { type: 'fight', n: 7 },
        { type: 'influence', n: 8 },
      ],
      cost: 2,
      boost: 2,
    },
  ],
  abilities: [],
  flavour: 'It sleeps on the road because the road used to bring people.',
  glyph: 'ogre',
} satisfies ThreatType;
