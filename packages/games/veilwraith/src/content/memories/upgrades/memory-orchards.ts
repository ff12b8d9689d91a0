import type { MemoryCard } from '../../schema.ts';

export const memoryOrchards = {
  id: 'memory-orchards',
  name: 'Memory of Orchards',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  boxed: 'memory-harvest',
  abilities: [
    {
      trigger: 'memory',
      effects: [
        { verb: 'drawMemory', n: 3 },
        { verb: 'discardMemory', pick: 'choice' },
      ],
    },
    { trigger: 'memory', effects: [{ verb: 'gainSpirit', n: 1 }] },
  ],
  windows: ['play', 'boost'],
  flavour: 'You filled your shirt with apples that were not yours and did not drop one.',
  glyph: 'fruit-tree',
} satisfies MemoryCard;
