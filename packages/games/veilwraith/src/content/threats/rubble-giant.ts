import type { ThreatType } from '../schema.ts';

export const rubbleGiant = {
  id: 'rubble-giant',
  name: 'Rubble Giant',
  kind: 'anima',
  copies: [
    {
      values: [
        { type: 'fight', n: 6 },
        { type: 'explore', n: 7 },
      ],
      cost: 2,
      boost: 0,
    },
    {
      values: [
        { type: 'fight', n: 6 },
        { type: 'explore', n: 7 },
      ],
      cost: 2,
      boost: 0,
    },
    {
      values: [
        { type: 'fight', n: 7 },
        { type: 'explore', n: 8 },
      ],
      cost: 2,
      boost: 0,
    },
  ],
  abilities: [{ trigger: 'defeat', effects: [{ verb: 'loseSpirit' }] }],
  flavour: 'It was the city wall once. It still keeps everyone out.',
  glyph: 'rock-golem',
} satisfies ThreatType;
