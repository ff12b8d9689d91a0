import type { ThreatType } from '../schema.ts';

export const hobgoblin = {
  id: 'hobgoblin',
  name: 'Hobgoblin',
  kind: 'anima',
  copies: [
    { values: [{ type: 'fight', n: 4 }], cost: 1, boost: 0 },
    { values: [{ type: 'fight', n: 4 }], cost: 1, boost: 0 },
    { values: [{ type: 'fight', n: 5 }], cost: 1, boost: 0 },
    { values: [{ type: 'fight', n: 5 }], cost: 1, boost: 0 },
  ],
  abilities: [],
  flavour: 'Its war is long over. Nobody came to tell it.',
  glyph: 'goblin-head',
} satisfies ThreatType;
