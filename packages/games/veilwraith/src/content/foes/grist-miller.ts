import type { ThreatType } from '../schema.ts';

export const gristMiller = {
  id: 'grist-miller',
  name: 'Grist Miller',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'fight', n: 7 },
        { type: 'influence', n: 8 },
      ],
      cost: 2,
      boost: 2,
    },
  ],
  abilities: [
    {
      trigger: 'startOfRound',
      when: { if: 'count', of: 'memoriesInHand', atLeast: 4 },
      effects: [{ verb: 'discardMemory', pick: 'choice' }],
    },
  ],
  flavour: 'Bring him anything: names, years, your mother’s face. It all goes to flour.',
  glyph: 'water-mill',
} satisfies ThreatType;
