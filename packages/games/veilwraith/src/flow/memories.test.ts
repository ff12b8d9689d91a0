import { describe, expect, it } from 'vitest';
import { type MemorySpec, memory, on, type ThreatSpec } from '../testing/cards.ts';
import { defs, table } from '../testing/table.ts';

const RAT: ThreatSpec = { id: 'rat', values: 'F4', cost: 1 };
const WINDOWS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W7'] as const;

describe('playing Memories', () => {
  it('[VW-PLAY-01] [VW-PLAY-05] any, all or none of the activities, in any order, until the seat ends it', () => {
    const t = table({ threats: [RAT], hand: ['memory-blood', 'memory-salt'], keys: ['key-warmth'], spirit: 10 });
    t.pick('turn:key-warmth>influence:draw').pick('play:memory-salt').pick('tilt:explore');
    t.pick('use:fight>rat-a').pick('play:memory-blood').pick('proceed:0').pick('flip:key-warmth');
    expect(defs(t.me.threats)).toEqual([]);
    expect(t.offers()).toEqual(['end']);
    expect([t.me.spirit, t.me.actions.fight.tokens, t.me.actions.explore.tokens]).toEqual([12, 1, 1]);
    const idle = table({ threats: [RAT], hand: ['memory-blood'], keys: ['key-warmth'] });
    idle.pick('end');
    expect(idle.state.round).toBe(6);
  });

  it('[VW-MEM-01] any number may be played', () => {
    const t = table({ hand: ['memory-salt', 'memory-salt', 'memory-salt', 'memory-salt'], spirit: 5 });
    for (let i = 0; i < 4; i++) t.pick('play:memory-salt');
    expect(t.me.spirit).toBe(13);
  });

  it('[VW-MEM-02] [VW-MEM-13] [VW-PLAY-06] at any time, in every phase', () => {
    const t = table({ hand: Array.from({ length: 6 }, () => 'memory-salt'), spirit: 3, stops: [...WINDOWS] });
    t.pick('end');
    const seen: unknown[] = [];
    while (t.asked() === 'window') {
      seen.push(t.prompt()?.about?.window);
      t.pick('play:memory-salt').pick('pass');
    }
    expect(seen).toEqual(['W4', 'W5', 'W7', 'W1', 'W2', 'W3']);
    expect(t.me.spirit).toBe(15);
  });

  it('[VW-MEM-03] playing is free; its own text may state a cost', () => {
    const costly: MemorySpec = {
      id: 'costly',
      abilities: [{ trigger: 'memory', cost: [{ verb: 'loseSpirit', n: 2 }], effects: [{ verb: 'drawMemory', n: 2 }] }],
    };
    const t = table({ hand: [costly, 'memory-lanterns'], spirit: 10 });
    t.pick('play:memory-lanterns');
    expect(t.me.spirit).toBe(10);
    t.pick('play:costly');
    expect(t.me.spirit).toBe(8);
    expect(t.last('spirit')).toMatchObject({ why: 'cost', change: -2 });
    expect(t.me.hand).toHaveLength(2);
  });

  const TWO: MemorySpec = {
    id: 'two',
    abilities: [on('memory', { verb: 'gainSpirit' }), on('memory', { verb: 'addToken', action: 'fight' })],
  };

  it('[VW-MEM-04] any, all or none of its abilities', () => {
    const all = table({ hand: [TWO], spirit: 10 });
    all.pick('play:two').pick('all');
    expect([all.me.spirit, all.me.actions.fight.tokens]).toEqual([11, 1]);
    const one = table({ hand: [TWO], spirit: 10 });
    one.pick('play:two').pick('ability:1').pick('done');
    expect([one.me.spirit, one.me.actions.fight.tokens]).toEqual([10, 1]);
    const none = table({ hand: [TWO], spirit: 10 });
    none.pick('play:two').pick('done');
    expect([none.me.spirit, none.me.actions.fight.tokens]).toEqual([10, 0]);
    expect(defs(none.me.played)).toEqual(['two']);
    const idle = table({ hand: ['memory-salt'], spirit: 10 });
    expect(idle.menu()).toContain('play:memory-salt:none');
    idle.pick('play:memory-salt:none');
    expect(idle.me.spirit).toBe(10);
    expect(defs(idle.me.played)).toEqual(['memory-salt']);
  });

  it('[VW-MEM-05] one after the other, in the order the Veilwraith chooses', () => {
    const t = table({ hand: [TWO], spirit: 10 });
    t.pick('play:two');
    expect(t.offers()).toEqual(['all', 'ability:0', 'ability:1', 'done']);
    t.pick('ability:1').pick('ability:0');
    expect(t.facts.map(({ type }) => type).filter((type) => type === 'spirit' || type === 'tokens')).toEqual([
      'tokens',
      'spirit',
    ]);
  });

  it('[VW-MEM-06] [VW-MEM-12] it lies in the Play Area, spent for this round', () => {
    const t = table({ hand: ['memory-salt', 'memory-heart'], spirit: 10, threats: [RAT] });
    t.pick('play:memory-salt');
    expect(defs(t.me.played)).toEqual(['memory-salt']);
    expect(t.offers()).not.toContain('play:memory-salt');
    t.pick('use:fight>rat-a');
    expect(t.offers().some((id) => id.startsWith('combine:'))).toBe(false);
  });

  it('[VW-MEM-07] [VW-EX-05] one that gives Power lies next to its Action and follows it', () => {
    const t = table({ threats: [RAT], hand: ['memory-blood'] });
    t.pick('play:memory-blood');
    expect(t.me.actions.fight.memories).toMatchObject([{ def: 'memory-blood', power: 2 }]);
    expect(t.me.played).toEqual([]);
    t.use('fight', 'rat-a');
    expect(t.last('useResolved')).toMatchObject({ power: 4, memories: 2, success: true });
    expect(t.me.actions.fight).toMatchObject({ slot: 1, memories: [{ def: 'memory-blood' }] });
    t.endTurn();
    expect(defs(t.me.memoryDiscard)).toEqual(['memory-blood']);
  });

  it('[VW-MEM-09] a bonus for "an Action" is assigned when it is played', () => {
    const t = table({ hand: [memory('any', { verb: 'addPower', action: 'chosen' })] });
    t.pick('play:any');
    expect(t.offers()).toEqual(['action:explore', 'action:fight', 'action:influence']);
    t.pick('action:influence');
    expect(t.me.actions.influence.memories).toMatchObject([{ def: 'any', power: 1 }]);
    expect(table({ hand: ['memory-blood'] }).pick('play:memory-blood').me.actions.explore.memories).toEqual([]);
  });

  it('[VW-MEM-10] [VW-EX-53] before its Action is Used, during the Use, or in an earlier phase of the round', () => {
    const t = table({
      threats: [RAT],
      hand: ['memory-blood'],
      advanced: ['fight'],
      slots: ['fight', 'explore', 'influence'],
      stops: ['W2'],
    });
    t.pick('end');
    expect(t.prompt()).toMatchObject({ ask: 'window', about: { window: 'W2' } });
    t.pick('play:memory-blood').use('fight', 'rat-a');
    expect(t.last('useResolved')).toMatchObject({ power: 4, slot: 1, printed: 1, memories: 2, success: true });
    t.endTurn();
    expect(defs(t.me.memoryDiscard)).toEqual(['memory-blood']);
    expect(t.game.view(t.state, 0).wraiths[0]?.actions[0]?.power).toMatchObject({ total: 2, memories: 0 });
  });

  it('[VW-RULING-91] one that grants a Use or a Tilt waits for a free moment of the Play Phase', () => {
    const oaths = 'memory-oaths';
    const t = table({ threats: [RAT], hand: [oaths], stops: ['W4'] });
    t.pick('use:fight>rat-a').pick(`play:${oaths}`);
    // Only the bonus can be chosen in the middle of a Use, so it is taken.
    expect(t.me.actions.fight.memories).toMatchObject([{ power: 2 }]);
    expect(t.me.actions.explore.tokens + t.me.actions.influence.tokens).toBe(0);
    const extra: MemorySpec = { ...memory('extra', { verb: 'grantUse' }), windows: ['play', 'W4'] };
    const u = table({ hand: [extra, 'memory-salt'], spirit: 10, stops: ['W4'] });
    u.pick('end');
    expect(u.offers()).toEqual(['play:memory-salt', 'pass']);
    expect(u.why()).toContainEqual(expect.objectContaining({ code: 'memoryNotNow', rule: 'VW-RULING-91' }));
  });

  it('[VW-MEM-02] [VW-MEM-04] [VW-RULING-93] one that would change nothing may still be played in every window', () => {
    const salt = Array.from({ length: 6 }, () => 'memory-salt');
    const t = table({ hand: salt, deck: salt, spirit: 20, stops: [...WINDOWS] });
    t.pick('end');
    const seen: unknown[] = [];
    while (t.asked() === 'window') {
      seen.push(t.prompt()?.about?.window);
      expect(t.offers()).toEqual(['pass']);
      t.pick('play:memory-salt:none').pick('pass');
    }
    expect(seen).toEqual(['W4', 'W5', 'W7', 'W1', 'W2', 'W3']);
    expect(t.me.spirit).toBe(20);
    expect(t.me.hand).toHaveLength(1);
  });

  it('[VW-MEM-02] [VW-MEM-04] [VW-RULING-91] one that only grants a Use may still be played where none is free', () => {
    const extra = memory('extra', { verb: 'grantUse' });
    const boost = table({ threats: [RAT], hand: [extra] });
    boost.pick('use:fight>rat-a');
    expect(boost.asked()).toBe('boost');
    expect(boost.offers()).toEqual(['proceed:0']);
    boost.pick('play:extra:none');
    expect(defs(boost.me.played)).toEqual(['extra']);
    expect(boost.last('useResolved')).toMatchObject({ power: 2, success: false });
    expect(boost.asked()).toBe('play');
    const window = table({ hand: [extra], stops: ['W4'] });
    window.pick('end');
    expect(window.offers()).toEqual(['pass']);
    window.pick('play:extra:none');
    expect(window.all('memoryPlayed')).toMatchObject([{ card: 'extra' }]);
    expect(window.all('used')).toEqual([]);
  });

  it('[VW-RULING-63] an optional cost may not take the last Spirit', () => {
    const costly: MemorySpec = {
      id: 'costly',
      abilities: [{ trigger: 'memory', cost: [{ verb: 'loseSpirit', n: 2 }], effects: [{ verb: 'drawMemory' }] }],
    };
    const poor = table({ hand: [costly], spirit: 2 });
    expect(poor.offers()).not.toContain('play:costly');
    expect(poor.why()).toContainEqual(expect.objectContaining({ code: 'memoryCost', rule: 'VW-RULING-63' }));
    expect(table({ hand: [costly], spirit: 3 }).offers()).toContain('play:costly');
  });

  it('[VW-RULING-13] a reset gives back neither the regular Use nor the regular Tilt', () => {
    const t = table({ hand: [memory('again', { verb: 'resetAction', action: 'all' }), 'memory-salt'], spirit: 10 });
    t.pick('use:fight:draw').pick('tilt:explore').pick('play:again');
    expect(t.slots()).toEqual(['fight', 'explore', 'influence']);
    expect(t.offers().some((id) => id.startsWith('use:') || id.startsWith('tilt:'))).toBe(false);
  });

  it('equal Memories are one option that lights up all of them', () => {
    const t = table({ hand: ['memory-salt', 'memory-blood', 'memory-salt'], spirit: 10 });
    const option = t.prompt()?.options.find(({ id }) => id.startsWith('play:memory-salt') && !id.endsWith(':none'));
    expect(option?.on).toHaveLength(2);
  });

  it('a Memory that would do nothing now is not offered, with the reason', () => {
    const t = table({ hand: ['memory-salt'], spirit: 20 });
    expect(t.offers()).not.toContain('play:memory-salt');
    expect(t.why()).toContainEqual(expect.objectContaining({ code: 'memoryNoEffect', rule: 'VW-EFF-03' }));
  });
});

