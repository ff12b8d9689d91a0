import type { ThreatType } from '../schema.ts';

export const madWatcher = {
  id: 'mad-watcher',
  name: 'Mad Watcher',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'explore', n: 4, star: true },
        { type: 'influence', n: 5, star: true },
      ],
      cost: 2,
      boost: 2,
    },
  ],
  abilities: [{ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'noDrawOption' }] }],
  flavour: 'It counts the leaves each night and never gets the same number.',
  glyph: 'third-eye',
} satisfies ThreatType;
