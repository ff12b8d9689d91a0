import type { MemoryCard } from '../../schema.ts';

export const memoryMidsummer = {
  id: 'memory-midsummer',
  name: 'Memory of Midsummer',
  tier: 'upgrade',
  copies: 2,
  combine: 4,
  abilities: [
    {
      trigger: 'memory',
      cost: [{ verb: 'discardMemory', pick: 'choice' }],
      effects: [
        { verb: 'resetAction', action: 'all' },
        { verb: 'addPower', n: 3, action: 'chosen' },
        { verb: 'grantUse', action: 'this' },
      ],
    },
  ],
  windows: ['play'],
  flavour: 'You danced until the fires were low, and then you danced in the dark.',
  glyph: 'sunflower',
} satisfies MemoryCard;
