import type { MemoryCard } from '../../schema.ts';

export const memoryEmbers = {
  id: 'memory-embers',
  name: 'Memory of Embers',
  tier: 'basic',
  copies: 2,
  combine: 1,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'addToken', action: 'chosen' }] }],
  windows: ['play', 'boost'],
  flavour: 'You woke before the others, to blow on the ashes until they remembered.',
  glyph: 'burning-embers',
} satisfies MemoryCard;
