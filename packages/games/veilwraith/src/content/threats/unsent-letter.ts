import type { ThreatType } from '../schema.ts';

export const unsentLetter = {
  id: 'unsent-letter',
  name: 'Unsent Letter',
  kind: 'deja',
  copies: [
    {
      values: [
        { type: 'influence', n: 4 },
        { type: 'explore', n: 5 },
      ],
      cost: 1,
      boost: 1,
    },
    {
      values: [
        { type: 'influence', n: 5 },
        { type: 'explore', n: 6 },
      ],
      cost: 1,
      boost: 1,
    },
    {
      values: [
        { type: 'influence', n: 5 },
        { type: 'explore', n: 6 },
      ],
      cost: 1,
      boost: 1,
    },
    {
      values: [
        { type: 'influence', n: 6 },
        { type: 'explore', n: 7 },
      ],
      cost: 1,
      boost: 1,
    },
  ],
  abilities: [{ trigger: 'defeat', effects: [{ verb: 'drawMemory' }] }],
  flavour: 'Every line begins the same way: I should have told you sooner.',
  glyph: 'love-letter',
} satisfies ThreatType;
