import type { MemoryCard } from '../../schema.ts';

export const memorySalt = {
  id: 'memory-salt',
  name: 'Memory of Salt',
  tier: 'basic',
  copies: 3,
  combine: 1,
  abilities: [{ trigger: 'memory', effects: [{ verb: 'gainSpirit', n: 2 }] }],
  windows: ['play', 'W4'],
  flavour: 'You came out of the sea at dusk with the salt drying white on your arms.',
  glyph: 'big-wave',
} satisfies MemoryCard;
