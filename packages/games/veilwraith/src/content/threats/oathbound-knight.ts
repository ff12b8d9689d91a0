import type { ThreatType } from '../schema.ts';

export const oathboundKnight = {
  id: 'oathbound-knight',
  name: 'Oathbound Knight',
  kind: 'deja',
  copies: [
    { values: [{ type: 'fight', n: 5 }], cost: 1, boost: 1 },
    { values: [{ type: 'fight', n: 6 }], cost: 2, boost: 1 },
    { values: [{ type: 'fight', n: 7 }], cost: 2, boost: 2 },
  ],
  abilities: [{ trigger: 'startOfRound', effects: [{ verb: 'discardToken', action: 'most' }] }],
  flavour: 'The oath outlived the king, the castle and the man who swore it.',
  glyph: 'black-knight-helm',
} satisfies ThreatType;
