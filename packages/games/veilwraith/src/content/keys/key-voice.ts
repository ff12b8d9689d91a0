import type { KeyCard } from '../schema.ts';

export const keyVoice = {
  id: 'key-voice',
  name: 'A Voice',
  values: [{ type: 'explore', n: 4 }],
  cost: 1,
  boost: 0,
  flip: { trigger: 'flip', effects: [{ verb: 'drawMemory', n: 2 }] },
  flavour: 'You would have known it through a wall, in a crowd, after a hundred years.',
  glyph: 'hummingbird',
} satisfies KeyCard;
