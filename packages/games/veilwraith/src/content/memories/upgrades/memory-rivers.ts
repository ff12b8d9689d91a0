import type { MemoryCard } from '../../schema.ts';

export const memoryRivers = {
  id: 'memory-rivers',
  name: 'Memory of Rivers',
  tier: 'upgrade',
  copies: 2,
  combine: 3,
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'peekThreat', n: 4, reorder: true, mayBottom: true }] },
    { trigger: 'memory', effects: [{ verb: 'swapActions' }] },
  ],
  windows: ['play', 'boost'],
  flavour: 'You dropped two sticks off the bridge and ran across to see whose came first.',
  glyph: 'river',
} satisfies MemoryCard;
