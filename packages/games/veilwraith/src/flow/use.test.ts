import { describe, expect, it } from 'vitest';
import type { MemorySpec, ThreatSpec } from '../testing/cards.ts';
import { defs, table } from '../testing/table.ts';

const RAT: ThreatSpec = { id: 'rat', values: 'F3', cost: 1 };
const WALL: ThreatSpec = { id: 'wall', values: 'F6' };
const MAZE: ThreatSpec = { id: 'maze', values: 'E3' };
const SOUL: ThreatSpec = { id: 'soul', values: 'I4', kind: 'deja' };
const combine = (id: string, value: number): MemorySpec => ({ id, combine: value });

describe('declaring a Use', () => {
  it('[VW-USE-01] [VW-PLAY-04] one regular Use each round, of one upright Action', () => {
    const t = table({ threats: [RAT], tokens: { fight: 1 } });
    t.use('fight', 'rat-a', 1);
    expect(t.offers().filter((id) => id.startsWith('use:'))).toEqual([]);
    expect(t.why()).toContainEqual({ code: 'useTaken', rule: 'VW-USE-01' });
    t.endTurn();
    expect(t.offers()).toContain('use:fight:draw');
  });

  it('[VW-USE-02] names Action, option and target in one pick', () => {
    const t = table({ threats: [RAT, MAZE, SOUL] });
    expect(t.offers().filter((id) => id.startsWith('use:'))).toEqual([
      'use:explore>maze-a',
      'use:explore:draw',
      'use:fight>rat-a',
      'use:fight:draw',
      'use:influence>soul-a',
      'use:influence:draw',
    ]);
  });

  it('[VW-USE-03] [VW-RULING-74] only Threats with an undefeated value of that type can be targets', () => {
    const t = table({ threats: [{ id: 'mist', kind: 'anima', values: '' }, MAZE] });
    expect(t.offers().some((id) => id.includes('mist'))).toBe(false);
    expect(t.offers()).not.toContain('use:fight>maze-a');
    expect(t.why().map(({ code }) => code)).toEqual(expect.arrayContaining(['threatWithoutValue', 'noTargetOfType']));
  });

  it('[VW-USE-04] [VW-TERM-08] [VW-TERM-06] exhausts the Action when it is declared', () => {
    const t = table({ threats: [RAT], tokens: { fight: 1 } });
    t.pick('use:fight>rat-a');
    expect(t.asked()).toBe('boost');
    expect(t.slots()).toEqual(['explore', 'fight!', 'influence']);
  });

  it('[VW-RULING-09] [VW-USE-13] [VW-EX-50] may be made in vain; what was spent is gone', () => {
    const t = table({ threats: [WALL], slots: ['explore', 'influence', 'fight'], tokens: { fight: 2 } });
    t.use('fight', 'wall-a', 2);
    expect(t.last('useResolved')).toMatchObject({ power: 5, need: 6, success: false, tokens: 2 });
    expect(defs(t.me.threats)).toEqual(['wall-a']);
    expect(t.me.threats[0]?.marks).toBe(0);
    expect(t.me.actions.fight.tokens).toBe(0);
    expect(t.me.supply).toBe(20);
    expect(t.slots()).toEqual(['fight!', 'explore', 'influence']);
  });

  it('[VW-RULING-10] target, option and Action are locked once declared', () => {
    const t = table({ threats: [RAT, WALL], tokens: { fight: 1 } });
    t.pick('use:fight>rat-a');
    expect(t.offers()).toEqual(['proceed:0', 'proceed:1']);
    expect(t.why().map(({ code }) => code)).toContain('useLocked');
  });
});

