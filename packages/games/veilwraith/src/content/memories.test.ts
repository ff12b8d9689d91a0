import type { Play } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import type { State } from '../index.ts';
import type { Position } from '../lesson/position.ts';
import { mine, names, table, waits } from '../testing/position.ts';
import { rawContent } from './raw.ts';

/** Every Memory, played from hand through the machine. */

const tested = new Set<string>();

/** The test of this card. */
function of(id: string, test: () => void): () => void {
  tested.add(id);
  return test;
}

/** The Memory is the only card in hand, and is played. */
function playing(memory: string, position: Position = {}): Play<State> {
  return table({ hand: [memory], ...position }).choose(0, new RegExp(`^play:${memory}#\\d+$`));
}

/** It lies in the Play Area until the End Phase, and then in the discard pile. */
function isSpent(play: Play<State>, memory: string): void {
  waits(play);
  const { played, actions } = mine(play);
  const beside = Object.values(actions).flatMap((action) => action.memories);
  expect(names([...played, ...beside])).toContain(memory);
  expect(names(mine(play).hand)).not.toContain(memory);
}

describe('Basic Memories', () => {
  it.each([
    ['memory-blood', 'fight'],
    ['memory-heart', 'influence'],
    ['memory-lanterns', 'explore'],
  ] as const)('%s: +2 Power for %s and no other Action', (memory, action) => {
    tested.add(memory);
    const play = playing(memory).expectFact('powerAdded', { action, power: 2 });
    for (const [type, { memories }] of Object.entries(mine(play).actions)) {
      expect(memories.map(({ power }) => power)).toEqual(type === action ? [2] : []);
    }
    isSpent(play, memory);
    play.choose(0, 'end');
    expect(mine(play).actions[action].memories).toEqual([]);
    expect(names(mine(play).memoryDiscard)).toContain(memory);
  });

  it(
    'Memory of Salt: 2 Spirit up to the maximum, and not offered at it',
    of('memory-salt', () => {
      expect(mine(playing('memory-salt', { spirit: 10 })).spirit).toBe(12);
      const play = playing('memory-salt', { spirit: 19 });
      expect(mine(play).spirit).toBe(20);
      isSpent(play, 'memory-salt');
      table({ hand: ['memory-salt'], spirit: 20 })
        .expectNotOffered(0, /^play:memory-salt#\d+$/)
        .expectWhyNot(0, 'memoryNoEffect');
    }),
  );

  it(
    'Memory of Harvest: draws 2',
    of('memory-harvest', () => {
      const play = playing('memory-harvest', { nextMemories: ['memory-blood', 'memory-salt'] });
      expect(names(mine(play).hand)).toEqual(['memory-blood', 'memory-salt']);
      isSpent(play, 'memory-harvest');
    }),
  );

  it(
    'Memory of Embers: a Power Token on an Action of your choice that has room',
    of('memory-embers', () => {
      const play = playing('memory-embers', { tokens: { fight: 5 } });
      play.expectPrompt(0, 'pickAction').expectNotOffered(0, 'action:fight').choose(0, 'action:explore');
      expect(mine(play).actions.explore.tokens).toBe(1);
      isSpent(play, 'memory-embers');
    }),
  );

  it(
    'Memory of First Snow: one Threat costs nothing this round, a Foe or Key as well',
    of('memory-first-snow', () => {
      const threats = ['hobgoblin-a', 'iron-sexton-a', 'key-light', 'bell-ringer-a'];
      const play = playing('memory-first-snow', { threats, spirit: 10 });
      // Nothing is gained by ignoring what costs nothing.
      play.expectOffered(0, /^threat:hobgoblin/, /^threat:key-light/).expectNotOffered(0, /^threat:bell-ringer/);
      play.choose(0, /^threat:iron-sexton/);
      isSpent(play, 'memory-first-snow');
      play.choose(0, 'end').expectFact('spirit', { change: -2, now: 8, why: 'phase' });
    }),
  );

  it(
    'Memory of Swallows: an Action moves to slot 3 and those above it down',
    of('memory-swallows', () => {
      const play = playing('memory-swallows').expectNotOffered(0, 'action:influence').choose(0, 'action:explore');
      const { explore, fight, influence } = mine(play).actions;
      expect([fight.slot, influence.slot, explore.slot]).toEqual([1, 2, 3]);
      isSpent(play, 'memory-swallows');
    }),
  );
});

describe('Memory Upgrades', () => {
  it(
    'Memory of Bread: 2 Spirit or 2 Memories',
    of('memory-bread', () => {
      const spirit = playing('memory-bread', { spirit: 10 }).expectPrompt(0, 'choose').choose(0, 'choose:0');
      expect(mine(spirit).spirit).toBe(12);
      expect(mine(spirit).hand).toEqual([]);
      const cards = playing('memory-bread', { spirit: 10 }).choose(0, 'choose:1');
      expect(mine(cards).spirit).toBe(10);
      expect(mine(cards).hand.length).toBe(2);
      isSpent(cards, 'memory-bread');
    }),
  );

  it(
    'Memory of Thaw: ignores a Threat and draws, either or both',
    of('memory-thaw', () => {
      const position = { threats: ['hobgoblin-a'], nextMemories: ['memory-salt'] };
      const both = playing('memory-thaw', position).expectPrompt(0, 'abilities').choose(0, 'all');
      expect(mine(both).threats[0]?.ignored).toBe(true);
      expect(names(mine(both).hand)).toEqual(['memory-salt']);
      isSpent(both, 'memory-thaw');
      const one = playing('memory-thaw', position).choose(0, 'ability:1').choose(0, 'done');
      expect(mine(one).threats[0]?.ignored).toBe(false);
      isSpent(one, 'memory-thaw');
    }),
  );

  it(
    'Memory of Locus: +3 Influence',
    of('memory-locus', () => {
      isSpent(playing('memory-locus').expectFact('powerAdded', { action: 'influence', power: 3 }), 'memory-locus');
    }),
  );

  it(
    'Memory of Heaven: 3 Spirit, also before the Spirit loss',
    of('memory-heaven', () => {
      const play = table({ hand: ['memory-heaven'], threats: ['hobgoblin-a'], spirit: 10 }).choose(0, 'end');
      play
        .expectPrompt(0, 'window')
        .choose(0, /^play:memory-heaven/)
        .expectFact('spirit', { change: 3, now: 13 });
      waits(play);
    }),
  );

  it(
    'Memory of Oaths: +2 Fight and an extra Tilt, the Tilt only at a free moment',
    of('memory-oaths', () => {
      const play = playing('memory-oaths').choose(0, 'all').expectPrompt(0, 'tilt').choose(0, 'tilt:explore');
      expect(mine(play).actions.explore).toMatchObject({ facing: 'tilted', tokens: 1 });
      // The regular Tilt is still there.
      play.expectOffered(0, 'tilt:fight');
      isSpent(play, 'memory-oaths');
      const boost = table({ hand: ['memory-oaths'], threats: ['hobgoblin-a'] }).choose(0, /^use:fight>hobgoblin/);
      boost
        .choose(0, /^play:memory-oaths/)
        .expectFact('powerAdded', { power: 2 })
        .expectNoFact('actionTilted');
    }),
  );

  it(
    'Memory of Stars: +2 Explore, and the next 3 Threats in an order of your own',
    of('memory-stars', () => {
      const next = ['hobgoblin-a', 'key-light', 'ash-pilgrim-a'];
      const play = playing('memory-stars', { nextThreats: next }).choose(0, 'all').expectPrompt(0, 'peek');
      expect(play.promptOf(0)?.about?.cards).toEqual(next);
      play
        .expectNotOffered(0, /^bottom/)
        .choose(0, 'next:2')
        .choose(0, 'keep');
      expect(mine(play).threatDeck.slice(-3).toReversed()).toEqual(['ash-pilgrim-a', 'hobgoblin-a', 'key-light']);
      isSpent(play, 'memory-stars');
    }),
  );

  it(
    'Memory of Rain: alone, the other Veilwraith is you',
    of('memory-rain', () => {
      const play = playing('memory-rain', { spirit: 10 }).choose(0, 'all');
      expect(mine(play).spirit).toBe(12);
      expect(mine(play).hand.length).toBe(1);
      isSpent(play, 'memory-rain');
    }),
  );

  it(
    'Memory of Orchards: draws 3 and discards 1 of your choice',
    of('memory-orchards', () => {
      const nextMemories = ['memory-blood', 'memory-salt', 'memory-heart'];
      const play = playing('memory-orchards', { nextMemories, spirit: 10 })
        .choose(0, 'all')
        .expectPrompt(0, 'pickMemory');
      play.expectNotOffered(0, /memory-orchards/).choose(0, /^memory:memory-salt/);
      expect(names(mine(play).hand)).toEqual(['memory-blood', 'memory-heart']);
      expect(mine(play).spirit).toBe(11);
      isSpent(play, 'memory-orchards');
    }),
  );

  it(
    'Memory of the Forge: two tokens, where you like',
    of('memory-forge', () => {
      const play = playing('memory-forge').choose(0, 'all').choose(0, 'action:fight').choose(0, 'action:fight');
      expect(mine(play).actions.fight.tokens).toBe(2);
      isSpent(play, 'memory-forge');
    }),
  );

  it(
    'Memory of Games: a Threat needs 2 less this round, or a Memory comes back',
    of('memory-games', () => {
      const position = { threats: ['iron-sexton-a', 'key-light'], discard: ['memory-salt', 'memory-blood'] };
      const weaker = playing('memory-games', position)
        .choose(0, 'choose:0')
        .expectOffered(0, /^threat:key-light/);
      weaker.choose(0, /^threat:iron-sexton/);
      isSpent(weaker, 'memory-games');
      weaker.choose(0, /^use:fight>iron-sexton/);
      weaker.expectFact('useResolved', { need: 4, power: 2 });
      const back = playing('memory-games', position).choose(0, 'choose:1').expectPrompt(0, 'pickMemory');
      back.expectNotOffered(0, /memory-games/).choose(0, /^memory:memory-salt/);
      expect(names(mine(back).hand)).toEqual(['memory-salt']);
      isSpent(back, 'memory-games');
    }),
  );

  it(
    'Memory of Mercy: defeats an Anima or Deja of value 5 or less, never a Foe or Key',
    of('memory-mercy', () => {
      const threats = ['hobgoblin-a', 'rubble-giant-a', 'iron-sexton-a', 'key-light', 'cradle-singer-d'];
      const play = playing('memory-mercy', { threats, spirit: 10 });
      play.expectNotOffered(0, /rubble-giant/, /iron-sexton/, /key-light/).choose(0, /^threat:cradle-singer/);
      expect(names(mine(play).threatDiscard)).toEqual(['cradle-singer-d']);
      // A full defeat: its Boost is gained.
      expect(mine(play).spirit).toBe(11);
      isSpent(play, 'memory-mercy');
      const none = table({ hand: ['memory-mercy'], threats: ['iron-sexton-a', 'key-light'] });
      none.expectNotOffered(0, /^play:memory-mercy#\d+$/).expectWhyNot(0, 'memoryNoEffect');
    }),
  );

  it(
    'Memory of Bridges: one starred value falls as if by an Action',
    of('memory-bridges', () => {
      const position = { vignette: 4, threats: ['betrothed-a', 'hobgoblin-a', 'three-crowned-hart-a'] };
      const play = playing('memory-bridges', position).choose(0, 'all').expectPrompt(0, 'pickThreat');
      play.expectNotOffered(0, /hobgoblin/).choose(0, /^threat:three-crowned-hart-a#\d+\.1$/);
      expect(mine(play).threats.find((threat) => threat.def === 'three-crowned-hart-a')?.marks).toBe(0b010);
      expect(mine(play).hand.length).toBe(1);
      isSpent(play, 'memory-bridges');
    }),
  );

  it(
    'Memory of Sunrise: for a Memory, an Action is reset, goes to slot 3 and is Used',
    of('memory-sunrise', () => {
      const position = {
        hand: ['memory-sunrise', 'memory-salt', 'memory-heart'],
        threats: ['husk-swarm-a'],
        exhausted: ['fight'],
      } as const;
      const play = table(position)
        .choose(0, /^play:memory-sunrise#\d+$/)
        .expectPrompt(0, 'pickMemory');
      play.expectNotOffered(0, /sunrise/).choose(0, /^memory:memory-salt/);
      if (play.promptOf(0)?.ask === 'pickAction') play.choose(0, 'action:fight');
      play.expectPrompt(0, 'use').expectNotOffered(0, /^use:explore/, /^use:influence/);
      play.choose(0, /^use:fight>husk-swarm/);
      if (play.promptOf(0)?.ask === 'boost') play.choose(0, 'proceed:0');
      expect(names(mine(play).threatDiscard)).toEqual(['husk-swarm-a']);
      // The regular Use is left.
      play.expectOffered(0, /^use:explore/);
      isSpent(play, 'memory-sunrise');
      table({ hand: ['memory-sunrise'] })
        .expectNotOffered(0, /^play:memory-sunrise#\d+$/)
        .expectWhyNot(0, 'memoryCost');
    }),
  );

  it(
    'Memory of Homecoming: a Key is upright again and both its abilities are back',
    of('memory-homecoming', () => {
      const keys = { 'key-colour': 'flipped', 'key-light': 'upright' } as const;
      const play = playing('memory-homecoming', { keys, spirit: 10 });
      if (play.promptOf(0)?.ask === 'pickKey') play.expectNotOffered(0, /key-light/).choose(0, /^key:key-colour/);
      play.expectOffered(0, /^turn:key-colour/, /^flip:key-colour/);
      isSpent(play, 'memory-homecoming');
      table({ hand: ['memory-homecoming'], keys: { 'key-light': 'upright' } }).expectNotOffered(
        0,
        /^play:memory-homecoming#\d+$/,
      );
    }),
  );

  it(
    'Memory of Rivers: one of the next 4 goes to the bottom unless it is a Key or Foe; Actions swap',
    of('memory-rivers', () => {
      const nextThreats = ['hobgoblin-a', 'key-light', 'iron-sexton-a', 'ash-pilgrim-a'];
      const play = playing('memory-rivers', { nextThreats }).choose(0, 'ability:0').expectPrompt(0, 'peek');
      play.expectOffered(0, 'bottom:0', 'bottom:3').expectNotOffered(0, 'bottom:1', 'bottom:2').choose(0, 'bottom:0');
      expect(mine(play).threatDeck[0]).toBe('hobgoblin-a');
      while (play.promptOf(0)?.ask === 'peek') play.choose(0, 'keep');
      play.choose(0, 'ability:1').choose(0, /^swap:explore\+influence$/);
      expect([mine(play).actions.explore.slot, mine(play).actions.influence.slot]).toEqual([3, 1]);
      isSpent(play, 'memory-rivers');
    }),
  );

  it(
    'Memory of Midsummer: for a Memory, all Actions are reset and one is Used with +3',
    of('memory-midsummer', () => {
      const hand = ['memory-midsummer', 'memory-salt'];
      const play = table({ hand, exhausted: ['explore', 'fight', 'influence'], threats: ['cradle-singer-b'] });
      play
        .choose(0, /^play:memory-midsummer#\d+$/)
        .expectPrompt(0, 'pickAction')
        .choose(0, 'action:influence');
      play.expectPrompt(0, 'use').expectNotOffered(0, /^use:explore/, /^use:fight/);
      play
        .choose(0, /^use:influence>cradle-singer/)
        .expectFact('useResolved', { power: 6, memories: 3, success: true });
      expect(names(mine(play).memoryDiscard)).toEqual(['memory-salt']);
      expect(mine(play).actions.fight.facing).toBe('upright');
      isSpent(play, 'memory-midsummer');
    }),
  );

  it(
    'Memory of Peace: ignores all Threats, or 5 Spirit, or +4 Power',
    of('memory-peace', () => {
      const position = { threats: ['hobgoblin-a', 'iron-sexton-a'], spirit: 10 };
      const quiet = playing('memory-peace', position).choose(0, 'choose:0');
      expect(mine(quiet).threats.map((threat) => threat.ignored)).toEqual([true, true]);
      isSpent(quiet, 'memory-peace');
      expect(mine(playing('memory-peace', position).choose(0, 'choose:1')).spirit).toBe(15);
      const strong = playing('memory-peace', position).choose(0, 'choose:2').choose(0, 'action:fight');
      expect(mine(strong).actions.fight.memories.map(({ power }) => power)).toEqual([4]);
    }),
  );
});

describe('the Memories', () => {
  it('have all been played here', () => {
    expect([...tested].sort()).toEqual(rawContent.memories.map(({ id }) => id).sort());
  });
});
