import type { ThreatType } from '../schema.ts';

export const goblinKing = {
  id: 'goblin-king',
  name: 'Goblin King',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'fight', n: 7 },
        { type: 'influence', n: 6 },
      ],
      cost: 2,
      boost: 1,
    },
  ],
  abilities: [],
  flavour: 'His court bows to the chair. Nobody has looked at him in years.',
  glyph: 'dwarf-king',
} satisfies ThreatType;
