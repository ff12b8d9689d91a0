import type { MemoryCard } from '../../schema.ts';

export const memoryRain = {
  id: 'memory-rain',
  name: 'Memory of Rain',
  tier: 'upgrade',
  copies: 2,
  combine: 2,
  boxed: 'memory-salt',
  abilities: [
    { trigger: 'memory', effects: [{ verb: 'gainSpirit', n: 2, who: 'another' }] },
    { trigger: 'memory', effects: [{ verb: 'drawMemory' }] },
  ],
  windows: ['play', 'boost', 'W4'],
  flavour: 'You ran for the one dry doorway, and there was somebody in it.',
  glyph: 'heavy-rain',
} satisfies MemoryCard;