describe('windows', () => {
  it('are skipped unless a Memory in hand is marked for them or a stop is set', () => {
    const t = table({ hand: ['memory-blood'], spirit: 10 });
    t.pick('end');
    expect(t.state.round).toBe(6);
    expect(t.asked()).toBe('play');
    const stopped = table({ hand: ['memory-blood'] });
    stopped.pick('stop:W2').pick('end');
    expect(stopped.prompt()).toMatchObject({ ask: 'window', about: { window: 'W2' } });
    stopped.pick('stop:W2');
    expect(stopped.me.stops).toEqual([]);
  });

  it('are not offered without a stop when nothing in hand has an effect, nor with one when the hand is empty', () => {
    const marked: MemorySpec = { ...memory('marked', { verb: 'gainSpirit' }), windows: ['play', 'W4'] };
    const full = table({ hand: [marked], spirit: 20 });
    expect(full.pick('end').asked()).toBe('play');
    const low = table({ hand: [marked], spirit: 19 });
    expect(low.pick('end').asked()).toBe('window');
    const empty = table({ spirit: 19, stops: ['W4'] });
    expect(empty.pick('end').asked()).toBe('play');
  });

  it('[VW-EFF-07] [VW-OBJ-08] a card that forbids them beats the rule that allows them', () => {
    const hush: ThreatSpec = {
      id: 'hush',
      values: 'F9',
      abilities: [on('ongoing', { verb: 'restrict', rule: 'noMemoryOutsidePlay' })],
    };
    const t = table({ threats: [hush], hand: ['memory-salt'], spirit: 10, stops: [...WINDOWS] });
    t.pick('end');
    expect(t.state.round).toBe(6);
    expect(t.offers()).toContain('play:memory-salt');
  });

  it('count against a limit of Memories each round', () => {
    const herald: ThreatSpec = {
      id: 'herald',
      values: 'F9',
      abilities: [on('ongoing', { verb: 'restrict', rule: 'maxMemories', n: 2 })],
    };
    const t = table({ threats: [herald], hand: ['memory-salt', 'memory-salt', 'memory-salt'], spirit: 5 });
    t.pick('play:memory-salt').pick('play:memory-salt');
    expect(t.offers()).not.toContain('play:memory-salt');
    expect(t.why()).toContainEqual(expect.objectContaining({ code: 'memoryLimit', args: { limit: 2, played: 2 } }));
    t.endTurn();
    expect(t.offers()).toContain('play:memory-salt');
  });
});