describe('Power', () => {
  it('[VW-USE-06] [VW-EX-01] sums slot, tokens spent and the rest against the value', () => {
    const t = table({ threats: [RAT], tokens: { fight: 2 } });
    t.use('fight', 'rat-a', 1);
    expect(t.last('useResolved')).toMatchObject({ power: 3, slot: 2, printed: 0, memories: 0, combined: 0, tokens: 1 });
    expect(defs(t.me.threats)).toEqual([]);
    expect(defs(t.me.threatDiscard)).toEqual(['rat-a']);
    expect(t.me.actions.fight.tokens).toBe(1);
    expect(t.me.supply).toBe(19);
    expect(t.slots()).toEqual(['fight!', 'explore', 'influence']);
  });

  it('[VW-USE-07] [VW-LIM-05] any number of the tokens on it may be spent; the rest stay on it', () => {
    const t = table({ threats: [WALL], tokens: { fight: 3, explore: 2 } });
    t.pick('use:fight>wall-a');
    expect(t.offers()).toEqual(['proceed:0', 'proceed:1', 'proceed:2', 'proceed:3']);
    t.pick('proceed:2');
    expect(t.me.actions.fight.tokens).toBe(1);
    expect(t.me.supply).toBe(17);
  });

  it('[VW-USE-08] tokens of other Actions do not count', () => {
    const t = table({ threats: [RAT], tokens: { explore: 5 } });
    t.use('fight', 'rat-a');
    expect(t.last('useResolved')).toMatchObject({ power: 2, success: false });
    expect(t.me.actions.explore.tokens).toBe(5);
  });

  it('[VW-USE-09] [VW-EX-56] is read where the Action lies when the Use resolves', () => {
    const t = table({
      threats: [RAT],
      slots: ['fight', 'explore', 'influence'],
      hand: ['memory-swallows', 'memory-salt'],
    });
    t.pick('use:fight>rat-a').pick('play:memory-swallows').pick('action:fight');
    expect(t.slots()).toEqual(['explore', 'influence', 'fight!']);
    t.proceed();
    expect(t.last('useResolved')).toMatchObject({ power: 3, slot: 3, success: true });
    expect(t.slots()).toEqual(['fight!', 'explore', 'influence']);
  });

  it('[VW-USE-10] Fight defeats a Fight value it reaches', () => {
    const t = table({ threats: [{ id: 'foe', values: 'F2' }] });
    t.use('fight', 'foe-a');
    expect(t.me.threats).toEqual([]);
  });

  it('[VW-USE-11] Influence defeats an Influence value it reaches', () => {
    const t = table({ threats: [{ id: 'foe', values: 'I3' }] });
    t.use('influence', 'foe-a');
    expect(t.me.threats).toEqual([]);
  });

  it('[VW-USE-12] Explore defeats an Explore value it reaches', () => {
    const t = table({ threats: [{ id: 'foe', values: 'E1' }] });
    t.use('explore', 'foe-a');
    expect(t.me.threats).toEqual([]);
  });

  it('[VW-USE-14] excess Power is lost', () => {
    const t = table({ threats: [RAT, { id: 'pup', values: 'F1' }], tokens: { fight: 5 } });
    t.use('fight', 'rat-a', 5);
    expect(t.last('useResolved')).toMatchObject({ power: 7, need: 3 });
    expect(defs(t.me.threats)).toEqual(['pup-a']);
    expect(t.me.actions.fight.tokens).toBe(0);
  });

  it('[VW-RULING-87] more tokens than needed may be spent', () => {
    const t = table({ threats: [{ id: 'pup', values: 'F1' }], tokens: { fight: 2 } });
    t.use('fight', 'pup-a', 2);
    expect(t.me.actions.fight.tokens).toBe(0);
  });

  it('[VW-RULING-86] [VW-ENG-07] a value of 0 falls to any Power, and no value falls below 0', () => {
    const weaken: MemorySpec = {
      id: 'weaken',
      abilities: [{ trigger: 'memory', effects: [{ verb: 'modifyValue', n: -9, until: 'round' }] }],
    };
    const t = table({ threats: [RAT], hand: [weaken] });
    t.pick('play:weaken').use('fight', 'rat-a');
    expect(t.last('useResolved')).toMatchObject({ need: 0, success: true });
  });

  it('[VW-EX-44] an upgraded token of slot 3 shows 4', () => {
    const t = table({ threats: [SOUL], upgraded: [3] });
    t.use('influence', 'soul-a');
    expect(t.last('useResolved')).toMatchObject({ power: 4, slot: 4, success: true });
    expect(t.slots()).toEqual(['influence!', 'explore', 'fight']);
  });

  it('[VW-ENG-02] [VW-EX-45] slot 1 is a place, whatever its token shows', () => {
    const t = table({ threats: [RAT], upgraded: [1], slots: ['fight', 'explore', 'influence'] });
    t.use('fight', 'rat-a');
    expect(t.last('useResolved')).toMatchObject({ power: 2, slot: 2 });
    expect(t.slots()).toEqual(['fight!', 'explore', 'influence']);
  });

  it('[VW-EX-52] Hunt adds its own Power', () => {
    const t = table({
      threats: ['key-warmth'],
      advanced: ['explore'],
      slots: ['fight', 'explore', 'influence'],
      tokens: { explore: 1 },
    });
    expect(t.game.view(t.state, 0).wraiths[0]?.threats[0]?.values[0]?.n).toBe(4);
    t.use('explore', 'key-warmth', 1);
    expect(t.last('useResolved')).toMatchObject({ power: 4, slot: 2, printed: 1, tokens: 1, success: true });
    expect(t.me.keys).toMatchObject([{ def: 'key-warmth', state: 'upright' }]);
    expect(t.slots()).toEqual(['explore!', 'fight', 'influence']);
  });
});

