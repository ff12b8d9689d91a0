import type { MemoryCard } from '../../schema.ts';

export const memoryLanterns = {
  id: 'memory-lanterns',
  name: 'Memory of Lanterns',
  tier: 'basic',
  copies: 3,
  combine: 1,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'addPower', n: 2, action: 'explore' }] }],
  windows: ['play', 'boost'],
  flavour: 'You walked behind your father’s lantern and stepped only where it had been.',
  glyph: 'lantern-flame',
} satisfies MemoryCard;
