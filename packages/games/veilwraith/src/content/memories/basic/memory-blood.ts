import type { MemoryCard } from '../../schema.ts';

export const memoryBlood = {
  id: 'memory-blood',
  name: 'Memory of Blood',
  tier: 'basic',
  copies: 3,
  combine: 1,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'addPower', n: 2, action: 'fight' }] }],
  windows: ['play', 'boost'],
  flavour: 'You spat red into the dust and got up a second time.',
  glyph: 'drop',
} satisfies MemoryCard;
