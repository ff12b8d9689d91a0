import type { ThreatType } from '../schema.ts';

export const facelessHerald = {
  id: 'faceless-herald',
  name: 'Faceless Herald',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'explore', n: 4, star: true },
        { type: 'fight', n: 5, star: true },
      ],
      cost: 3,
      boost: 2,
    },
  ],
  abilities: [{ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'maxMemories', n: 2 }] }],
  flavour: 'It reads the list of the dead aloud and pauses, politely, before yours.',
  glyph: 'trumpet-flag',
} satisfies ThreatType;
