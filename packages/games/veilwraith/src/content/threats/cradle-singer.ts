import type { ThreatType } from '../schema.ts';

export const cradleSinger = {
  id: 'cradle-singer',
  name: 'Cradle Singer',
  kind: 'deja',
  copies: [
    { values: [{ type: 'influence', n: 3 }], cost: 0, boost: 1 },
    { values: [{ type: 'influence', n: 4 }], cost: 1, boost: 1 },
    { values: [{ type: 'influence', n: 4 }], cost: 1, boost: 1 },
    { values: [{ type: 'influence', n: 5 }], cost: 1, boost: 1 },
  ],
  abilities: [],
  flavour: 'She sings to an empty cradle, softly, so as not to wake anyone.',
  glyph: 'night-sleep',
} satisfies ThreatType;
