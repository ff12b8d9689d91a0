import type { MemoryCard } from '../../schema.ts';

export const memoryBridges = {
  id: 'memory-bridges',
  name: 'Memory of Bridges',
  tier: 'upgrade',
  copies: 2,
  combine: 3,
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'defeatStar', filter: { kinds: ['anima', 'deja', 'foe'] } }] },
    { trigger: 'memory', effects: [{ verb: 'drawMemory' }] },
  ],
  windows: ['play', 'boost'],
  flavour: 'You met in the middle, between two halves of a town that did not speak.',
  glyph: 'stone-bridge',
} satisfies MemoryCard;