describe('the boost step', () => {
  it('[VW-USE-05] Memories, Combines and Key Flips come between declaration and resolution', () => {
    const t = table({ threats: [WALL], hand: ['memory-blood', 'memory-salt'], keys: ['key-warmth'], spirit: 15 });
    t.pick('use:fight>wall-a');
    expect(t.offers()).toEqual([
      'proceed:0',
      'combine:memory-blood+memory-salt',
      'play:memory-blood',
      'play:memory-salt',
      'flip:key-warmth',
    ]);
  });

  it('[VW-RULING-06] a token from a Flipped Key can be spent on the very Use', () => {
    const t = table({ threats: [RAT], keys: ['key-warmth'] });
    t.pick('use:fight>rat-a').pick('flip:key-warmth').pick('proceed:1');
    expect(t.last('useResolved')).toMatchObject({ power: 3, success: true });
  });

  it('[VW-RULING-11] a target that leaves play meanwhile leaves the Use without effect', () => {
    const mercy: MemorySpec = {
      id: 'mercy',
      abilities: [{ trigger: 'memory', effects: [{ verb: 'discardThreat' }] }],
    };
    const t = table({ threats: [RAT], hand: [mercy], tokens: { fight: 2 } });
    t.pick('use:fight>rat-a').pick('play:mercy');
    expect(t.last('useWithoutTarget')).toMatchObject({ action: 'fight' });
    expect(t.me.actions.fight.tokens).toBe(2);
    expect(t.slots()).toEqual(['fight!', 'explore', 'influence']);
  });

  it('[VW-RULING-92] the Action being Used is not reset, tilted or exhausted', () => {
    const turnings: MemorySpec = {
      id: 'turnings',
      abilities: [
        { trigger: 'memory', effects: [{ verb: 'resetAction', action: 'chosen' }] },
        { trigger: 'memory', effects: [{ verb: 'exhaustAction', action: 'chosen' }] },
      ],
    };
    const t = table({ threats: [WALL], hand: [turnings], facing: { explore: 'exhausted' }, tokens: { fight: 1 } });
    t.pick('use:fight>wall-a').pick('play:turnings').pick('ability:0');
    expect(t.slots()).toEqual(['explore', 'fight!', 'influence']);
    t.pick('ability:1');
    expect(t.offers()).toEqual(['action:explore', 'action:influence']);
  });
});

