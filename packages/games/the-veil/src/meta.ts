import type { GameMeta } from '@veilhall/kit';

export const meta: GameMeta = {
  id: 'the-veil',
  title: 'The Veil',
  players: { min: 1, max: 5 },
  minutes: 25,
  line: 'Two sworn enemies, one thinning curtain. Buy your fate before it buys you.',
  mark: 'theater-curtains',
  lamp: { dark: '#d9624f', darkText: '#e07f6d', light: '#a03324', onLight: '#fff6f4' },
  goal: 'Bring the Health of every opposing Hero and Villain to zero.',
  first: {
    humans: 1,
    options: { characters: ['barbarian'], opponent: 'saboteur', opponentCharacter: 'pathfinder' },
  },
  quick: { humans: 1, bots: ['shade'], options: { characters: [] } },
  presets: [
    { name: 'Duel', about: 'You against a bot, Hero against Hero.', humans: 1, bots: ['shade'], options: {} },
    { name: 'Solo Opponent', about: 'A race against an automaton.', humans: 1, options: {} },
    { name: 'Two against a Villain', about: 'Two Heroes with one Health.', humans: 3, options: { match: 'two-v-one' } },
    { name: 'Three-way', about: 'Everyone for themselves.', humans: 1, bots: ['shade', 'shade'], options: {} },
    { name: 'Pairs', about: 'Two Heroes against two Heroes.', humans: 4, options: { match: 'two-v-two' } },
  ],
  groups: [
    { title: 'The match', fields: ['match', 'characters', 'health', 'shields'] },
    { title: 'Solo Opponent', fields: ['opponent', 'opponentCharacter'] },
  ],
  names: {
    everyone: 'Everyone for themselves',
    villains: 'Villain against Villain',
    'two-v-one': 'Two Heroes against a Villain',
    'two-v-two': 'Two Heroes against two Heroes',
    'mixed-pairs': 'Hero and Villain against Hero and Villain',
    'villain-pairs': 'Two Villains against two Villains',
    'three-v-two': 'Three Heroes against a Villain and a Hero',
    together: 'Together against a Solo Opponent',
    opponent: 'Solo Opponent',
    opponentCharacter: 'Its character',
    all: 'Protect everyone',
    own: 'Protect their own side',
    health: 'Health of teams',
  },
};
