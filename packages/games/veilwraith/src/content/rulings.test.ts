import { describe, expect, it } from 'vitest';
import { mine, names, table, waits } from '../testing/position.ts';

/** Rulings that came up with the cards of this edition. */
describe('rulings', () => {
  it('[VW-RULING-93] what would change nothing is offered only from the menu', () => {
    const play = table({ hand: ['memory-salt'], spirit: 20, keys: { 'key-colour': 'upright' } });
    play.expectNotOffered(0, /^play:memory-salt#\d+$/, /^flip:/);
    play.expectOffered(0, (option) => /^play:memory-salt#\d+:none$/.test(option.id) && option.kind === 'setting');
    play.choose(0, /:none$/);
    expect(names(mine(play).played)).toEqual(['memory-salt']);
    waits(play);
  });

  it('[VW-RULING-94] cards of one name are one choice that stands for all of them', () => {
    const play = table({ hand: ['memory-blood', 'memory-blood', 'memory-heart'] });
    const offers = play.promptOf(0)?.options.filter((option) => /^play:memory-blood#\d+$/.test(option.id)) ?? [];
    expect(offers.map((option) => option.on?.length)).toEqual([2]);
  });

  it('[VW-RULING-95] abilities with the same text need no order', () => {
    const threats = ['oathbound-knight-a', 'oathbound-knight-b'];
    const play = table({ vignette: 4, threats, tokens: { fight: 2 }, nextThreats: ['hobgoblin-a'] }).choose(0, 'end');
    expect(mine(play).actions.fight.tokens).toBe(0);
    waits(play);
    const mixed = table({ vignette: 5, threats: ['oathbound-knight-a', 'grist-miller-a'], tokens: { fight: 2 } });
    waits(mixed.choose(0, 'end'), 'order');
  });

  it('[VW-RULING-96] with equally many tokens the owner says which Action has most', () => {
    const tokens = { explore: 2, fight: 2, influence: 1 };
    const play = table({ vignette: 4, threats: ['oathbound-knight-a'], tokens, nextThreats: ['hobgoblin-a'] });
    play
      .choose(0, 'end')
      .expectPrompt(0, 'pickAction')
      .expectNotOffered(0, 'action:influence')
      .choose(0, 'action:fight');
    expect(mine(play).actions).toMatchObject({ explore: { tokens: 2 }, fight: { tokens: 1 } });
    waits(play);
  });

  it('[VW-RULING-97] an upright Action may be reset for what the text does next', () => {
    const position = { hand: ['memory-sunrise', 'memory-salt'], threats: ['ash-pilgrim-a'] };
    const play = table(position).choose(0, /^play:memory-sunrise#\d+$/);
    play.expectPrompt(0, 'pickAction').choose(0, 'action:explore');
    expect(mine(play).actions.explore).toMatchObject({ slot: 3, facing: 'upright' });
    waits(play, 'use');
  });

  it('[VW-RULING-98] "of value 5 or less" looks at the lowest value that still stands, as it is now', () => {
    const threats = ['betrothed-b', 'hobgoblin-c', 'thorn-pack-d'];
    const play = table({ vignette: 4, threats, hand: ['memory-mercy'] }).choose(0, /^play:memory-mercy#\d+$/);
    // The Hobgoblin's 5 is 6 while a Deja is in play; each star of the Betrothed is 4.
    waits(play);
    expect(names(mine(play).threatDiscard)).toEqual(['betrothed-b']);
  });

  it('[VW-RULING-99] Power goes to an Action that is upright or being Used', () => {
    const tired = table({ hand: ['memory-blood'], exhausted: ['fight'] });
    tired.expectNotOffered(0, /^play:memory-blood#\d+$/);
    const inUse = table({ hand: ['memory-blood'], threats: ['hobgoblin-a'] }).choose(0, /^use:fight>hobgoblin/);
    inUse.expectOffered(0, /^play:memory-blood#\d+$/);
  });

  it('[VW-RULING-100] a Threat that enters after all were ignored costs its Spirit', () => {
    const position = { hand: ['memory-peace'], threats: ['hobgoblin-a'], nextThreats: ['husk-swarm-a'], spirit: 10 };
    const play = table(position)
      .choose(0, /^play:memory-peace#\d+$/)
      .choose(0, 'choose:0')
      .choose(0, 'end');
    expect(mine(play).spirit).toBe(10);
    play.choose(0, 'end').expectFact('spirit', { change: -2, why: 'phase' });
  });

  it('[VW-RULING-101] where Memories wait for the Play Phase, the hand limit only lets them be discarded', () => {
    const hand = ['blood', 'blood', 'heart', 'heart', 'salt', 'salt', 'embers'].map((name) => `memory-${name}`);
    const play = table({ vignette: 2, threats: ['betrothed-a'], hand })
      .choose(0, 'end')
      .expectPrompt(0, 'limit');
    play.expectNotOffered(0, /^play:/).choose(0, /^discard:memory-embers/);
    waits(play);
  });

  it('[VW-RULING-102] Combined Memories are not played ones', () => {
    const hand = ['memory-blood', 'memory-heart', 'memory-salt', 'memory-lanterns'];
    const play = table({ vignette: 5, threats: ['faceless-herald-a', 'thorn-pack-a'], hand });
    play.choose(0, /^play:memory-lanterns#\d+$/).choose(0, /^use:fight>thorn-pack/);
    play.choose(0, /^combine:memory-heart#\d+\+memory-salt/).choose(0, /^play:memory-blood/);
    play.expectNotOffered(0, /^play:/);
    expect(mine(play).memoriesPlayed).toBe(2);
  });

  it('[VW-RULING-103] as many Memories go beneath as there are', () => {
    const next = { nextThreats: ['three-crowned-hart-a'], nextMemories: ['memory-salt'] };
    const play = table({ vignette: 4, ...next, hand: ['memory-blood'], spirit: 20 }).choose(0, 'end');
    expect(names(mine(play).threats[0]?.beneath ?? [])).toEqual(['memory-blood']);
    expect(names(mine(play).hand)).toEqual(['memory-salt']);
    waits(play);
  });

  it('[VW-RULING-104] at the Ashen Mill an Action that draws from slot 1 moves up', () => {
    const play = table({ vignette: 3 }).choose(0, 'use:explore:draw');
    const { explore, fight, influence } = mine(play).actions;
    expect([fight.slot, explore.slot, influence.slot]).toEqual([1, 2, 3]);
    waits(play);
  });
});