describe('the Draw option', () => {
  it('[VW-USE-15] [VW-CARD-18] [VW-EX-51] draws a Memory instead, without target or Power', () => {
    const t = table({ slots: ['fight', 'influence', 'explore'], deck: ['memory-salt', 'memory-blood'] });
    t.pick('use:explore:draw');
    expect(defs(t.me.hand)).toEqual(['memory-salt']);
    expect(t.slots()).toEqual(['explore!', 'fight', 'influence']);
  });

  it('[VW-USE-16] is legal even if nothing can be drawn', () => {
    const t = table({ deck: [] });
    t.pick('use:influence:draw');
    expect(t.last('nothingToDraw')).toMatchObject({ seat: 0 });
    expect(t.slots()).toEqual(['influence!', 'explore', 'fight']);
  });

  it('[VW-RULING-77] [VW-RULING-108] cannot be Combined for: it has no boost step', () => {
    const t = table({ hand: ['memory-blood', 'memory-salt'] });
    t.pick('use:fight:draw');
    expect(t.asked()).toBe('play');
    expect(defs(t.me.hand)).toEqual(['memory-blood', 'memory-salt', 'dud']);
  });

  it('[VW-ADV-02] Hunt then looks at the top Threat', () => {
    const t = table({ advanced: ['explore'], threatDeck: [RAT, WALL] });
    t.pick('use:explore:draw');
    expect(t.prompt()).toMatchObject({ ask: 'peek', about: { cards: ['rat-a'], stage: 'look' } });
    t.pick('seen');
    expect(t.me.threatDeck.at(-1)).toBe('rat-a');
    expect(t.me.hand).toHaveLength(1);
  });

  it('[VW-ADV-03] Assault then gains a Power Token, up to 5', () => {
    const t = table({ advanced: ['fight'], tokens: { fight: 4 } });
    t.pick('use:fight:draw');
    expect(t.me.actions.fight.tokens).toBe(5);
    t.endTurn().pick('use:fight:draw');
    expect(t.me.actions.fight.tokens).toBe(5);
  });

  it('[VW-ADV-04] Charm then gives 1 Spirit', () => {
    const t = table({ advanced: ['influence'], spirit: 10 });
    t.pick('use:influence:draw');
    expect(t.me.spirit).toBe(11);
  });

  it('[VW-ADV-05] the second half comes before the move and even if nothing was drawn', () => {
    const t = table({ advanced: ['influence'], spirit: 10, deck: [] });
    t.pick('use:influence:draw');
    const order = t.facts.map((fact) => fact.type);
    expect(order.indexOf('spirit')).toBeGreaterThan(order.indexOf('nothingToDraw'));
    expect(order.indexOf('spirit')).toBeLessThan(order.indexOf('slotsChanged'));
    const hunt = table({ advanced: ['explore'], threatDeck: [] });
    hunt.pick('use:explore:draw');
    expect(hunt.asked()).toBe('play');
    expect(hunt.me.archfiend).toBe('aside');
  });
});

describe('after a Use', () => {
  it('[VW-USE-17] [VW-USE-18] [VW-USE-19] [VW-EX-18] from slot 3 the others move up', () => {
    const t = table({});
    t.pick('use:influence:draw');
    expect(t.slots()).toEqual(['influence!', 'explore', 'fight']);
  });

  it('[VW-EX-19] from slot 2 only slot 1 moves up', () => {
    const t = table({});
    t.pick('use:fight:draw');
    expect(t.slots()).toEqual(['fight!', 'explore', 'influence']);
  });

  it('[VW-EX-20] from slot 1 nothing moves', () => {
    const t = table({});
    t.pick('use:explore:draw');
    expect(t.slots()).toEqual(['explore!', 'fight', 'influence']);
  });

  it('[VW-USE-20] tokens and Memories travel with their Action, Action Power Tokens do not', () => {
    const t = table({ tokens: { explore: 2 }, hand: ['memory-lanterns'], upgraded: [1] });
    t.pick('play:memory-lanterns').pick('use:influence:draw');
    expect(t.me.actions.explore).toMatchObject({
      slot: 2,
      tokens: 2,
      memories: [{ def: 'memory-lanterns', power: 2 }],
    });
    expect(t.game.view(t.state, 0).wraiths[0]?.slots.map(({ power }) => power)).toEqual([2, 2, 3]);
  });

  it('[VW-USE-21] [VW-EX-21] a later Use the same turn counts the new slots', () => {
    const t = table({
      threats: [
        { id: 'a', values: 'I3' },
        { id: 'b', values: 'F3' },
        { id: 'c', values: 'E3' },
      ],
      keys: ['key-light', 'key-voice'],
    });
    t.use('influence', 'a-a');
    t.pick('turn:key-light>fight>b-a').proceed();
    t.pick('turn:key-voice>explore>c-a').proceed();
    expect(t.all('useResolved').map(({ power }) => power)).toEqual([3, 3, 3]);
    expect(t.slots()).toEqual(['explore!', 'fight!', 'influence!']);
  });

  it('[VW-USE-22] the Action cannot be Used or Tilted again this round', () => {
    const t = table({ keys: ['key-light'] });
    t.pick('use:fight:draw');
    expect(t.offers().some((id) => id.includes('fight'))).toBe(false);
    expect(t.why()).toContainEqual({ code: 'actionExhausted', rule: 'VW-USE-22', on: 'action:fight' });
  });

  it('[VW-USE-23] an Action exhausted by an effect stays in its slot', () => {
    const snare: ThreatSpec = {
      id: 'snare',
      values: 'F9',
      abilities: [{ trigger: 'played', effects: [{ verb: 'exhaustAction', action: 'influence' }] }],
    };
    const t = table({ threatDeck: [snare, 'blank-a'] });
    t.endTurn();
    expect(t.slots()).toEqual(['explore', 'fight', 'influence!']);
  });

  it('[VW-RULING-12] a Memory bonus counts for every Use of its Action in the round, Combined Power only once', () => {
    const again: MemorySpec = {
      id: 'again',
      abilities: [
        {
          trigger: 'memory',
          effects: [
            { verb: 'resetAction', action: 'fight' },
            { verb: 'grantUse', action: 'fight' },
          ],
        },
      ],
    };
    const t = table({
      threats: [WALL, RAT],
      hand: ['memory-blood', again, 'memory-salt', 'memory-salt'],
      tokens: { fight: 1 },
    });
    t.pick('play:memory-blood').pick('use:fight>wall-a').pick('combine:memory-salt+memory-salt').pick('proceed:1');
    expect(t.last('useResolved')).toMatchObject({ power: 6, memories: 2, combined: 1, tokens: 1 });
    t.pick('play:again').use('fight', 'rat-a');
    expect(t.last('useResolved')).toMatchObject({ power: 3, slot: 1, memories: 2, combined: 0, tokens: 0 });
  });
});

