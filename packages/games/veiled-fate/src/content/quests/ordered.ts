import { coin, row } from '../rows.ts';
import type { QuestCard } from '../schema.ts';

/** Quests that are joined from the top slot down. */
export const ORDERED_QUESTS: readonly QuestCard[] = [
  {
    id: 'the-spiral-library',
    name: 'The Spiral Library',
    family: 'ordered',
    number: 0,
    rows: [row('any', '+1', '.'), row('intellect', '+2', '-1'), row('any', '-1', '+2')],
    flavour: {
      setup: 'Each floor of the library is smaller than the last, and each book is heavier.',
      feathers: 'They read to each other all the way up and forget to close the last door.',
      scorpions: 'The last one in finds the short stair, the full shelf and the only lamp.',
    },
  },
  {
    id: 'the-boulder-stair',
    name: 'The Boulder Stair',
    family: 'ordered',
    number: 2,
    rows: [row('any', '.', '+1'), row('strength', '+2', '-1'), row('any', 'X', '+1')],
    flavour: {
      setup: 'A stair for giants, and above it a boulder that has begun to lean.',
      feathers: 'A shoulder holds the stone until all have passed, except for one straggler.',
      scorpions: 'The leader and the last climb on light; the one between them carries.',
    },
  },
  {
    id: 'the-rope-bridges',
    name: 'The Rope Bridges',
    family: 'ordered',
    number: -1,
    rows: [row('any', '+1', '-1'), row('agility', '+2', '-1'), row('any', '-1', '+1'), row('any', '-1', '+2')],
    flavour: {
      setup: 'Four bridges in a row, each with a plank less, and wind between them.',
      feathers: 'The first across throw back their ropes, and those behind owe them for it.',
      scorpions: 'The last across cut the ropes, and those ahead find out too late.',
    },
  },
  {
    id: 'procession-of-masks',
    name: 'Procession of Masks',
    family: 'ordered',
    number: 0,
    rows: [
      row('intellect', '-1', '+2'),
      row('any', '+1', 'X'),
      row('strength', '+1', '.'),
      row('any', coin('+1', '-1'), '.'),
    ],
    flavour: {
      setup: 'Once a year the masks walk by themselves and ask for people to wear them.',
      feathers: 'The masks come off at the fountain, and the faces are those of neighbours.',
      scorpions: 'The first mask never comes off, and the second has nobody under it any more.',
    },
  },
  {
    id: 'the-bull-run',
    name: 'The Bull Run',
    family: 'ordered',
    number: 0,
    rows: [row('strength', '-1', '+2'), row('any', 'X', '+1'), row('agility', '+1', '.'), row('any', '+1', '-1')],
    flavour: {
      setup: 'The bull of the old king is loose in the lanes, with ribbons on its horns.',
      feathers: 'A dancer turns it at the market cross; whoever baited it is not so lucky.',
      scorpions: 'The bull is steered, not caught, and the right stalls are trampled.',
    },
  },
  {
    id: 'hunt-for-the-white-stag',
    name: 'Hunt for the White Stag',
    family: 'ordered',
    number: 1,
    rows: [row('agility', '-1', '+2'), row('any', '+2', '-2'), row('intellect', '+1', '.'), row('any', 'X', '+1')],
    flavour: {
      setup: 'It drinks at four springs in one night, and no arrow has ever come back.',
      feathers: 'Somebody breaks the bow in time, and the stag walks with them to the edge.',
      scorpions: 'The fastest brings home an antler. It is never asked whose hands bled.',
    },
  },
  {
    id: 'the-sealed-letter',
    name: 'The Sealed Letter',
    family: 'ordered',
    number: 1,
    rows: [row('intellect', '+1', '-1'), row('any', '.', '+2')],
    flavour: {
      setup: 'A letter for a king who died last winter, and a bearer who can read wax.',
      feathers: 'The seal stays whole, and the secret is buried with the right honours.',
      scorpions: 'The seal is whole again by morning, and somebody’s stables are full.',
    },
  },
  {
    id: 'the-last-gate',
    name: 'The Last Gate',
    family: 'ordered',
    number: 1,
    rows: [row('strength', '+1', '-1'), row('any', 'X', '+2')],
    flavour: {
      setup: 'Two may stand before the gate. It opens outward, and it opens hard.',
      feathers: 'A broad back holds it while the city flees; there is no room for a second.',
      scorpions: 'The second slips through while the first is still pushing.',
    },
  },
  {
    id: 'caravan-of-ashes',
    name: 'Caravan of Ashes',
    family: 'ordered',
    number: 2,
    rows: [
      row('any', '-1', '+1'),
      row('any', '+1', '-1'),
      row('agility', '+1', '-1'),
      row('any', '.', '+1'),
      row('any', coin('+2', 'X'), '+1'),
    ],
    flavour: {
      setup: 'Five carts carry a burned city to where it will be built again.',
      feathers: 'The middle carts share their water, and the last arrives as legend or not at all.',
      scorpions: 'Under the ash of the first cart lies what everybody thought had burned.',
    },
  },
];
