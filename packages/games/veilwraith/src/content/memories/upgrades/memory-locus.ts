import type { MemoryCard } from '../../schema.ts';

export const memoryLocus = {
  id: 'memory-locus',
  name: 'Memory of Locus',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  boxed: 'memory-heart',
  abilities: [{ trigger: 'memory', effects: [{ verb: 'addPower', n: 3, action: 'influence' }] }],
  windows: ['play', 'boost'],
  flavour: 'You could have found that house blind, by the smell of the stairs.',
  glyph: 'heart-tower',
} satisfies MemoryCard;
