import type { MemoryCard } from '../../schema.ts';

export const memoryHarvest = {
  id: 'memory-harvest',
  name: 'Memory of Harvest',
  tier: 'basic',
  copies: 2,
  combine: 1,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'drawMemory', n: 2 }] }],
  windows: ['play', 'boost'],
  flavour: 'You carried in the last sheaf, and there was music in the barn till morning.',
  glyph: 'grain-bundle',
} satisfies MemoryCard;
