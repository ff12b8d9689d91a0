import type { Lesson } from '@veilhall/kit';
import type { VeilPrompt } from '../flow/asks.ts';
import type { State } from '../state/state.ts';
import { arrange } from './position.ts';

const GO_ON = 'Press Go on.';

/** The last two turns of a duel: Pathfinder against Barbarian, who stands behind a Shield. */
export const lesson: Lesson<State, VeilPrompt> = {
  options: { characters: ['pathfinder', 'barbarian'] },
  others: ['Hanne'],
  seed: '2f'.repeat(32),
  arrange: arrange(6, [
    {
      health: 21,
      gold: 2,
      hand: ['foraged-berries', 'hunting-bow', 'hunting-bow'],
      played: ['fur-bundle', 'fur-bundle'],
      recruits: ['hunting-hound'],
      route: ['volley', 'grey-wolf', 'hidden-cache', 'cave-bear'],
      deck: ['camouflage', 'barbed-arrow', 'prime-pelt', 'fur-bundle', 'fur-bundle'],
    },
    {
      health: 3,
      hand: ['twin-hatchets', 'plundered-coin', 'plundered-coin', 'plundered-coin', 'plundered-coin'],
      recruits: ['shieldbreaker-thane'],
      route: ['roasted-boar', 'camp-matron', 'cleaving-arc', 'inner-strength'],
      deck: ['chieftains-purse', 'chipped-axe', 'chipped-axe', 'battle-yell', 'reckless-swing'],
    },
  ]),
  replies: [
    { ask: 'turn', fits: (about) => about.do === 'play' && about.card.def === 'twin-hatchets' },
    { ask: 'turn', fits: (about) => about.do === 'attack' },
    { ask: 'turn', fits: (about) => about.do === 'hit' && about.on === 'total' },
    { ask: 'turn', fits: (about) => about.do === 'end' },
  ],
  steps: [
    {
      say: `You lead the Pathfinder. When Hanne’s Barbarian falls from 3 Health to 0, you win. ${GO_ON}`,
      at: [{ thing: 'player:1' }, { thing: 'player:0' }],
    },
    {
      say: 'Cards cost nothing to play. Play Foraged Berries: they add 1 Gold and 2 Health for this turn.',
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'play' && about.card.def === 'foraged-berries' },
        wrong: 'The Berries make your 2 Gold 3, which pays for better cards. Play Foraged Berries.',
      },
    },
    {
      say: 'Health heals your Hero, never above the maximum. Press the Pathfinder and heal 2.',
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'heal' && about.n === 2 },
        wrong: 'Health that is not used this turn is lost. Heal yourself: 2 Health.',
      },
    },
    {
      say: 'Gold buys from your Fate Route, into your Discard Pile for later turns. Buy Grey Wolf for 3.',
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'buy' && about.card.def === 'grey-wolf' },
        wrong: 'A Recruit stays in play for good, so 3 Gold are well spent. Buy Grey Wolf.',
      },
    },
    {
      say: 'Two bows deal 4; the Thane, with Shield, has 5 Health. What you leave unused is lost: end your turn.',
      at: [{ zone: 'recruits-1' }],
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'end' },
        wrong: 'Recruits heal when a turn ends, so a wounded Thane is no gain. End your turn.',
      },
    },
    {
      say: 'Hanne attacks with 4 Damage. Some cards work from Hand on an opponent’s turn: reveal Camouflage.',
      pick: {
        wish: { ask: 'reveal', fits: (about) => about.do === 'reveal' && about.card.def === 'camouflage' },
        wrong: 'Camouflage prevents 2 of the 4 and stays in your Hand. Reveal it.',
      },
    },
    {
      say: 'Your turn. Hunting Hound stayed in play and acts each turn. Exhaust it for 2 Damage.',
      pick: {
        wish: {
          ask: 'turn',
          fits: (about) => about.do === 'use' && about.card.def === 'hunting-hound' && about.line === 0,
        },
        wrong: 'You need all the Damage you have. Press Hunting Hound and exhaust it.',
      },
    },
    {
      say: 'The Hound is Aggro. A second Aggro card opens the Synergies of both: play Barbed Arrow.',
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'play' && about.card.def === 'barbed-arrow' },
        wrong: 'Hound and Arrow are both Aggro, and a pair is worth more. Play Barbed Arrow.',
      },
    },
    {
      say: 'Each Synergy works once a turn, if you use it. Use that of Barbed Arrow: 2 more Damage.',
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'use' && about.card.def === 'barbed-arrow' },
        wrong: 'Thane and Barbarian take 8 Damage together, and you have 6. Use the Synergy of Barbed Arrow.',
      },
    },
    {
      say: 'You have 8 Damage. Shield comes first: deal 5 to Shieldbreaker Thane, who dies of it.',
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'hit' && about.on === 'recruit' && about.n === 5 },
        wrong: 'While the Thane stands, no Damage reaches the Barbarian. Press the Thane and deal 5.',
      },
    },
    {
      say: 'Nothing protects the Barbarian now. Press Hanne and deal the last 3 Damage.',
      pick: {
        wish: { ask: 'turn', fits: (about) => about.do === 'hit' && about.on === 'total' && about.n === 3 },
        wrong: '3 Damage against 3 Health ends the match. Press Hanne and deal all 3.',
      },
    },
  ],
  end: 'You have won. A whole match starts with eight plain cards a side; the rest you buy, as you did here.',
};
