import { REGIONS } from '../vocabulary.ts';
import type { AgeCard, Clause, Filter } from './schema.ts';

const when = (who: Filter[], result: Clause['do']): Clause => ({ who, do: result, pass: 1 });
const then = (who: Filter[], result: Clause['do']): Clause => ({ who, do: result, pass: 2 });

const IN_CITY: Filter = { is: 'at', places: ['city'] };
const OUT_OF_CITY: Filter = { is: 'notAt', places: ['city'] };
const IN_REGIONS: Filter = { is: 'at', places: [...REGIONS] };
const SUNKEN: Filter = { is: 'at', places: ['abyss', 'pools'] };
const EAST: Filter = { is: 'at', places: ['coast', 'forest', 'canyons'] };
const WEST: Filter = { is: 'at', places: ['desert', 'volcano', 'mountains'] };
const FIRST: Filter = { is: 'rank', from: 1, to: 1 };
const SECOND: Filter = { is: 'rank', from: 2, to: 2 };
const FIRST_TWO: Filter = { is: 'rank', from: 1, to: 2 };
const FIRST_THREE: Filter = { is: 'rank', from: 1, to: 3 };
const LAST: Filter = { is: 'rank', from: 9, to: 9 };
const LAST_THREE: Filter = { is: 'rank', from: 7, to: 9 };
const HIGHEST: Filter = { is: 'inClass', rank: 'highest' };
const MIDDLE: Filter = { is: 'inClass', rank: 'middle' };
const LOWEST: Filter = { is: 'inClass', rank: 'lowest' };
const CHOSEN: Filter = { is: 'chosen' };
const NOT_CHOSEN: Filter = { is: 'notChosen' };

