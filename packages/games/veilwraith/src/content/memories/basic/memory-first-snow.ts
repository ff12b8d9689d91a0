import type { MemoryCard } from '../../schema.ts';

export const memoryFirstSnow = {
  id: 'memory-first-snow',
  name: 'Memory of First Snow',
  tier: 'basic',
  copies: 2,
  combine: 1,
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'ignoreThreat', filter: { kinds: ['anima', 'deja', 'foe', 'key'] } }] },
  ],
  windows: ['play', 'W4'],
  flavour: 'You stood in the yard with your mouth open, and the whole world was quiet.',
  glyph: 'snowflake-1',
} satisfies MemoryCard;
