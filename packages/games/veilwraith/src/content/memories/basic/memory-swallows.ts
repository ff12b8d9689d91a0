import type { MemoryCard } from '../../schema.ts';

export const memorySwallows = {
  id: 'memory-swallows',
  name: 'Memory of Swallows',
  tier: 'basic',
  copies: 2,
  combine: 1,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'moveAction', action: 'chosen', slot: 3 }] }],
  windows: ['play', 'boost'],
  flavour: 'You marked the day they came back on the doorpost. They were never late.',
  glyph: 'swallow',
} satisfies MemoryCard;
