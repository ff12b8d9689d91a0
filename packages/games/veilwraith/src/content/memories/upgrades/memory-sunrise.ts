import type { MemoryCard } from '../../schema.ts';

export const memorySunrise = {
  id: 'memory-sunrise',
  name: 'Memory of Sunrise',
  tier: 'upgrade',
  copies: 2,
  combine: 3,
  abilities: [
    {
      trigger: 'memory',
      cost: [{ verb: 'discardMemory', pick: 'choice' }],
      effects: [
        { verb: 'resetAction', action: 'chosen' },
        { verb: 'moveAction', action: 'this', slot: 3 },
        { verb: 'grantUse', action: 'this' },
      ],
    },
  ],
  windows: ['play'],
  flavour: 'You stayed up to see whether it would come. It came.',
  glyph: 'sunrise',
} satisfies MemoryCard;
