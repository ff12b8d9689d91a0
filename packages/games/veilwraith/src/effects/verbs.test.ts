import { describe, expect, it } from 'vitest';
import { memory, on, type ThreatSpec } from '../testing/cards.ts';
import { defs, table } from '../testing/table.ts';

const RAT: ThreatSpec = { id: 'rat', values: 'F3', cost: 1 };
const bites = (id: string, ...effects: Parameters<typeof on>[1][]): ThreatSpec => ({
  id,
  values: 'F9',
  abilities: [on('played', ...effects)],
});

describe('carrying out effects', () => {
  it('[VW-EFF-02] [VW-EX-07] as far as possible', () => {
    const t = table({
      tokens: { explore: 1 },
      threatDeck: [bites('thief', { verb: 'discardToken', n: 2, action: 'chosen' })],
    });
    t.endTurn();
    expect(t.me.actions.explore.tokens).toBe(0);
    expect(t.asked()).toBe('play');
  });

  it('[VW-EFF-03] [VW-EX-08] not at all when nothing can be done', () => {
    const t = table({ threatDeck: [bites('thief', { verb: 'discardToken', action: 'chosen' })] });
    t.endTurn();
    expect(t.last('tokens')).toBeUndefined();
    expect(t.asked()).toBe('play');
  });

  it('[VW-EFF-04] [VW-EX-09] the Veilwraith chooses what the card leaves open', () => {
    const hand = ['memory-blood', 'memory-heart', 'memory-salt'];
    const t = table({ hand, threatDeck: [bites('thief', { verb: 'discardMemory', pick: 'choice' })] });
    t.endTurn();
    expect(t.prompt()).toMatchObject({ ask: 'pickMemory', about: { verb: 'discardMemory', card: 'thief', left: 1 } });
    expect(t.offers()).toEqual(['memory:memory-blood', 'memory:memory-heart', 'memory:memory-salt']);
    t.pick('memory:memory-heart');
    expect(defs(t.me.hand)).toEqual(['memory-blood', 'memory-salt', 'dud']);
  });

  it('[VW-EFF-05] at random the engine picks', () => {
    const hand = ['memory-blood', 'memory-heart', 'memory-salt'];
    const t = table({
      hand,
      deck: [],
      threatDeck: [bites('thief', { verb: 'discardMemory', pick: 'random' })],
      script: { 'memories:0': [1] },
    });
    t.endTurn();
    expect(t.asked()).toBe('play');
    expect(t.last('memoryDiscarded')).toMatchObject({ card: 'memory-heart', why: 'random' });
  });

  it('[VW-EFF-01] [VW-TRIG-07] the owner orders what happens at the same time', () => {
    const a: ThreatSpec = { id: 'a', values: 'F9', abilities: [on('startOfRound', { verb: 'loseSpirit' })] };
    const b: ThreatSpec = { id: 'b', values: 'F9', abilities: [on('startOfRound', { verb: 'gainSpirit' })] };
    const t = table({ threats: [a, b], spirit: 1 });
    t.endTurn();
    expect(t.prompt()).toMatchObject({ ask: 'order', about: { when: 'startOfRound' } });
    expect(t.offers()).toEqual(['first:a/0', 'first:b/0']);
    t.pick('first:b/0');
    expect(t.state.lastGame).toBeUndefined();
    expect(t.me.spirit).toBe(1);
  });

  it('asks for no order where it cannot matter', () => {
    const a: ThreatSpec = { id: 'a', values: 'F9', abilities: [on('startOfRound', { verb: 'loseSpirit' })] };
    const t = table({ threats: [a, 'a-a'], spirit: 10 });
    t.endTurn();
    expect(t.asked()).toBe('play');
    expect(t.me.spirit).toBe(8);
  });

  it('[VW-RULING-105] an ability whose card has left play before its turn does not resolve', () => {
    const exile: ThreatSpec = { id: 'exile', values: 'F9', abilities: [on('startOfRound', { verb: 'discardThreat' })] };
    const sting: ThreatSpec = { id: 'sting', values: 'F9', abilities: [on('startOfRound', { verb: 'loseSpirit' })] };
    const t = table({ threats: [exile, sting], spirit: 10 });
    t.endTurn().pick('first:exile/0').pick('threat:sting-a');
    expect(t.me.spirit).toBe(10);
    expect(t.asked()).toBe('play');
  });

  it('[VW-EFF-09] what is triggered meanwhile waits until the effect is finished', () => {
    const echo: ThreatSpec = { id: 'echo', values: 'F9', boost: 0, abilities: [on('defeat', { verb: 'loseSpirit' })] };
    const t = table({
      threats: [echo],
      spirit: 10,
      hand: [memory('mercy', { verb: 'defeatThreat' }, { verb: 'gainSpirit', n: 2 })],
    });
    t.pick('play:mercy');
    expect(t.all('spirit').map(({ change }) => change)).toEqual([-1, 2]);
  });

  it('[VW-EFF-06] a condition is read when the ability resolves', () => {
    const crowd: ThreatSpec = {
      id: 'crowd',
      values: 'F9',
      abilities: [
        {
          trigger: 'startOfRound',
          when: { if: 'count', of: 'threatsInPlay', atLeast: 2 },
          effects: [{ verb: 'loseSpirit' }],
        },
      ],
    };
    const t = table({ threats: [crowd], spirit: 10 });
    t.endTurn();
    expect(t.me.spirit).toBe(10);
    t.endTurn();
    expect(t.me.spirit).toBe(9);
  });

  it('[VW-ENG-08] [VW-TERM-01] alone, another Veilwraith is the Veilwraith', () => {
    const t = table({ spirit: 10, hand: [memory('gift', { verb: 'gainSpirit', n: 2, who: 'another' })] });
    t.pick('play:gift');
    expect(t.me.spirit).toBe(12);
  });

  it('an ability that says "may" can be declined', () => {
    const offer: ThreatSpec = {
      id: 'offer',
      values: 'F9',
      abilities: [
        { trigger: 'startOfRound', may: true, cost: [{ verb: 'loseSpirit' }], effects: [{ verb: 'drawMemory', n: 2 }] },
      ],
    };
    const t = table({ threats: [offer], spirit: 10 });
    t.endTurn();
    expect(t.offers()).toEqual(['yes', 'no']);
    t.pick('no');
    expect(t.me.spirit).toBe(10);
    t.endTurn().pick('yes');
    expect(t.me.spirit).toBe(9);
    expect(t.me.hand).toHaveLength(4);
  });
});

