import type { ThreatType } from '../schema.ts';

export const betrothed = {
  id: 'betrothed',
  name: 'Betrothed',
  kind: 'deja',
  copies: [
    {
      values: [
        { type: 'influence', n: 3, star: true },
        { type: 'explore', n: 3, star: true },
      ],
      cost: 1,
      boost: 2,
    },
    {
      values: [
        { type: 'influence', n: 4, star: true },
        { type: 'explore', n: 4, star: true },
      ],
      cost: 1,
      boost: 2,
    },
    {
      values: [
        { type: 'influence', n: 4, star: true },
        { type: 'explore', n: 4, star: true },
      ],
      cost: 1,
      boost: 2,
    },
  ],
  abilities: [{ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'noMemoryOutsidePlay' }] }],
  flavour: 'Each waits for the other to leave first. Neither will.',
  glyph: 'linked-rings',
} satisfies ThreatType;
