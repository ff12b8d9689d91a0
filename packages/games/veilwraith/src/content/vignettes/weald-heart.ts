import type { Vignette } from '../schema.ts';

export const wealdHeart = {
  id: 'weald-heart',
  number: 4,
  name: 'Weald Heart',
  portal: 8,
  foes: [
    { id: 'goblin-king', stack: 1 },
    { id: 'briar-choir', stack: 2 },
    { id: 'three-crowned-hart', stack: 4 },
    { id: 'ogre', stack: 5 },
  ],
  threats: [
    { id: 'hobgoblin', count: 3 },
    { id: 'thorn-pack', count: 2 },
    { id: 'husk-swarm', count: 1 },
    { id: 'rubble-giant', count: 2 },
    { id: 'lantern-eater', count: 2 },
    { id: 'masked-courtier', count: 1 },
    { id: 'cradle-singer', count: 1 },
    { id: 'unsent-letter', count: 2 },
    { id: 'bell-ringer', count: 1 },
    { id: 'betrothed', count: 2 },
    { id: 'ash-pilgrim', count: 2 },
    { id: 'oathbound-knight', count: 2 },
  ],
  ability: {
    trigger: 'ongoing',
    when: { if: 'count', of: 'dejaInPlay', atLeast: 1 },
    effects: [{ verb: 'modifyValue', n: 1, type: 'fight', filter: { kinds: ['anima'] }, until: 'ongoing' }],
  },
  defeat: [
    { verb: 'upgradeAction', action: 'chosen' },
    { verb: 'nextGameSpirit', n: -2 },
  ],
  intro:
    'In the middle of the forest stands what the forest grew around. Here the grieving and the hungry live side by side, and each keeps the other from ending: where a soul weeps, the beasts grow bold. Lay the one to rest before you turn to the other.',
  outro:
    'The heart goes quiet under your palm, as a child does. You leave something of yourself there, because it would not have slept otherwise, and go on lighter and not quite whole.',
  glyph: 'deku-tree',
} satisfies Vignette;
