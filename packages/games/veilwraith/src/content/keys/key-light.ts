import type { KeyCard } from '../schema.ts';

export const keyLight = {
  id: 'key-light',
  name: 'Light',
  values: [{ type: 'explore', n: 3 }],
  cost: 1,
  boost: 0,
  flip: {
    trigger: 'flip',
    effects: [{ verb: 'ignoreThreat', n: 'all', filter: { kinds: ['anima', 'deja', 'foe', 'key'] } }],
  },
  flavour: 'You cupped it against the wind all the way home.',
  glyph: 'candle-light',
} satisfies KeyCard;
