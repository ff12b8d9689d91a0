import type { ActionCard } from '../schema.ts';

export const explore = {
  id: 'explore',
  basic: {
    name: 'Explore',
    power: 0,
    afterDraw: [],
    flavour: 'You go and look. It is how every end begins.',
    glyph: 'compass',
  },
  advanced: {
    name: 'Hunt',
    power: 1,
    afterDraw: [{ verb: 'peekThreat' }],
    flavour: 'You know now what you are looking for, and it knows you.',
    glyph: 'hunting-horn',
  },
} satisfies ActionCard;
