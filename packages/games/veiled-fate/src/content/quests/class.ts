import { coin, contest, row } from '../rows.ts';
import type { QuestCard } from '../schema.ts';

/** Quests with slots for Owls, Bulls and Jaguars. */
export const CLASS_QUESTS: readonly QuestCard[] = [
  {
    id: 'the-riddle-and-the-wall',
    name: 'The Riddle and the Wall',
    family: 'class',
    number: 0,
    rows: [row('intellect', '+2', '-1'), row('strength', '-1', '+2'), row('any', '+1', '.')],
    flavour: {
      setup: 'A wall without a gate asks a question. It has been asking for a hundred years.',
      feathers: 'The answer is small and kind, and the stones step aside like old servants.',
      scorpions: 'The question is not answered. The wall is, and rather loudly.',
    },
  },
  {
    id: 'the-stampede-pass',
    name: 'The Stampede Pass',
    family: 'class',
    number: 1,
    rows: [row('strength', '+2', '-1'), row('agility', '-1', '+2'), row('any', '.', '+1')],
    flavour: {
      setup: 'Ten thousand hooves come down the pass, and the pass is full of tents.',
      feathers: 'One back against the rock splits the herd, and the tents are only dusty.',
      scorpions: 'A lone runner leads the herd away, straight through somebody else’s orchard.',
    },
  },
  {
    id: 'the-stolen-codex',
    name: 'The Stolen Codex',
    family: 'class',
    number: 0,
    rows: [row('agility', '+2', '-1'), row('intellect', '-1', '+2'), row('any', '+1', 'X')],
    flavour: {
      setup: 'The book of debts has left its tower by a window no one can reach.',
      feathers: 'It comes back over the roofs before breakfast with every page in place.',
      scorpions: 'It comes back with one page rewritten, in a hand nobody can fault.',
    },
  },
  {
    id: 'debate-of-the-two-lamps',
    name: 'Debate of the Two Lamps',
    family: 'class',
    number: 1,
    rows: [contest('intellect', 'intellect', '+2', '+2'), row('any', 'X', '.')],
    flavour: {
      setup: 'Two sages, two lamps, one jar of oil, and a bench for whoever carries it.',
      feathers: 'The gentler argument burns to the end; the bench tips over with its guest.',
      scorpions: 'One sage talks of wind until the other lamp goes out on its own.',
    },
  },
  {
    id: 'the-iron-wrestle',
    name: 'The Iron Wrestle',
    family: 'class',
    number: 0,
    rows: [contest('strength', 'strength', '+2', '+2'), row('any', '-1', 'X')],
    flavour: {
      setup: 'The ring is drawn with a ploughshare. Somebody has to stand in it and judge.',
      feathers: 'The fall is clean, the hand is offered, the judge was looking elsewhere.',
      scorpions: 'The oil on one arm was not for the muscles, and the judge saw too much.',
    },
  },
  {
    id: 'race-across-the-rooftops',
    name: 'Race Across the Rooftops',
    family: 'class',
    number: 1,
    rows: [contest('agility', 'agility', '+2', '+2'), row('any', 'X', '-1')],
    flavour: {
      setup: 'From the bell tower to the harbour crane, and the tiles are wet with fog.',
      feathers: 'The winner stops to catch a falling rival and is faster for it; a watcher falls.',
      scorpions: 'The winner knew about the washing line. The one who bet on the other pays.',
    },
  },
  {
    id: 'the-star-readers-wager',
    name: "The Star-Reader's Wager",
    family: 'class',
    number: -1,
    rows: [row('intellect', coin('+2', '-1'), '-1'), contest('strength', 'agility', '+1', '+1'), row('any', '.', '+1')],
    flavour: {
      setup: 'A comet is due at midnight, or never. The bets are high and the sky is shy.',
      feathers: 'Whoever looked up longest is right or wrong with honour; the strong keep watch.',
      scorpions: 'The clouds were hired. A quick hand sells the story of what was behind them.',
    },
  },
  {
    id: 'the-giants-toll',
    name: "The Giant's Toll",
    family: 'class',
    number: 1,
    rows: [
      row('strength', coin('+2', '-1'), '-1'),
      contest('agility', 'intellect', '+1', '+1'),
      row('any', '-1', '+1'),
    ],
    flavour: {
      setup: 'The only ford belongs to a giant who counts heads and keeps the change.',
      feathers: 'Somebody wrestles the toll down to a song, and light feet carry it across.',
      scorpions: 'Somebody explains fractions to the giant. Nobody behind them crosses dry.',
    },
  },
  {
    id: 'the-wolfs-errand',
    name: "The Wolf's Errand",
    family: 'class',
    number: -1,
    rows: [row('agility', coin('+2', '-1'), '-1'), contest('intellect', 'strength', '+1', '+1'), row('any', 'X', '+1')],
    flavour: {
      setup: 'A grey wolf lays a sealed letter on the road and waits to see who follows.',
      feathers: 'The letter arrives, and so does its reader; the one who opened it is not seen again.',
      scorpions: 'The wolf is paid in lambs, and the lambs were counted by a friend.',
    },
  },
  {
    id: 'council-of-the-three-beasts',
    name: 'Council of the Three Beasts',
    family: 'class',
    number: 2,
    rows: [row('intellect', '+1', '.'), row('strength', '+1', '.'), row('agility', '+1', '.'), row('any', '-1', '+2')],
    flavour: {
      setup: 'Owl, Bull and Jaguar share one fire, and a fourth chair stands empty.',
      feathers: 'Three voices find one law. The fourth chair is carried out and burned.',
      scorpions: 'Whoever sits down last hears everything, and gets up with the crown.',
    },
  },
];
