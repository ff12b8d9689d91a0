import type { KeyCard } from '../schema.ts';

export const keyColour = {
  id: 'key-colour',
  name: 'Colour',
  values: [{ type: 'explore', n: 5 }],
  cost: 1,
  boost: 0,
  flip: { trigger: 'flip', effects: [{ verb: 'gainSpirit', n: 3 }] },
  flavour: 'There was a red that had no name, and you wore it.',
  glyph: 'flower-emblem',
} satisfies KeyCard;
