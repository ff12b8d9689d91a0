import type { MemoryCard } from '../../schema.ts';

export const memoryHomecoming = {
  id: 'memory-homecoming',
  name: 'Memory of Homecoming',
  tier: 'upgrade',
  copies: 2,
  combine: 3,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'resetKey' }] }],
  windows: ['play', 'boost'],
  flavour: 'You had lost the key. The door had never been locked.',
  glyph: 'house-keys',
} satisfies MemoryCard;