describe('Combining', () => {
  it('[VW-COMB-01] [VW-COMB-02] [VW-TERM-11] [VW-EX-22] two Memories from hand give the lower of their values', () => {
    const t = table({
      threats: [{ id: 'pup', values: 'F2' }],
      slots: ['fight', 'explore', 'influence'],
      hand: [combine('one', 1), combine('three', 3)],
    });
    t.pick('use:fight>pup-a').pick('combine:one+three');
    expect(t.last('combined')).toMatchObject({ power: 1 });
    expect(defs(t.me.memoryDiscard).sort()).toEqual(['one', 'three']);
    t.proceed();
    expect(t.last('useResolved')).toMatchObject({ power: 2, combined: 1, success: true });
  });

  it('[VW-COMB-03] they need not be alike, and alike they are one option', () => {
    const t = table({ threats: [WALL], hand: [combine('one', 1), combine('one', 1), combine('two', 2)] });
    t.pick('use:fight>wall-a');
    expect(t.offers().filter((id) => id.startsWith('combine:'))).toEqual(['combine:one+one', 'combine:one+two']);
  });

  it('[VW-COMB-04] their abilities do not happen', () => {
    const t = table({ threats: [WALL], hand: ['memory-salt', 'memory-blood'], spirit: 10 });
    t.pick('use:fight>wall-a').pick('combine:memory-blood+memory-salt');
    expect(t.me.spirit).toBe(10);
    expect(t.me.actions.fight.memories).toEqual([]);
  });

  it('[VW-COMB-05] [VW-COMB-07] [VW-EX-23] several pairs add up for this Use, and the surplus is lost', () => {
    const t = table({
      threats: [SOUL, WALL],
      hand: [combine('two', 2), combine('two', 2), combine('two', 2), combine('two', 2)],
    });
    t.pick('use:influence>soul-a').pick('combine:two+two').pick('combine:two+two').proceed();
    expect(t.last('useResolved')).toMatchObject({ power: 7, combined: 4, need: 4, success: true });
    expect(defs(t.me.threats)).toEqual(['wall-a']);
    expect(t.game.view(t.state, 0).wraiths[0]?.actions.every(({ power }) => power.combined === 0)).toBe(true);
  });

  it('[VW-COMB-06] neither Tilts nor Uses', () => {
    const t = table({ threats: [WALL], hand: [combine('one', 1), combine('one', 1)] });
    t.pick('use:fight>wall-a').pick('combine:one+one').proceed();
    expect(t.me.tiltedRegular).toBe(false);
    expect(t.offers()).toContain('tilt:explore');
  });

  it('[VW-COMB-08] [VW-PLAY-06] is possible only while an Action is Used in the Play Phase', () => {
    const t = table({ hand: ['memory-salt', 'memory-salt'], stops: ['W4'], spirit: 10, keys: ['key-light'] });
    expect(t.offers().some((id) => id.startsWith('combine:'))).toBe(false);
    expect(t.why()).toContainEqual({ code: 'combineOutsideUse', rule: 'VW-COMB-01' });
    t.pick('end');
    expect(t.prompt()).toMatchObject({ ask: 'window', about: { window: 'W4' } });
    expect(t.offers()).toEqual(['play:memory-salt', 'pass']);
    expect(t.why().some(({ code }) => code === 'notPlayPhase')).toBe(true);
  });

  it('[VW-RULING-01] Memories already played cannot be Combined', () => {
    const t = table({ threats: [WALL], hand: ['memory-blood', 'memory-salt'] });
    t.pick('play:memory-blood').pick('use:fight>wall-a');
    expect(t.offers().some((id) => id.startsWith('combine:'))).toBe(false);
  });
});

