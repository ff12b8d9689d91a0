import type { MemoryCard } from '../../schema.ts';

export const memoryThaw = {
  id: 'memory-thaw',
  name: 'Memory of Thaw',
  tier: 'upgrade',
  copies: 2,
  combine: 1,
  boxed: 'memory-first-snow',
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'ignoreThreat', filter: { kinds: ['anima', 'deja', 'foe', 'key'] } }] },
    { trigger: 'memory', effects: [{ verb: 'drawMemory' }] },
  ],
  windows: ['play', 'boost', 'W4'],
  flavour: 'You heard the river break one night and knew that you had lived.',
  glyph: 'melting-ice-cube',
} satisfies MemoryCard;