describe('verbs', () => {
  it('gainSpirit and loseSpirit count "for each"', () => {
    const t = table({
      spirit: 10,
      keys: ['key-light', 'key-voice'],
      hand: [memory('m', { verb: 'gainSpirit', n: 2, per: 'keysCollected' })],
    });
    t.pick('play:m');
    expect(t.me.spirit).toBe(14);
  });

  it('millMemory discards from the top and [VW-RULING-82] never reshuffles', () => {
    const t = table({
      deck: ['memory-salt'],
      discard: ['memory-heart'],
      hand: [memory('m', { verb: 'millMemory', n: 3 }), 'memory-lanterns'],
    });
    t.pick('play:m');
    expect(t.me.memoryDeck).toEqual([]);
    expect(defs(t.me.memoryDiscard)).toEqual(['memory-heart', 'memory-salt']);
  });

  it.each([
    ['hand', (t: ReturnType<typeof table>) => defs(t.me.hand)],
    ['deckTop', (t: ReturnType<typeof table>) => t.me.memoryDeck.slice(-1)],
    ['deck', (t: ReturnType<typeof table>) => t.me.memoryDeck],
  ] as const)('recoverMemory brings a chosen Memory back: %s', (to, found) => {
    const t = table({
      deck: ['dud'],
      discard: ['memory-heart', 'memory-blood'],
      hand: [memory('m', { verb: 'recoverMemory', pick: 'choice', to }), 'memory-lanterns'],
    });
    t.pick('play:m').pick('memory:memory-blood');
    expect(found(t)).toContain('memory-blood');
    expect(defs(t.me.memoryDiscard)).toEqual(['memory-heart']);
  });

  it('[VW-TERM-04] removeMemory puts it out of the game', () => {
    const t = table({ hand: ['memory-blood', memory('m', { verb: 'removeMemory', pick: 'choice', from: 'hand' })] });
    t.pick('play:m');
    expect(defs(t.me.removed)).toEqual(['memory-blood']);
    expect(t.me.hand).toEqual([]);
  });

  it('addToken reaches a named, a chosen and each Action', () => {
    const t = table({
      hand: [
        memory('a', { verb: 'addToken', n: 2, action: 'chosen' }),
        memory('b', { verb: 'addToken', action: 'all' }),
      ],
    });
    t.pick('play:a').pick('action:influence').pick('play:b');
    expect([t.me.actions.explore.tokens, t.me.actions.fight.tokens, t.me.actions.influence.tokens]).toEqual([1, 1, 3]);
  });

  it('discardToken from the Action with most asks only between equals', () => {
    const drain = bites('drain', { verb: 'discardToken', n: 2, action: 'most' });
    const t = table({ tokens: { explore: 1, fight: 3 }, threatDeck: [drain] });
    t.endTurn();
    expect(t.me.actions.fight.tokens).toBe(1);
    const tie = table({ tokens: { explore: 3, fight: 3 }, threatDeck: [drain] });
    tie.endTurn();
    expect(tie.offers()).toEqual(['action:explore', 'action:fight']);
  });

  it('moveToken discards, then adds', () => {
    const t = table({
      tokens: { fight: 2, explore: 4 },
      hand: [memory('m', { verb: 'moveToken', n: 2, from: 'fight', to: 'chosen' }), 'memory-salt'],
    });
    t.pick('play:m').pick('move:fight>explore');
    expect([t.me.actions.fight.tokens, t.me.actions.explore.tokens, t.me.supply]).toEqual([0, 5, 15]);
  });

  it('tiltAction gives a token by a Memory and none by a Threat', () => {
    const t = table({ hand: [memory('m', { verb: 'tiltAction', action: 'fight' }), 'memory-salt'], spirit: 10 });
    t.pick('play:m');
    expect(t.me.actions.fight).toMatchObject({ facing: 'tilted', tokens: 1 });
    expect(t.me.tiltedRegular).toBe(false);
    const u = table({ threatDeck: [bites('trip', { verb: 'tiltAction', action: 'fight' })] });
    u.endTurn();
    expect(u.me.actions.fight).toMatchObject({ facing: 'tilted', tokens: 0 });
  });

  it('[VW-RULING-62] exhaustAction chooses among those not exhausted; a Tilted one keeps its token', () => {
    const t = table({
      facing: { explore: 'exhausted', fight: 'tilted' },
      tokens: { fight: 1 },
      hand: [memory('m', { verb: 'exhaustAction', n: 3, action: 'chosen' }), 'memory-salt'],
      spirit: 10,
    });
    t.pick('play:m');
    expect(t.offers()).toEqual(['action:fight', 'action:influence']);
    t.pick('action:fight');
    expect(t.slots()).toEqual(['explore!', 'fight!', 'influence!']);
    expect(t.me.actions.fight.tokens).toBe(1);
  });

  it('moveAction down shifts as a Use does, and up lets those passed over sink', () => {
    const t = table({
      hand: [
        memory('down', { verb: 'moveAction', action: 'influence', slot: 1 }),
        memory('up', { verb: 'moveAction', action: 'influence', slot: 3 }),
      ],
    });
    t.pick('play:down');
    expect(t.slots()).toEqual(['influence', 'explore', 'fight']);
    t.pick('play:up');
    expect(t.slots()).toEqual(['explore', 'fight', 'influence']);
  });

  it('swapActions exchanges two', () => {
    const t = table({ hand: [memory('m', { verb: 'swapActions' })] });
    t.pick('play:m').pick('swap:explore+influence');
    expect(t.slots()).toEqual(['influence', 'fight', 'explore']);
  });

  it('grantTilt is a Tilt beside the regular one', () => {
    const t = table({ hand: [memory('m', { verb: 'grantTilt' })] });
    t.pick('play:m').pick('tilt:fight');
    expect(t.me.actions.fight).toMatchObject({ facing: 'tilted', tokens: 1 });
    expect(t.offers()).toContain('tilt:explore');
  });

  it('[VW-RULING-109] grantTilt is no way around a card that forbids Tilting', () => {
    const warden: ThreatSpec = {
      id: 'warden',
      values: 'F9',
      abilities: [on('ongoing', { verb: 'restrict', rule: 'noTilt' })],
    };
    const t = table({ threats: [warden], hand: [memory('m', { verb: 'grantTilt' })] });
    expect(t.offers()).not.toContain('play:m');
  });

  it('discardThreat and returnThreat never reach Foes or Keys', () => {
    const foe: ThreatSpec = { id: 'foe', values: 'F9', kind: 'foe' };
    const named = { kinds: ['foe' as const, 'key' as const, 'anima' as const] };
    const t = table({
      threats: [foe, 'key-light', RAT],
      hand: [
        memory('a', { verb: 'discardThreat', filter: named }),
        memory('b', { verb: 'returnThreat', to: 'deck', filter: named }),
      ],
    });
    t.pick('play:a');
    expect(defs(t.me.threats)).toEqual(['foe-a', 'key-light']);
    expect(t.offers()).not.toContain('play:b');
  });

  it.each([
    ['deckTop', 12],
    ['deckBottom', 0],
  ] as const)('returnThreat puts it on the deck: %s', (to, place) => {
    const t = table({ threats: [RAT], hand: [memory('m', { verb: 'returnThreat', to })] });
    t.pick('play:m');
    expect(t.me.threatDeck[place]).toBe('rat-a');
    expect(t.game.view(t.state, 0).wraiths[0]?.threatDeck.layers.map(({ known }) => known)).toContainEqual(['rat-a']);
  });

  it('defeatStar marks one starred value as an Action would', () => {
    const twin: ThreatSpec = { id: 'twin', values: 'F5* I4*' };
    const t = table({ threats: [twin], hand: ['memory-bridges', 'memory-bridges'] });
    t.pick('play:memory-bridges').pick('ability:0').pick('threat:twin-a.1').pick('done');
    expect(t.me.threats[0]?.marks).toBe(2);
    t.pick('play:memory-bridges').pick('ability:0').pick('done');
    expect(t.me.threats).toEqual([]);
  });

  it('ignoreThreat can reach all Threats', () => {
    const t = table({
      threats: [RAT, { id: 'foe', values: 'F9', kind: 'foe', cost: 2 }, 'key-warmth'],
      keys: ['key-light'],
      spirit: 10,
    });
    t.pick('flip:key-light').endTurn();
    expect(t.me.spirit).toBe(10);
    t.endTurn();
    expect(t.me.spirit).toBe(6);
  });

  it('modifyCost and modifyValue for the round end with it', () => {
    const t = table({
      threats: [RAT],
      spirit: 10,
      hand: [
        memory('a', { verb: 'modifyCost', n: -1, until: 'round' }),
        memory('b', { verb: 'modifyValue', n: -2, type: 'fight', until: 'round', all: true }),
      ],
    });
    t.pick('play:a').pick('play:b');
    const threat = t.game.view(t.state, 0).wraiths[0]?.threats[0];
    expect(threat).toMatchObject({
      cost: { n: 0, printed: 1 },
      values: [{ n: 1, printed: 3, reasons: [{ change: -2 }] }],
    });
    t.endTurn();
    expect(t.me.spirit).toBe(10);
    expect(t.game.view(t.state, 0).wraiths[0]?.threats[0]).toMatchObject({ cost: { n: 1 }, values: [{ n: 3 }] });
  });

  it('ongoing modifiers count others, kinds and "for each"', () => {
    const chief: ThreatSpec = {
      id: 'chief',
      values: 'F4',
      abilities: [
        on('ongoing', { verb: 'modifyValue', n: 1, type: 'fight', until: 'ongoing', others: true, per: 'animaInPlay' }),
      ],
    };
    const t = table({ threats: [chief, RAT, { id: 'soul', values: 'F2', kind: 'foe' }] });
    const values = t.game.view(t.state, 0).wraiths[0]?.threats.map((threat) => threat.values[0]?.n);
    expect(values).toEqual([4, 5, 2]);
  });

  it('[VW-ZONE-08] [VW-RULING-64] captured Memories lie beneath, come back on defeat and scatter otherwise', () => {
    const jar: ThreatSpec = {
      id: 'jar',
      values: 'F2',
      abilities: [on('played', { verb: 'capture', from: 'hand', n: 1, pick: 'random' })],
    };
    const scene = { hand: ['memory-blood'], deck: [], threatDeck: [jar] };
    const t = table(scene);
    t.endTurn();
    expect(t.me.hand).toEqual([]);
    expect(defs(t.me.threats[0]?.beneath ?? [])).toEqual(['memory-blood']);
    t.use('fight', 'jar-a');
    expect(defs(t.me.hand)).toEqual(['memory-blood']);
    const u = table({
      ...scene,
      hand: ['memory-blood', memory('away', { verb: 'discardThreat' })],
      script: { 'memories:0': [0] },
    });
    u.endTurn().pick('play:away');
    expect(defs(u.me.memoryDiscard)).toEqual(['memory-blood']);
    expect(u.last('cardReleased')).toMatchObject({ card: 'memory-blood', to: 'discard' });
  });

  it('capture from the deck takes its top cards', () => {
    const jar: ThreatSpec = {
      id: 'jar',
      values: 'F2',
      abilities: [on('played', { verb: 'capture', from: 'deck', n: 2 })],
    };
    const t = table({ deck: ['memory-salt', 'memory-blood', 'dud'], threatDeck: [jar] });
    t.endTurn();
    expect(defs(t.me.threats[0]?.beneath ?? [])).toEqual(['memory-salt', 'memory-blood']);
  });

  it('[VW-RULING-16] [VW-RULING-60] a haunting comes back when drawn, without its Played ability', () => {
    const ghost: ThreatSpec = {
      id: 'ghost',
      values: 'F9',
      abilities: [
        on('played', { verb: 'loseSpirit', n: 5 }),
        on('endOfRound', { verb: 'shuffleSelf' }),
        on('drawn', { verb: 'loseSpirit' }, { verb: 'returnSelf' }),
      ],
    };
    const t = table({ threats: [ghost], deck: [], spirit: 10 });
    t.endTurn();
    expect(t.last('threatHides')).toMatchObject({ card: 'ghost-a' });
    expect(t.last('haunted')).toMatchObject({ card: 'ghost-a' });
    expect(t.me.spirit).toBe(9);
    expect(defs(t.me.threats)).toEqual(['blank-a', 'ghost-a']);
    expect(t.me.hand).toEqual([]);
    const stray = table({
      deck: [{ id: 'stray', values: 'F9', abilities: [on('drawn', { verb: 'loseSpirit' })] }, 'memory-salt'],
      spirit: 10,
    });
    stray.endTurn();
    expect(defs(stray.me.threatDiscard)).toEqual(['stray-a']);
    expect(stray.me.hand).toEqual([]);
  });

  it('[VW-RULING-18] [VW-RULING-17] a Memory drawn from the Threat deck goes to hand, and no Threat comes in its place', () => {
    const t = table({ threatDeck: ['memory-blood', 'blank-a'], deck: [] });
    t.endTurn();
    expect(defs(t.me.hand)).toEqual(['memory-blood']);
    expect(t.me.threats).toEqual([]);
  });

  it('peekThreat shows, puts one on the bottom and reorders', () => {
    const t = table({
      threatDeck: [RAT, 'key-light', { id: 'ox', values: 'F9' }, { id: 'fox', values: 'F9' }],
      hand: [memory('m', { verb: 'peekThreat', n: 3, reorder: true, mayBottom: true }), 'memory-blood'],
    });
    t.pick('play:m');
    expect(t.prompt()).toMatchObject({
      ask: 'peek',
      about: { cards: ['rat-a', 'key-light', 'ox-a'], stage: 'bottom' },
    });
    // A Key stays where it is.
    expect(t.offers()).toEqual(['bottom:0', 'bottom:2', 'keep']);
    t.pick('bottom:0');
    expect(t.prompt()).toMatchObject({ about: { cards: ['key-light', 'ox-a'], stage: 'order' } });
    t.pick('next:1');
    expect(t.me.threatDeck.toReversed()).toEqual(['ox-a', 'key-light', 'fox-a', 'rat-a']);
    expect(t.game.view(t.state, 0).wraiths[0]?.threatDeck.looked).toEqual({
      top: ['ox-a', 'key-light'],
      bottom: ['rat-a'],
    });
    expect(t.game.view(t.state, 'spectator').wraiths[0]?.threatDeck.looked).toBeUndefined();
  });

  it('choose offers what can be done', () => {
    const either = memory('m', {
      verb: 'choose',
      options: [[{ verb: 'gainSpirit', n: 2 }], [{ verb: 'drawMemory', n: 2 }]],
    });
    const t = table({ hand: [either], spirit: 10 });
    t.pick('play:m');
    expect(t.offers()).toEqual(['choose:0', 'choose:1']);
    t.pick('choose:0');
    expect(t.me.spirit).toBe(12);
    const full = table({ hand: [either], spirit: 20 });
    full.pick('play:m');
    expect(full.me.hand).toHaveLength(2);
  });

  it.each([
    ['noTilt', 'tilt:fight'],
    ['noDrawOption', 'use:fight:draw'],
    ['noKeyTurn', 'turn:key-light>fight:draw'],
  ] as const)('restrict %s takes away %s and says which card does', (rule, option) => {
    const warden: ThreatSpec = { id: 'warden', values: 'F9', abilities: [on('ongoing', { verb: 'restrict', rule })] };
    expect(table({ keys: ['key-light'] }).offers()).toContain(option);
    const t = table({ keys: ['key-light'], threats: [warden] });
    expect(t.offers()).not.toContain(option);
    expect(t.why()).toContainEqual(expect.objectContaining({ code: 'forbidden', args: { rule, card: 'warden' } }));
    expect(t.game.view(t.state, 0).wraiths[0]?.restrictions).toEqual([{ rule, card: 'warden' }]);
  });

  it('restrict noCombine and noTokenSpending hold in the boost step', () => {
    const warden: ThreatSpec = {
      id: 'warden',
      values: 'F9',
      abilities: [
        on('ongoing', { verb: 'restrict', rule: 'noCombine' }, { verb: 'restrict', rule: 'noTokenSpending' }),
      ],
    };
    const t = table({ threats: [warden], tokens: { fight: 3 }, hand: ['memory-blood', 'memory-heart'] });
    t.pick('use:fight>warden-a');
    expect(t.offers()).toEqual(['proceed:0', 'play:memory-blood', 'play:memory-heart']);
    expect(t.why().filter(({ code }) => code === 'forbidden')).toHaveLength(2);
  });
});
