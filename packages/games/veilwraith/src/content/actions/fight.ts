import type { ActionCard } from '../schema.ts';

export const fight = {
  id: 'fight',
  basic: {
    name: 'Fight',
    power: 0,
    afterDraw: [],
    flavour: 'The hand remembers what the name has lost.',
    glyph: 'broadsword',
  },
  advanced: {
    name: 'Assault',
    power: 1,
    afterDraw: [{ verb: 'addToken', action: 'this' }],
    flavour: 'You no longer wait for them to raise theirs first.',
    glyph: 'crossed-swords',
  },
} satisfies ActionCard;
