import type { Vignette } from '../schema.ts';

export const ashenMill = {
  id: 'ashen-mill',
  number: 3,
  name: 'Ashen Mill',
  portal: 7,
  foes: [
    { id: 'iron-sexton', stack: 1 },
    { id: 'grist-miller', stack: 3 },
    { id: 'locksmith', stack: 5 },
  ],
  threats: [
    { id: 'thorn-pack', count: 3 },
    { id: 'husk-swarm', count: 2 },
    { id: 'rubble-giant', count: 3 },
    { id: 'lantern-eater', count: 2 },
    { id: 'masked-courtier', count: 3 },
    { id: 'unsent-letter', count: 3 },
    { id: 'bell-ringer', count: 1 },
    { id: 'betrothed', count: 2 },
    { id: 'ash-pilgrim', count: 1 },
    { id: 'oathbound-knight', count: 2 },
  ],
  ability: { trigger: 'ongoing', effects: [{ verb: 'drawOptionSlot', slot: 2 }] },
  defeat: [{ verb: 'upgradeToken', slot: 2 }],
  intro:
    'The river is gone and the wheel still turns. Whatever you set down here comes back in another place; whatever you reach for has moved one step along. The miller takes no coin. He has heard that you carry memories, and he has not ground anything so fine in years.',
  outro:
    'You stop the wheel with your bare hands. In the silence the valley listens for its river, and a little way upstream, under the stones, something answers.',
  glyph: 'windmill',
} satisfies Vignette;
