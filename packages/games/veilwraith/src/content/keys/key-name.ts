import type { KeyCard } from '../schema.ts';

export const keyName = {
  id: 'key-name',
  name: 'A Name',
  values: [{ type: 'explore', n: 5 }],
  cost: 1,
  boost: 1,
  flip: {
    trigger: 'flip',
    effects: [
      { verb: 'resetAction', action: 'chosen' },
      { verb: 'moveAction', action: 'this', slot: 3 },
    ],
  },
  flavour: 'You had one. Somebody chose it before they had ever seen you.',
  glyph: 'rune-stone',
} satisfies KeyCard;
