import type { MemoryCard } from '../../schema.ts';

export const memoryForge = {
  id: 'memory-forge',
  name: 'Memory of the Forge',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  boxed: 'memory-embers',
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'addToken', action: 'chosen' }] },
    { trigger: 'memory', effects: [{ verb: 'addToken', action: 'chosen', who: 'another' }] },
  ],
  windows: ['play', 'boost'],
  flavour: 'You held the iron while your brother struck, and the dark jumped back each time.',
  glyph: 'anvil',
} satisfies MemoryCard;
