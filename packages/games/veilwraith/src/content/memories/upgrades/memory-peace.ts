import type { MemoryCard } from '../../schema.ts';

export const memoryPeace = {
  id: 'memory-peace',
  name: 'Memory of Peace',
  tier: 'upgrade',
  copies: 2,
  combine: 4,
  abilities: [
    {
      trigger: 'memory',
      effects: [
        {
          verb: 'choose',
          options: [
            [{ verb: 'ignoreThreat', n: 'all', filter: { kinds: ['anima', 'deja', 'foe', 'key'] } }],
            [{ verb: 'gainSpirit', n: 5 }],
            [{ verb: 'addPower', n: 4, action: 'chosen' }],
          ],
        },
      ],
    },
  ],
  windows: ['play', 'boost', 'W4'],
  flavour: 'You looked up from the work one evening and noticed that nothing hurt.',
  glyph: 'laurels',
} satisfies MemoryCard;
