import type { MemoryCard } from '../../schema.ts';

export const memoryGames = {
  id: 'memory-games',
  name: 'Memory of Games',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  abilities: [
    {
      trigger: 'memory',
      effects: [
        {
          verb: 'choose',
          options: [
            [{ verb: 'modifyValue', n: -2, filter: { kinds: ['anima', 'deja', 'foe', 'key'] }, until: 'round' }],
            [{ verb: 'recoverMemory', pick: 'choice', to: 'hand' }],
          ],
        },
      ],
    },
  ],
  windows: ['play', 'boost'],
  flavour: 'You changed the rules halfway, and everyone pretended not to notice.',
  glyph: 'marbles',
} satisfies MemoryCard;
