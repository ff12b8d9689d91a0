import type { MemoryCard } from '../../schema.ts';

export const memoryOaths = {
  id: 'memory-oaths',
  name: 'Memory of Oaths',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  boxed: 'memory-blood',
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'addPower', n: 2, action: 'fight' }] },
    { trigger: 'memory', effects: [{ verb: 'grantTilt' }] },
  ],
  windows: ['play', 'boost'],
  flavour: 'You swore it with your hand in his, and neither of you was joking.',
  glyph: 'shaking-hands',
} satisfies MemoryCard;
