import type { KeyCard } from '../schema.ts';

export const keyWarmth = {
  id: 'key-warmth',
  name: 'Warmth',
  values: [{ type: 'explore', n: 4 }],
  cost: 1,
  boost: 0,
  flip: { trigger: 'flip', effects: [{ verb: 'addToken', action: 'fight' }] },
  flavour: 'Somebody moved over to make room for you.',
  glyph: 'campfire',
} satisfies KeyCard;
