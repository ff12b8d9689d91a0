import type { Vignette } from '../schema.ts';

export const nestingWoods = {
  id: 'nesting-woods',
  number: 2,
  name: 'Nesting Woods',
  portal: 7,
  foes: [
    { id: 'ogre', stack: 2 },
    { id: 'mad-watcher', stack: 3 },
    { id: 'ogre', stack: 4 },
  ],
  threats: [
    { id: 'hobgoblin', count: 2 },
    { id: 'thorn-pack', count: 3 },
    { id: 'husk-swarm', count: 3 },
    { id: 'rubble-giant', count: 2 },
    { id: 'lantern-eater', count: 3 },
    { id: 'cradle-singer', count: 3 },
    { id: 'unsent-letter', count: 2 },
    { id: 'bell-ringer', count: 1 },
    { id: 'betrothed', count: 2 },
    { id: 'ash-pilgrim', count: 1 },
  ],
  ability: {
    trigger: 'startOfRound',
    when: { if: 'count', of: 'threatsInPlay', atLeast: 4 },
    effects: [{ verb: 'loseSpirit' }],
  },
  defeat: [{ verb: 'gainRibbon' }],
  intro:
    'The trees have no leaves, yet the nests are full. What broods in them was set there before the end and was never told to stop. Walk softly, and do not let them gather: they breathe in what you breathe out.',
  outro:
    'The last nest is empty. In its lining you find a thread of green wool, and you put it in your sleeve. Far behind you an axe falls once, in a winter that is over.',
  glyph: 'nest-birds',
} satisfies Vignette;
