import { coin, contest, row } from '../rows.ts';
import type { QuestCard } from '../schema.ts';

/** Quests that any Demi may join. */
export const OPEN_QUESTS: readonly QuestCard[] = [
  {
    id: 'the-broken-oath',
    name: 'The Broken Oath',
    family: 'open',
    number: 0,
    rows: [row('any', '+2', '-1'), row('any', '-1', '+2'), row('any', '+1', 'X')],
    flavour: {
      setup: 'Three clans swore one oath on one stone. This morning the stone lies in two halves.',
      feathers: 'The halves are bound with wire, and whoever holds the wire is thanked by name.',
      scorpions: 'Each clan is sold its own half, and only one seller walks out of the valley.',
    },
  },
  {
    id: 'duel-at-dawn',
    name: 'Duel at Dawn',
    family: 'open',
    number: 1,
    rows: [contest('any', 'any', '+2', '+2')],
    flavour: {
      setup: 'Two names are chalked on the bridge. By sunrise the rain will have room for one.',
      feathers: 'The first blade is lowered, and the crowd finds that it came to cheer for that.',
      scorpions: 'The sun rises behind the one who asked about the weather the evening before.',
    },
  },
  {
    id: 'the-divided-village',
    name: 'The Divided Village',
    family: 'open',
    number: 0,
    rows: [row('any', '+1', '-1'), row('any', '+1', 'X'), row('any', 'X', '+1'), row('any', '-1', '+1')],
    flavour: {
      setup: 'A river changed its bed in the night and left one village on two shores.',
      feathers: 'They build the ferry together, and those who dug the ditch are sent to swim.',
      scorpions: 'The toll is fair, says the far shore, and the near shore has no boat to object.',
    },
  },
  {
    id: 'the-golden-snare',
    name: 'The Golden Snare',
    family: 'open',
    number: 1,
    rows: [row('any', '+2', '-2'), row('any', '-2', '+2'), row('any', '+1', '.'), row('any', '.', '+1')],
    flavour: {
      setup: 'Something bright hangs in the thornwood, just low enough to be reached.',
      feathers: 'The snare is cut down and melted into bells; its maker hears each of them.',
      scorpions: 'The gold is gone, the thorns are closed, and one hand was quicker than the knot.',
    },
  },
  {
    id: 'two-doors-one-key',
    name: 'Two Doors, One Key',
    family: 'open',
    number: 2,
    rows: [row('any', '+1', 'X'), row('any', 'X', '+1')],
    flavour: {
      setup: 'Behind one door a feast, behind the other the beast it was cooked for.',
      feathers: 'The key is handed over without a word, and the right lock forgives the wrong hand.',
      scorpions: 'Somebody had listened at both doors. Somebody else is about to.',
    },
  },
  {
    id: 'the-gamblers-shrine',
    name: "The Gambler's Shrine",
    family: 'open',
    number: -1,
    rows: [row('any', coin('+2', '-1'), 'X'), row('any', 'X', coin('+2', '-1')), row('any', '+1', '+1')],
    flavour: {
      setup: 'The shrine keeps no priest, only a bowl of dice and a floor that opens.',
      feathers: 'The dice are rolled in the open, and luck looks almost like justice.',
      scorpions: 'The dice are rolled in the sleeve, and the floor remembers who laughed.',
    },
  },
  {
    id: 'the-scapegoat',
    name: 'The Scapegoat',
    family: 'open',
    number: 2,
    rows: [contest('any', 'any', '+2', '+2'), row('any', '-1', 'X')],
    flavour: {
      setup: 'The wells are bitter and the elders have already agreed that it is somebody’s fault.',
      feathers: 'One voice speaks up for the accused and is remembered; the accused pays a fine.',
      scorpions: 'A finger points, a crowd turns, and the finger is invited to dinner.',
    },
  },
  {
    id: 'siege-of-the-salt-keep',
    name: 'Siege of the Salt Keep',
    family: 'open',
    number: 0,
    rows: [
      row('any', '+1', '-1'),
      row('any', '+1', '-1'),
      row('any', '-1', '+1'),
      row('any', '-1', '+1'),
      row('any', '+1', '+1'),
    ],
    flavour: {
      setup: 'The keep is made of salt, and the clouds are coming in from the west.',
      feathers: 'The walls hold one night longer than the rain, and the defenders drink to it.',
      scorpions: 'Somebody inside has been boiling seawater against the gate since Tuesday.',
    },
  },
];