export const AGE_CARDS: readonly AgeCard[] = [
  {
    id: 'the-long-harvest',
    age: 1,
    name: 'The Long Harvest',
    minPlayers: 2,
    feathers: [when([IN_REGIONS], '+1')],
    scorpions: [when([IN_CITY], '+1')],
    tie: [when([SUNKEN], '+1')],
    flavour: {
      open: 'The grain stands taller than the houses and will not stop growing. Those who cut it are tired, those who count it are not, and the fields ask to whom they belong.',
      feathers: 'The sheaves stay with the hands that bound them.',
      scorpions: 'The granaries of the City are full, and so are its songs about itself.',
      tie: 'Half of it rots and sinks, and what lies below is fed for once.',
    },
  },
  {
    id: 'the-lawgivers-quarrel',
    age: 1,
    name: "The Lawgivers' Quarrel",
    minPlayers: 2,
    feathers: [when([LOWEST], '+1')],
    scorpions: [when([HIGHEST], '-1')],
    tie: [when([MIDDLE], '+1')],
    flavour: {
      open: 'Two lawgivers share one tablet. One wants to lift the small, the other to trim the great, and both have chisels. The stone is soft only as long as the year is young.',
      feathers: 'The first law says: begin with the last.',
      scorpions: 'The first law says: no head above the hedge.',
      tie: 'They run out of stone, and the tablet praises whoever stood in between.',
    },
  },
  {
    id: 'the-falling-stars',
    age: 1,
    name: 'The Falling Stars',
    minPlayers: 2,
    feathers: [when([LAST_THREE], '+1')],
    scorpions: [when([FIRST_THREE], '-1')],
    tie: [when([FIRST], 'X'), when([LAST], 'X')],
    flavour: {
      open: 'Night after night the stars come down, slowly enough to choose where. Farmers find warm iron in their furrows; kings sleep badly under painted ceilings.',
      feathers: 'They fall softly, at the feet of those who own nothing else.',
      scorpions: 'They fall on the tallest roofs first.',
      tie: 'Two fall at once, on the first and on the last.',
    },
  },
  {
    id: 'the-silent-regent',
    age: 1,
    name: 'The Silent Regent',
    minPlayers: 3,
    fp: { choose: 'region', mayVote: false },
    feathers: [when([CHOSEN], '+2')],
    scorpions: [when([CHOSEN], '-1'), then([CHOSEN], 'X')],
    tie: [when([CHOSEN], { feather: '+1', scorpion: '-1' })],
    flavour: {
      open: 'A child sits on the high seat and has sworn not to speak until grown. It may point, once, at the map. What the pointing means is left to the grown.',
      feathers: 'The land under the finger is blessed with double taxes returned.',
      scorpions: 'The land under the finger is emptied, house by house, and then the ground opens.',
      tie: 'Each who stands there tosses a coin for what the child meant.',
    },
  },
  {
    id: 'the-red-games',
    age: 2,
    name: 'The Red Games',
    minPlayers: 2,
    fp: { choose: 'class', mayVote: true },
    feathers: [when([CHOSEN], '+1')],
    scorpions: [when([CHOSEN], '-1')],
    tie: [when([CHOSEN, HIGHEST], 'X')],
    flavour: {
      open: 'The sand of the arena is dyed before the games so that nothing will show. One beast is led out under a banner; owl, bull or jaguar, the city has prepared both a wreath and a net.',
      feathers: 'The wreath is thrown, and every kin of the beast wears a leaf of it.',
      scorpions: 'The net is thrown, and every kin of the beast feels the knots.',
      tie: 'The crowd cannot agree, and the proudest of the kind pays for the silence.',
    },
  },
  {
    id: 'the-splitting-of-the-land',
    age: 2,
    name: 'The Splitting of the Land',
    minPlayers: 2,
    feathers: [when([EAST], '+1')],
    scorpions: [when([WEST], '+1')],
    tie: [when([IN_CITY], '-1')],
    flavour: {
      open: 'A crack runs under the wheel of the world. On one side green water, on the other ash and snow, and surveyors of both parties arrive with ropes and different numbers.',
      feathers: 'Water wins the argument; coast, wood and canyon keep their names.',
      scorpions: 'Stone wins the argument; desert, fire and peak keep their names.',
      tie: 'The crack stops beneath the City, exactly in the middle.',
    },
  },
  {
    id: 'the-drowned-court',
    age: 2,
    name: 'The Drowned Court',
    minPlayers: 2,
    feathers: [when([SUNKEN], '+2')],
    scorpions: [when([SUNKEN], '-1'), then([FIRST_TWO], 'X')],
    tie: [when([SUNKEN], 'toCity')],
    flavour: {
      open: 'Below the Abyss there is a court that never adjourned. Its judges wear weed and patience, and this year the tide has brought them a long list of the living.',
      feathers: 'The drowned are acquitted, twice over.',
      scorpions: 'The drowned are sentenced, and the summons is delivered to the two most famous.',
      tie: 'The court washes its guests ashore at the City gate, without comment.',
    },
  },
  {
    id: 'the-twin-hostages',
    age: 2,
    name: 'The Twin Hostages',
    minPlayers: 3,
    fp: { choose: 'twoDemis', mayVote: true },
    feathers: [when([CHOSEN], '+1')],
    scorpions: [when([CHOSEN], '-1')],
    tie: [when([{ is: 'lower' }], '+1'), when([{ is: 'higher' }], '-1')],
    flavour: {
      open: 'Peace is sealed with two guests who may not leave. They eat at the high table and are watched while they sleep, and each is told what the other is worth.',
      feathers: 'Both go home with gifts and a treaty in their own hand.',
      scorpions: 'Both go home in the night, and the treaty goes into the fire.',
      tie: 'They change cloaks at the border, and with the cloaks their fame.',
    },
  },
  {
    id: 'night-of-whispers',
    age: 3,
    name: 'Night of Whispers',
    minPlayers: 2,
    feathers: [when([HIGHEST], '+1')],
    scorpions: [when([LOWEST], '+2')],
    tie: [when([MIDDLE], 'X')],
    flavour: {
      open: 'For one night no flame will catch. In the dark every name is spoken once, by somebody who loves it or by somebody who owes it money, and the morning believes what it hears.',
      feathers: 'The great names were spoken most often.',
      scorpions: 'The forgotten names were spoken last, and stayed in the ear.',
      tie: 'The names in between were swallowed by the dark, and so were their owners.',
    },
  },
  {
    id: 'the-last-eclipse',
    age: 3,
    name: 'The Last Eclipse',
    minPlayers: 2,
    feathers: [when([FIRST], '-2'), when([SECOND], '-1')],
    scorpions: [when([LAST_THREE], '+2')],
    tie: [when([FIRST], 'X')],
    flavour: {
      open: 'The moon has moved in front of the sun and shows no sign of leaving. Crowns look like hats, beggars look like kings, and the priests argue over who must be asked to step aside.',
      feathers: 'The brightest bow first, and the light comes back over their necks.',
      scorpions: 'What crept at the edge of the day is suddenly at its centre.',
      tie: 'The shadow takes one, the foremost, and is content.',
    },
  },
  {
    id: 'the-empty-throne',
    age: 3,
    name: 'The Empty Throne',
    minPlayers: 3,
    fp: { choose: 'class', mayVote: false },
    feathers: [when([NOT_CHOSEN, IN_CITY], '+2')],
    scorpions: [when([NOT_CHOSEN, OUT_OF_CITY], '-1')],
    tie: [when([NOT_CHOSEN, IN_CITY], 'X')],
    flavour: {
      open: 'The throne is empty, the doors are open, and nobody remembers who left last. One line of beasts is sworn to guard it and may not sit. All the others are already on the stairs.',
      feathers: 'Those who came to the City are crowned, each on one step.',
      scorpions: 'Those who stayed away are struck from the rolls.',
      tie: 'The stairs fold up like a fan, with everybody on them.',
    },
  },
  {
    id: 'verdict-of-the-veil',
    age: 3,
    name: 'Verdict of the Veil',
    minPlayers: 3,
    fp: { choose: 'demi', mayVote: false },
    feathers: [when([CHOSEN], '+2')],
    scorpions: [when([CHOSEN], '-2')],
    tie: [when([CHOSEN], 'X')],
    flavour: {
      open: 'The Veil itself bends down and asks for one name. It does not say what for. It only promises that the one who names shall have no voice in the answer.',
      feathers: 'The name is written on the inside of the sky.',
      scorpions: 'The name is taken back from every mouth that used it.',
      tie: 'The Veil shrugs, and the bearer of the name falls through the fold.',
    },
  },
];
