import type { Vignette } from '../schema.ts';

export const midnightSpire = {
  id: 'midnight-spire',
  number: 5,
  name: 'Midnight Spire',
  portal: 9,
  foes: [
    { id: 'locksmith', stack: 1 },
    { id: 'faceless-herald', stack: 2 },
    { id: 'grave-duke', stack: 3 },
    { id: 'weeping-regent', stack: 4 },
    { id: 'grist-miller', stack: 5 },
  ],
  threats: [
    { id: 'thorn-pack', count: 4 },
    { id: 'rubble-giant', count: 3 },
    { id: 'lantern-eater', count: 1 },
    { id: 'masked-courtier', count: 3 },
    { id: 'unsent-letter', count: 3 },
    { id: 'betrothed', count: 3 },
    { id: 'oathbound-knight', count: 3 },
  ],
  ability: { trigger: 'ongoing', effects: [{ verb: 'portalRises', when: 'foeAfterArchfiend' }] },
  defeat: [],
  intro:
    'One tower is left, and one hour. On every stair stands somebody you might have become. You have until the bell, and it has begun to draw its breath: each of them you leave until after the Archfiend wakes is one step more between you and the door.',
  outro:
    'You step through. There is a smell of wet earth, and of smoke from a chimney, and somebody is calling the children in. It takes you a moment to understand that they are calling you.',
  glyph: 'clock-tower',
} satisfies Vignette;
