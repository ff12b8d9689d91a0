import type { MemoryCard } from '../../schema.ts';

export const memoryHeaven = {
  id: 'memory-heaven',
  name: 'Memory of Heaven',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'gainSpirit', n: 3 }] }],
  windows: ['play', 'W4'],
  flavour: 'You lay in the long grass and were, for one afternoon, afraid of nothing.',
  glyph: 'sunbeams',
} satisfies MemoryCard;
