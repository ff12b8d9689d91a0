import type { ThreatType } from '../schema.ts';

export const lanternEater = {
  id: 'lantern-eater',
  name: 'Lantern Eater',
  kind: 'anima',
  copies: [
    { values: [{ type: 'explore', n: 4 }], cost: 1, boost: 0 },
    { values: [{ type: 'explore', n: 4 }], cost: 1, boost: 0 },
    { values: [{ type: 'explore', n: 5 }], cost: 1, boost: 0 },
  ],
  abilities: [{ trigger: 'played', effects: [{ verb: 'exhaustAction', action: 'chosen' }] }],
  flavour: 'It leaves the lantern. It takes what the light was for.',
  glyph: 'shadow-grasp',
} satisfies ThreatType;
