import type { ThreatType } from '../schema.ts';

export const thornPack = {
  id: 'thorn-pack',
  name: 'Thorn Pack',
  kind: 'anima',
  copies: [
    {
      values: [
        { type: 'fight', n: 5 },
        { type: 'influence', n: 6 },
      ],
      cost: 1,
      boost: 0,
    },
    {
      values: [
        { type: 'fight', n: 5 },
        { type: 'influence', n: 6 },
      ],
      cost: 1,
      boost: 0,
    },
    {
      values: [
        { type: 'fight', n: 5 },
        { type: 'influence', n: 6 },
      ],
      cost: 1,
      boost: 0,
    },
    {
      values: [
        { type: 'fight', n: 6 },
        { type: 'influence', n: 7 },
      ],
      cost: 1,
      boost: 0,
    },
  ],
  abilities: [{ trigger: 'played', effects: [{ verb: 'discardMemory', pick: 'random' }] }],
  flavour: 'They hunted the colour out of the hills first. Now they hunt what still remembers it.',
  glyph: 'wolf-head',
} satisfies ThreatType;
