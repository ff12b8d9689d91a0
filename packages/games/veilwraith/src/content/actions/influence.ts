import type { ActionCard } from '../schema.ts';

export const influence = {
  id: 'influence',
  basic: {
    name: 'Influence',
    power: 0,
    afterDraw: [],
    flavour: 'Even now most things would rather be spoken to.',
    glyph: 'lyre',
  },
  advanced: {
    name: 'Charm',
    power: 1,
    afterDraw: [{ verb: 'gainSpirit' }],
    flavour: 'You ask, and something in them has waited to be asked.',
    glyph: 'charm',
  },
} satisfies ActionCard;
