import type { GameMeta } from '@veilhall/kit';

const THREE = ['shade', 'warden', 'shade'];
const GENTLE = { humans: 1, bots: ['imp', 'imp', 'imp'], options: {} };

export const meta: GameMeta = {
  id: 'veiled-fate',
  title: 'Veiled Fate',
  players: { min: 2, max: 8 },
  minutes: 30,
  line: 'Nine Demigods, one of them your own child. Raise it, and let nobody guess which.',
  mark: 'duality-mask',
  lamp: { dark: '#a79bc9', light: '#5b4c8a', onLight: '#faf8ff' },
  goal: 'Have your own Demigod highest in Renown when the third Age ends.',
  first: GENTLE,
  quick: { humans: 1, bots: THREE, options: {} },
  presets: [
    {
      name: 'Four at the wheel',
      about: 'You and three bots, four Quests in every Age.',
      humans: 1,
      bots: THREE,
      options: {},
    },
    { name: 'First gods', about: 'You and three easy bots.', ...GENTLE },
    { name: 'Duel', about: 'You and one hard bot; the deck votes too.', humans: 1, bots: ['warden'], options: {} },
    {
      name: 'Secret pairs',
      about: 'Six gods, three Demigods with two parents each.',
      humans: 1,
      bots: ['shade', 'warden', 'shade', 'warden', 'shade'],
      options: {},
    },
    { name: 'Four friends', about: 'Pass this device from hand to hand.', humans: 4, options: {} },
  ],
  groups: [],
  names: {},
};