describe('Tilting', () => {
  it('[VW-TILT-01] [VW-PLAY-03] one regular Tilt each round, of an upright Action', () => {
    const t = table({ facing: { explore: 'exhausted' } });
    expect(t.offers().filter((id) => id.startsWith('tilt:'))).toEqual(['tilt:fight', 'tilt:influence']);
    t.pick('tilt:fight');
    expect(t.offers().some((id) => id.startsWith('tilt:'))).toBe(false);
    expect(t.why()).toContainEqual({ code: 'tiltTaken', rule: 'VW-TILT-01' });
  });

  it('[VW-TILT-02] [VW-TERM-05] [VW-ENG-03] adds a Power Token from the supply', () => {
    const t = table({});
    t.pick('tilt:fight');
    expect(t.slots()).toEqual(['explore', 'fight/', 'influence']);
    expect(t.me.actions.fight.tokens).toBe(1);
    expect(t.me.supply).toBe(19);
  });

  it('[VW-TILT-03] [VW-EX-25] a Tilted Action cannot be Used this turn, by no means', () => {
    const t = table({ threats: [RAT], keys: ['key-light'] });
    t.pick('tilt:fight');
    expect(t.offers().some((id) => id.includes('fight'))).toBe(false);
    expect(t.why()).toContainEqual({ code: 'actionTilted', rule: 'VW-TILT-03', on: 'action:fight' });
    t.endTurn().use('fight', 'rat-a', 1);
    expect(t.last('useResolved')).toMatchObject({ power: 3, success: true });
  });

  it('[VW-TILT-04] does not move the Action', () => {
    const t = table({});
    t.pick('tilt:influence');
    expect(t.slots()).toEqual(['explore', 'fight', 'influence/']);
  });

  it('[VW-TILT-05] [VW-TILT-07] tokens stay across rounds; the Action stands up again', () => {
    const t = table({});
    t.pick('tilt:influence').endTurn();
    expect(t.slots()).toEqual(['explore', 'fight', 'influence']);
    t.pick('use:fight:draw').endTurn();
    expect(t.me.actions.influence.tokens).toBe(1);
  });

  it('[VW-TILT-06] may come before or after the Use', () => {
    const t = table({ hand: ['memory-salt'] });
    t.pick('use:fight:draw').pick('tilt:explore');
    expect(t.slots()).toEqual(['fight!', 'explore/', 'influence']);
    t.endTurn().pick('tilt:fight').pick('use:influence:draw');
    expect(t.slots()).toEqual(['influence!', 'fight/', 'explore']);
  });

  it('[VW-LIM-04] [VW-RULING-08] [VW-EX-24] an Action holds at most 5 tokens and may still be Tilted', () => {
    const t = table({ tokens: { explore: 4 } });
    t.pick('tilt:explore');
    expect(t.me.actions.explore.tokens).toBe(5);
    t.endTurn().pick('tilt:explore');
    expect(t.me.actions.explore.tokens).toBe(5);
    expect(t.slots()).toContain('explore/');
  });

  it('[VW-LIM-06] an empty supply gives no token', () => {
    const t = table({});
    t.me.supply = 0;
    t.pick('tilt:fight');
    expect(t.me.actions.fight.tokens).toBe(0);
  });
});
