import type { Lesson } from '@veilhall/kit';
import type { VfPrompt } from '../flow/asks.ts';
import type { State } from '../state/state.ts';
import { arrange } from './arrange.ts';

/** The first Age of three players, who fill one Quest together. */
export const lesson: Lesson<State, VfPrompt> = {
  options: {},
  others: ['Marrow', 'Sill'],
  seed: '1e'.repeat(32),
  arrange: arrange({
    age: 'the-long-harvest',
    quests: [
      { region: 'forest', card: 'the-broken-oath' },
      { region: 'coast', card: 'the-golden-snare' },
      { region: 'desert', card: 'the-divided-village' },
      { region: 'mountains', card: 'duel-at-dawn' },
    ],
    players: [
      { demi: 'isabel', hand: ['f1', 'f1', 's1', 's1', 's2'] },
      { demi: 'belan', hand: ['s1', 's1', 's1', 's1', 's1'] },
      { demi: 'caldis', hand: ['f1', 'f1', 'f1', 'f1', 'f1'] },
    ],
    deck: ['f1'],
  }),
  replies: [
    { ask: 'act', fits: (about) => about.do === 'pass' },
    { ask: 'act', fits: (about) => about.do === 'move' && about.demi === 'belan' && isSlot(about.to, 'forest', 2) },
    { ask: 'act', fits: (about) => about.do === 'move' && about.demi === 'tovik' && isSlot(about.to, 'forest', 3) },
    { ask: 'act', fits: (about) => about.do === 'rest' },
    { ask: 'ageVote', fits: (about) => about.do === 'done' },
  ],
  steps: [
    {
      say: 'Isabel is your child, and only you know it. If she ends with the most Renown, you win. Press Go on.',
      at: [{ zone: 'mine' }, { zone: 'renown' }],
    },
    {
      say: 'Anybody may move any Demi. Move Isabel onto the first slot of the Quest in the Forest.',
      pick: {
        wish: {
          ask: 'act',
          fits: (about) => about.do === 'move' && about.demi === 'isabel' && isSlot(about.to, 'forest', 1),
        },
        wrong: 'The first slot in the Forest gives 2 Renown if Feathers win. Press Isabel, then that slot.',
      },
    },
    {
      say: 'Whoever fills a slot votes, face down. Feathers would lift Isabel: vote with a Feather.',
      pick: {
        wish: { ask: 'vote', fits: (about) => about.kind === 'f1' },
        wrong: 'If Scorpions win here, Isabel loses 1 Renown. Vote with a Feather.',
      },
    },
    {
      say: 'A god who moves one Demi only is soon seen through. Bluff: move Pentha onto the first slot of the Coast.',
      pick: {
        wish: {
          ask: 'act',
          fits: (about) => about.do === 'move' && about.demi === 'pentha' && isSlot(about.to, 'coast', 1),
        },
        wrong: 'Your second action is for show. Press Pentha, then the first slot of the Coast.',
      },
    },
    {
      say: 'They see that you help Pentha there; they cannot see your card. Vote with a Scorpion against her.',
      pick: {
        wish: { ask: 'vote', fits: (about) => about.kind === 's1' },
        wrong: 'Pentha is a rival, and a single Scorpion is the cheap way to say so. Vote with a Scorpion.',
      },
    },
    {
      say: 'The others filled the Forest, so its votes were turned up: 2 Feathers, 1 Scorpion. Isabel leads. Press Go on.',
      at: [{ zone: 'forest' }, { zone: 'renown' }],
    },
    {
      say: 'God Powers cost an action and Fate cards. Omniscience shows you a Quest’s votes: use it on the Coast.',
      pick: {
        wish: { ask: 'act', fits: (about) => about.do === 'omniscience' && about.region === 'coast' },
        wrong: 'Try a God Power first. Press Omniscience, then the Quest on the Coast.',
      },
    },
    {
      say: 'It costs 2 cards, and everybody sees which. Pay with a Scorpion.',
      pick: {
        wish: { ask: 'pay', fits: (about) => about.kind === 's1' },
        wrong: 'A double card and your last Feather are worth more later. Pay with a Scorpion.',
      },
    },
    {
      say: 'Your Feather will lift Isabel when the Age is voted on. Pay with the Double Scorpion.',
      pick: {
        wish: { ask: 'pay', fits: (about) => about.kind === 's2' },
        wrong: 'Keep the Feather for the vote to come. Pay with the Double Scorpion.',
      },
    },
    {
      say: 'You alone saw those votes, and may say anything about them. A card from the deck joined them. Press Go on.',
      at: [{ thing: 'quest:coast' }],
    },
    {
      say: 'Resting ends your turns in this Age and saves your cards for its vote. You have done enough: Rest.',
      pick: {
        wish: { ask: 'act', fits: (about) => about.do === 'rest' },
        wrong: 'Your last card is for the Age vote, and another move could cost it. Rest.',
      },
    },
    {
      say: 'When all have Rested everybody votes on the Age card. After three Ages the children are named. Press Go on.',
      at: [{ zone: 'age' }],
    },
  ],
  end: 'That is a whole Age. Watch whom the others lift, lift somebody else now and then, and keep a card back.',
};

function isSlot(to: { readonly at: string; readonly slot: number }, at: string, slot: number): boolean {
  return to.at === at && to.slot === slot;
}
