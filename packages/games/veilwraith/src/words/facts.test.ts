import { numbered, plain } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import type { VwFact } from '../state/facts.ts';
import { factText } from './facts.ts';

const content = compileContent(rawContent);
const say = (fact: VwFact): string => plain(factText(content, fact), numbered('Veilwraith'));

const hobgoblin = { card: 'hobgoblin-a', thing: 'hobgoblin-a#12' };
const blood = { card: 'memory-blood', thing: 'memory-blood#3' };
const light = { card: 'key-light', thing: 'key-light#7' };
const seat = 0;

/** One of each: the compiler asks for a new one when a fact is added. */
const FACTS: { readonly [T in VwFact['type']]: readonly [Extract<VwFact, { type: T }>, string] } = {
  gameStarted: [{ type: 'gameStarted', vignette: 1, seats: [0] }, 'Lost Ruins: the game begins.'],
  round: [{ type: 'round', round: 3 }, 'Round 3.'],
  phase: [{ type: 'phase', phase: 'spirit' }, 'Spirit Phase.'],
  threatPlayed: [{ type: 'threatPlayed', seat, kind: 'anima', ...hobgoblin }, 'Hobgoblin enters the Threat Area.'],
  threatDeckRebuilt: [
    { type: 'threatDeckRebuilt', seat, cards: 15 },
    'The Archfiend is shuffled in with the discarded Threats: 15 cards.',
  ],
  archfiendDrawn: [{ type: 'archfiendDrawn', seat }, 'The Archfiend is drawn.'],
  memoryDrawn: [{ type: 'memoryDrawn', seat, ...blood }, 'Veilwraith 1 draws Memory of Blood.'],
  nothingToDraw: [{ type: 'nothingToDraw', seat }, 'There is no Memory left to draw.'],
  memoryDeckShuffled: [
    { type: 'memoryDeckShuffled', seat, cards: 7 },
    'The discard pile becomes a new Memory deck: 7 cards.',
  ],
  haunted: [
    { type: 'haunted', seat, card: 'bell-ringer-a', thing: 'bell-ringer-a#4' },
    'Bell-Ringer was hiding in the Memory deck.',
  ],
  memoryPlayed: [{ type: 'memoryPlayed', seat, ...blood }, 'Veilwraith 1 plays Memory of Blood.'],
  powerAdded: [
    { type: 'powerAdded', seat, card: 'memory-blood', action: 'fight', power: 2 },
    'Memory of Blood: Fight +2.',
  ],
  memoryDiscarded: [
    { type: 'memoryDiscarded', seat, card: 'memory-salt', why: 'random' },
    'Memory of Salt is discarded at random.',
  ],
  memoryRemoved: [{ type: 'memoryRemoved', seat, card: 'memory-salt' }, 'Memory of Salt is removed from the game.'],
  memoryRecovered: [
    { type: 'memoryRecovered', seat, card: 'memory-salt', to: 'hand' },
    'Memory of Salt returns to hand.',
  ],
  memoryCaptured: [
    { type: 'memoryCaptured', seat, card: 'memory-salt', by: 'three-crowned-hart-a' },
    'Memory of Salt goes beneath Three-Crowned Hart.',
  ],
  cardReleased: [
    { type: 'cardReleased', seat, card: 'memory-salt', to: 'hand' },
    'Memory of Salt comes free and returns to hand.',
  ],
  playedDiscarded: [
    { type: 'playedDiscarded', seat, cards: ['memory-salt', 'memory-blood'] },
    'Memory of Salt and Memory of Blood go to the discard pile.',
  ],
  combined: [
    { type: 'combined', seat, cards: ['memory-salt', 'memory-blood'], power: 1, action: 'explore' },
    'Veilwraith 1 combines Memory of Salt and Memory of Blood: Explore +1.',
  ],
  actionTilted: [{ type: 'actionTilted', seat, action: 'fight', token: true }, 'Fight tilts.'],
  actionExhausted: [{ type: 'actionExhausted', seat, action: 'fight' }, 'Fight is Exhausted.'],
  actionsReset: [{ type: 'actionsReset', seat, actions: ['fight', 'explore'] }, 'Fight and Explore reset.'],
  tokens: [{ type: 'tokens', seat, action: 'fight', change: -2, now: 1 }, 'Fight: −2 tokens, now 1.'],
  slotsChanged: [
    { type: 'slotsChanged', seat, order: ['fight', 'explore', 'influence'] },
    'The slots are now Fight, Explore and Influence.',
  ],
  used: [
    {
      type: 'used',
      seat,
      action: 'fight',
      option: 'perform',
      by: 'regular',
      owner: 1,
      target: 'hobgoblin-a#12',
      card: 'hobgoblin-a',
    },
    'Fight is Used on Hobgoblin of Veilwraith 2.',
  ],
  useResolved: [
    {
      type: 'useResolved',
      seat,
      action: 'fight',
      owner: 0,
      target: 'hobgoblin-a#12',
      card: 'hobgoblin-a',
      need: 5,
      power: 4,
      slot: 2,
      printed: 0,
      memories: 2,
      combined: 0,
      tokens: 0,
      success: false,
    },
    "Fight has 4 Power (slot 2, +2 Memories) against Hobgoblin's 5: 1 short.",
  ],
  useWithoutTarget: [{ type: 'useWithoutTarget', seat, action: 'fight' }, 'Fight finds its target gone.'],
  valueDefeated: [
    { type: 'valueDefeated', seat, card: 'mad-watcher-a', thing: 'mad-watcher-a#9', value: 'explore', left: 1 },
    'Explore of Mad Watcher is defeated: 1 to go.',
  ],
  threatDefeated: [{ type: 'threatDefeated', seat, by: 0, kind: 'anima', ...hobgoblin }, 'Hobgoblin is defeated.'],
  threatDiscarded: [{ type: 'threatDiscarded', seat, ...hobgoblin }, 'Hobgoblin is discarded.'],
  threatReturned: [
    { type: 'threatReturned', seat, to: 'deckBottom', ...hobgoblin },
    'Hobgoblin goes to the bottom of the Threat deck.',
  ],
  threatIgnored: [{ type: 'threatIgnored', seat, ...hobgoblin }, 'Hobgoblin is ignored this round.'],
  valueChanged: [{ type: 'valueChanged', seat, change: -2, ...hobgoblin }, 'Hobgoblin: values −2 this round.'],
  costChanged: [{ type: 'costChanged', seat, change: 1, ...hobgoblin }, 'Hobgoblin: Spirit Cost +1 this round.'],
  threatHides: [
    { type: 'threatHides', seat, card: 'bell-ringer-a', thing: 'bell-ringer-a#4' },
    'Bell-Ringer hides in the Memory deck.',
  ],
  threatReturns: [
    { type: 'threatReturns', seat, card: 'bell-ringer-a', thing: 'bell-ringer-a#4' },
    'Bell-Ringer returns to the Threat Area.',
  ],
  keyCollected: [{ type: 'keyCollected', seat, keys: 2, ...light }, 'Light is collected: 2 Keys of 5.'],
  keyTurned: [{ type: 'keyTurned', seat, benefit: true, ...light }, 'Light is Turned.'],
  keyFlipped: [{ type: 'keyFlipped', seat, benefit: false, ...light }, 'Light is put face down without effect.'],
  keyReset: [{ type: 'keyReset', seat, ...light }, 'Light is reset.'],
  portalArrived: [{ type: 'portalArrived', seat, explore: 7 }, 'The Portal opens: Explore 7.'],
  portalRose: [{ type: 'portalRose', seat, explore: 10 }, 'The Portal now needs Explore 10.'],
  spirit: [{ type: 'spirit', seat, change: -3, now: 11, why: 'phase' }, 'Threats in play: Spirit 14 to 11.'],
  abilityTriggered: [
    { type: 'abilityTriggered', seat, card: 'oathbound-knight-a', ability: 'oathbound-knight/0' },
    'Oathbound Knight: Start of Round: Discard 1 Power Token from the Action with most tokens.',
  ],
  abilityDeclined: [
    { type: 'abilityDeclined', seat, card: 'unsent-letter-a', ability: 'unsent-letter/0' },
    'Unsent Letter is declined.',
  ],
  threatsLooked: [
    { type: 'threatsLooked', seat, count: 2, cards: ['ogre-a', 'key-voice'] },
    'The next Threat cards are Ogre and A Voice.',
  ],
  threatsReordered: [
    { type: 'threatsReordered', seat, count: 3 },
    'The next 3 Threat cards may come in another order.',
  ],
  threatToBottom: [{ type: 'threatToBottom', seat }, 'A Threat card goes to the bottom of the Threat deck.'],
  ready: [{ type: 'ready', seat, ready: true }, 'Veilwraith 1 ends the Play Phase.'],
  stopSet: [
    { type: 'stopSet', seat, window: 'W4', on: false },
    'Veilwraith 1 will not be asked before the Spirit loss.',
  ],
  conceded: [{ type: 'conceded', seat }, 'Veilwraith 1 gives up.'],
  wraithLost: [{ type: 'wraithLost', seat, why: 'spirit' }, 'Veilwraith 1 has no Spirit left.'],
  wraithWon: [
    { type: 'wraithWon', seat: 1, spirit: 6, tokens: 1 },
    'Veilwraith 2 escapes with 6 Spirit and 1 Power Token.',
  ],
  gameOver: [
    { type: 'gameOver', result: 'archfiend', round: 34, winners: [] },
    'The game is lost to the Archfiend, in round 34.',
  ],
  vignetteNext: [
    { type: 'vignetteNext', vignette: 2, game: 2, ribbons: 5 },
    `Nesting Woods begins. ${content.vignette(2).card.intro}`,
  ],
  upgraded: [
    { type: 'upgraded', seat, why: 'victory', removed: 'memory-heart', added: 'memory-locus' },
    'Veilwraith 1 returns Memory of Heart and takes Memory of Locus.',
  ],
  upgradeDeclined: [
    { type: 'upgradeDeclined', seat, why: 'catchUp' },
    'Veilwraith 1 keeps the deck as it is before the game.',
  ],
  actionUpgraded: [{ type: 'actionUpgraded', seat, action: 'explore' }, 'Explore becomes Hunt.'],
  tokenUpgraded: [{ type: 'tokenUpgraded', seat, slot: 2, why: 'reward' }, 'The token of slot 2 now shows 3.'],
  rewardIgnored: [{ type: 'rewardIgnored', seat, reward: 'upgradeAction' }, 'No Action is left to upgrade.'],
  nextSpirit: [{ type: 'nextSpirit', seat, n: -2 }, 'The next game starts with −2 Spirit.'],
  ribbons: [{ type: 'ribbons', change: -1, ribbons: 4, why: 'defeat' }, 'The defeat: −1 Ribbon, 4 left.'],
  joined: [{ type: 'joined', seat: 2, vignettes: 3 }, 'Veilwraith 3 joins and catches up on 3 Vignettes.'],
  skipVoted: [{ type: 'skipVoted', seat: 1, skip: true }, 'Veilwraith 2 votes to skip the Vignette.'],
  vignetteSkipped: [{ type: 'vignetteSkipped', vignette: 3 }, 'Ashen Mill is skipped.'],
  orderChosen: [
    { type: 'orderChosen', seat, order: ['influence', 'fight', 'explore'] },
    'Actions start in the order Influence, Fight and Explore.',
  ],
  abilityChosen: [{ type: 'abilityChosen', seat, ability: 'umbra' }, 'Veilwraith 1 begins as Umbra Wraith.'],
  exhaustChosen: [{ type: 'exhaustChosen', seat, actions: ['explore', 'fight'] }, 'Explore and Fight begin Exhausted.'],
  scored: [{ type: 'scored', seat: 1, vignette: 4, score: 2 }, 'Veilwraith 2 wins Weald Heart: 2 Vignettes so far.'],
  nobodyScored: [{ type: 'nobodyScored', vignette: 4 }, 'Nobody scores Weald Heart.'],
  rogueWeakened: [{ type: 'rogueWeakened', maxSpirit: 18 }, 'The next Campaign is played with at most 18 Spirit.'],
  matchOver: [{ type: 'matchOver', result: 'race', winners: [1] }, 'Veilwraith 2 wins the race.'],
};

