import type { MemoryCard } from '../../schema.ts';

export const memoryStars = {
  id: 'memory-stars',
  name: 'Memory of Stars',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  boxed: 'memory-lanterns',
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'addPower', n: 2, action: 'explore' }] },
    { trigger: 'memory', effects: [{ verb: 'peekThreat', n: 3, reorder: true }] },
  ],
  windows: ['play', 'boost'],
  flavour: 'You learned their names from a woman who had never left the village.',
  glyph: 'night-sky',
} satisfies MemoryCard;
