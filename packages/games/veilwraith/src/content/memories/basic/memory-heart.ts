import type { MemoryCard } from '../../schema.ts';

export const memoryHeart = {
  id: 'memory-heart',
  name: 'Memory of Heart',
  tier: 'basic',
  copies: 3,
  combine: 1,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'addPower', n: 2, action: 'influence' }] }],
  windows: ['play', 'boost'],
  flavour: 'You said it before you knew you were going to, and she said it back.',
  glyph: 'hearts',
} satisfies MemoryCard;
