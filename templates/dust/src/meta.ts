import type { GameMeta } from '@veilhall/kit';

export const meta: GameMeta = {
  id: 'dust',
  title: 'Dust',
  players: { min: 2, max: 4 },
  minutes: 5,
  line: 'Twelve finds in an attic. The highest bid that nobody else had takes each.',
  mark: 'magnifying-glass',
  lamp: { dark: '#c9b48a', light: '#6b5730', onLight: '#fffaf0' },
  goal: 'Have the highest sum of finds after the twelfth.',
  first: { humans: 1, bots: ['imp', 'imp'], options: {} },
  quick: { humans: 1, bots: ['shade', 'shade'], options: {} },
  presets: [{ name: 'Attic of three', about: 'You and two bots.', humans: 1, bots: ['shade', 'shade'], options: {} }],
  groups: [],
  names: {},
};
