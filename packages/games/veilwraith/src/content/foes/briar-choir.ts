import type { ThreatType } from '../schema.ts';

export const briarChoir = {
  id: 'briar-choir',
  name: 'Briar Choir',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'fight', n: 4, star: true },
        { type: 'influence', n: 5, star: true },
      ],
      cost: 2,
      boost: 2,
    },
  ],
  abilities: [{ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'noKeyTurn' }] }],
  flavour: 'Forty throats, one thorn in each. They will not let you go before the song is over.',
  glyph: 'thorny-vine',
} satisfies ThreatType;
