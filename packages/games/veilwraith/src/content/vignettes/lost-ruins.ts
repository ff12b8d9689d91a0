import type { Vignette } from '../schema.ts';

export const lostRuins = {
  id: 'lost-ruins',
  number: 1,
  name: 'Lost Ruins',
  portal: 6,
  foes: [
    { id: 'iron-sexton', stack: 3 },
    { id: 'goblin-king', stack: 5 },
  ],
  threats: [
    { id: 'hobgoblin', count: 3 },
    { id: 'thorn-pack', count: 2 },
    { id: 'husk-swarm', count: 3 },
    { id: 'rubble-giant', count: 2 },
    { id: 'lantern-eater', count: 2 },
    { id: 'cradle-singer', count: 2 },
    { id: 'unsent-letter', count: 2 },
    { id: 'bell-ringer', count: 3 },
    { id: 'betrothed', count: 2 },
    { id: 'ash-pilgrim', count: 2 },
  ],
  defeat: [{ verb: 'upgradeAction', action: 'chosen' }],
  intro:
    'You wake where a town was. Doorframes stand without walls, and the ash on the steps has kept the print of a child’s shoe. Something in you still knows the way out: five things the dead world dropped here, and a door that will not open without them.',
  outro:
    'Behind you the ruins fold into grey and are only stones again. You carry out one thing more than you brought: the certainty that somebody lived here, and that you loved them.',
  glyph: 'ancient-ruins',
} satisfies Vignette;
