import type { ThreatType } from '../schema.ts';

export const huskSwarm = {
  id: 'husk-swarm',
  name: 'Husk Swarm',
  kind: 'anima',
  copies: [
    { values: [{ type: 'fight', n: 3 }], cost: 1, boost: 0 },
    { values: [{ type: 'fight', n: 3 }], cost: 1, boost: 0 },
    { values: [{ type: 'fight', n: 4 }], cost: 1, boost: 0 },
  ],
  abilities: [],
  flavour: 'They ate the grain, then the granary, then the word for bread.',
  glyph: 'rat',
} satisfies ThreatType;
