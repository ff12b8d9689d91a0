import type { MemoryCard } from '../../schema.ts';

export const memoryBread = {
  id: 'memory-bread',
  name: 'Memory of Bread',
  tier: 'upgrade',
  copies: 2,
  combine: 1,
  abilities: [
    {
      trigger: 'memory',
      effects: [{ verb: 'choose', options: [[{ verb: 'gainSpirit', n: 2 }], [{ verb: 'drawMemory', n: 2 }]] }],
    },
  ],
  windows: ['play', 'boost', 'W4'],
  flavour: 'You tore the loaf and gave away the larger half without thinking.',
  glyph: 'bread',
} satisfies MemoryCard;
