import { coin, contest, row } from '../rows.ts';
import type { QuestCard } from '../schema.ts';

/** Quests that call two Demis by name. */
export const COLOUR_QUESTS: readonly QuestCard[] = [
  {
    id: 'the-violet-testament',
    name: 'The Violet Testament',
    family: 'colour',
    number: 0,
    rows: [row('isabel', '+2', '-1'), row('belan', '.', '+1'), row('any', '-1', '+1')],
    flavour: {
      setup: 'A queen’s last will is a blank sheet, and only one reader claims to see the ink.',
      feathers: 'Isabel reads aloud what everybody hoped for, and it turns out to be written there.',
      scorpions: 'Belan asks who held the pen, and the blank sheet stays blank before witnesses.',
    },
  },
  {
    id: 'song-under-the-ice',
    name: 'Song Under the Ice',
    family: 'colour',
    number: 1,
    rows: [row('namari', '+1', '.'), row('tovik', '-1', '+2'), row('any', '+1', 'X')],
    flavour: {
      setup: 'Something sings beneath the frozen lake, a little closer to the shore each night.',
      feathers: 'Namari sings the second voice until the ice thins by itself and lets it go.',
      scorpions: 'Tovik walks straight across. The ice breaks behind him, under the others.',
    },
  },
  {
    id: 'the-lantern-vigil',
    name: 'The Lantern Vigil',
    family: 'colour',
    number: 0,
    rows: [row('caldis', '+2', '-1'), row('pentha', '.', '+1'), row('any', '-1', '+1'), row('any', 'X', '+1')],
    flavour: {
      setup: 'One night a year the dead may come home, if somebody keeps the lamps lit.',
      feathers: 'Caldis keeps every wick alive; those who dozed are taken along at dawn.',
      scorpions: 'Pentha is seen running between dark windows, and the silver is gone by morning.',
    },
  },
  {
    id: 'the-unfinished-forge',
    name: 'The Unfinished Forge',
    family: 'colour',
    number: 1,
    rows: [row('agamar', '+1', '.'), row('aponi', '-1', '+2'), row('any', '+1', '-1')],
    flavour: {
      setup: 'A forge without a roof, a blade without an edge, a storm that wants to help.',
      feathers: 'Agamar strikes between two thunderclaps, and the blade rings like a promise.',
      scorpions: 'Aponi paints the blade so well that it is sold before anybody tries the edge.',
    },
  },
  {
    id: 'the-shield-of-debts',
    name: 'The Shield of Debts',
    family: 'colour',
    number: -1,
    rows: [row('belan', '+2', '-1'), row('ruhane', '.', '+1'), contest('any', 'any', '-1', '+1')],
    flavour: {
      setup: 'Every dent in the old shield is a loan, and today the lenders are all in town.',
      feathers: 'Belan stands in the gate until each of them has been paid or put to shame.',
      scorpions: 'Ruhane bought the dents one by one, quietly, from people who needed bread.',
    },
  },
  {
    id: 'the-beacon-ridge',
    name: 'The Beacon Ridge',
    family: 'colour',
    number: 2,
    rows: [row('tovik', '+1', '.'), row('isabel', '.', '+1'), row('any', '+1', '+1')],
    flavour: {
      setup: 'Nine beacons on nine peaks. The ninth has never been lit by daylight.',
      feathers: 'Tovik carries the fire up on his back, and the valleys light theirs from it.',
      scorpions: 'Isabel lights it a day early, and all the armies march to where nobody is.',
    },
  },
  {
    id: 'the-poisoned-well',
    name: 'The Poisoned Well',
    family: 'colour',
    number: 1,
    rows: [row('pentha', '+2', '-1'), row('namari', '-1', '+2'), row('any', coin('+1', 'X'), coin('+1', 'X'))],
    flavour: {
      setup: 'The well tastes of almonds, the herds are thirsty, and one bucket is left.',
      feathers: 'Pentha is back with the antidote before the second cup. Someone tries it first.',
      scorpions: 'Namari knows which spring is clean, and at which price. Someone tastes it first.',
    },
  },
  {
    id: 'the-painted-sky',
    name: 'The Painted Sky',
    family: 'colour',
    number: -1,
    rows: [row('aponi', '+1', '.'), row('caldis', '.', '+1'), contest('any', 'any', '+1', '+1')],
    flavour: {
      setup: 'The festival wants a new dawn on the temple ceiling, and two hands hold the brush.',
      feathers: 'Aponi’s gold runs over the beams, and the scaffold holds the right helper.',
      scorpions: 'Caldis hangs the lamps so low that only the shadows get applause.',
    },
  },
  {
    id: 'the-moon-market',
    name: 'The Moon Market',
    family: 'colour',
    number: 0,
    rows: [
      row('ruhane', '+2', '-1'),
      row('agamar', '-1', '+2'),
      row('any', '+1', 'X'),
      row('any', 'X', '+1'),
      row('any', coin('+1', '-1'), coin('+1', '-1')),
    ],
    flavour: {
      setup: 'When the moon is thin the market opens, and shadows may be traded in.',
      feathers: 'Ruhane gives away more than she stole, and calls it the rent for the night.',
      scorpions: 'Agamar closes the gate from inside. Prices are discussed until sunrise.',
    },
  },
];
