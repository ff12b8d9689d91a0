import type { ThreatType } from '../schema.ts';

export const locksmith = {
  id: 'locksmith',
  name: 'Locksmith',
  kind: 'foe',
  copies: [
    {
      values: [
        { type: 'influence', n: 7 },
        { type: 'explore', n: 8 },
      ],
      cost: 2,
      boost: 2,
    },
  ],
  abilities: [
    {
      trigger: 'ongoing',
      effects: [{ verb: 'modifyValue', n: 1, type: 'explore', filter: { kinds: ['key'] }, until: 'ongoing' }],
    },
  ],
  flavour: 'He made every lock in Vana, and swallowed every key but yours.',
  glyph: 'key-lock',
} satisfies ThreatType;
