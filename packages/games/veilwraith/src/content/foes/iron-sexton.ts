import type { ThreatType } from '../schema.ts';

export const ironSexton = {
  id: 'iron-sexton',
  name: 'Iron Sexton',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'fight', n: 6 },
        { type: 'explore', n: 7 },
      ],
      cost: 2,
      boost: 1,
    },
  ],
  abilities: [],
  flavour: 'He digs one grave more each dawn. He has stopped asking whose.',
  glyph: 'hasty-grave',
} satisfies ThreatType;