describe('facts', () => {
  it.each(Object.values(FACTS))('$type', (fact, text) => {
    expect(say(fact)).toBe(text);
  });

  it('mark whose they are from the second Veilwraith on, unless they say so themselves', () => {
    expect(say({ type: 'actionTilted', seat: 0, action: 'fight', token: false })).toBe('Fight tilts.');
    expect(say({ type: 'actionTilted', seat: 1, action: 'fight', token: false })).toBe('Veilwraith 2: Fight tilts.');
    expect(say({ type: 'memoryPlayed', seat: 1, ...blood })).toBe('Veilwraith 2 plays Memory of Blood.');
  });

  it('call whoever reads them "you", and the verbs agree', () => {
    const told = (fact: VwFact): string => plain(factText(content, fact), { name: () => 'Mira', you: 1 });
    expect(told({ type: 'memoryDrawn', seat: 1, ...blood })).toBe('You draw Memory of Blood.');
    expect(told({ type: 'memoryDrawn', seat: 0 })).toBe('Mira draws a Memory.');
    expect(told({ type: 'upgraded', seat: 1, why: 'victory', removed: 'memory-heart', added: 'memory-locus' })).toBe(
      'You return Memory of Heart and take Memory of Locus.',
    );
  });

  it('name a card that goes to the bottom to those who may see it', () => {
    expect(say({ type: 'threatToBottom', seat, card: 'ogre-a' })).toBe('Ogre goes to the bottom of the Threat deck.');
  });

  it('do not name a card that the hearer may not see', () => {
    expect(say({ type: 'memoryDrawn', seat })).toBe('Veilwraith 1 draws a Memory.');
    expect(say({ type: 'threatsLooked', seat, count: 3 })).toBe('Veilwraith 1 looks at 3 Threat cards.');
  });
});
