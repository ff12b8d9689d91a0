import type { MemoryCard } from '../../schema.ts';

export const memoryMercy = {
  id: 'memory-mercy',
  name: 'Memory of Mercy',
  tier: 'upgrade',
  copies: 2,
  combine: 3,
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'defeatThreat', filter: { kinds: ['anima', 'deja'], maxValue: 5 } }] },
  ],
  windows: ['play'],
  flavour: 'You put the stone down. You never told anyone that you had picked it up.',
  glyph: 'dove',
} satisfies MemoryCard;
