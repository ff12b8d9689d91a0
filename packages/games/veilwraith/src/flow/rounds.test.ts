import { describe, expect, it } from 'vitest';
import { type MemorySpec, memory, on, type ThreatSpec } from '../testing/cards.ts';
import { defs, table } from '../testing/table.ts';

const RAT: ThreatSpec = { id: 'rat', values: 'F3', cost: 1 };

describe('the round', () => {
  it('[VW-ROUND-01] [VW-ROUND-02] [VW-ROUND-03] [VW-ROUND-06] Threat, Draw, Play, Spirit, End, and again', () => {
    const t = table({ round: 5 });
    t.endTurn().endTurn();
    expect(t.all('phase').map(({ phase }) => phase)).toEqual([
      'spirit',
      'end',
      'threat',
      'draw',
      'play',
      'spirit',
      'end',
      'threat',
      'draw',
      'play',
    ]);
    expect(t.state.round).toBe(7);
  });

  it('[VW-ROUND-04] [VW-EFF-08] "this round" lasts through the End of Round abilities', () => {
    const nag: ThreatSpec = { id: 'nag', values: 'F9', cost: 2, abilities: [on('endOfRound', { verb: 'gainSpirit' })] };
    const t = table({ threats: [nag], spirit: 10, hand: ['memory-first-snow'] });
    t.pick('play:memory-first-snow').pick('end');
    expect(t.me.spirit).toBe(11);
    expect(t.me.threats[0]?.ignored).toBe(false);
    t.endTurn();
    expect(t.all('spirit').map(({ change }) => change)).toEqual([1, -2, 1]);
  });

  it('[VW-ROUND-05] [VW-MULTI-09] Use and Tilt are there again each round', () => {
    const t = table({});
    t.pick('use:fight:draw').pick('tilt:explore').endTurn();
    expect(t.me).toMatchObject({ usedRegular: false, tiltedRegular: false });
    expect(t.offers()).toEqual(expect.arrayContaining(['use:fight:draw', 'tilt:explore']));
  });

  it('[VW-ENG-10] reaching round 100 counts as drawing the Archfiend', () => {
    const t = table({ round: 99 });
    t.endTurn();
    expect(t.state.lastGame).toMatchObject({ result: 'archfiend', round: 100 });
  });

  it('[VW-ENG-09] says what was revealed, so that nothing seen is taken back', () => {
    const t = table({});
    expect(t.game.apply(t.state, 0, 'tilt:fight').some(({ reveal }) => reveal)).toBe(false);
    expect(t.game.apply(t.state, 0, 'use:explore:draw').some(({ reveal }) => reveal)).toBe(true);
  });
});

describe('the Threat Phase', () => {
  it('[VW-THREAT-01] [VW-TRIG-04] [VW-RULING-84] Start of Round abilities come before anything else', () => {
    const early: ThreatSpec = { id: 'early', values: 'F9', abilities: [on('startOfRound', { verb: 'loseSpirit' })] };
    const t = table({ threats: [early], spirit: 10, hand: ['memory-salt'], stops: ['W1'], threatDeck: [RAT] });
    t.pick('end');
    while (t.asked() === 'window' && t.prompt()?.about?.window !== 'W1') t.pick('pass');
    expect(t.me.spirit).toBe(9);
    expect(defs(t.me.threats)).toEqual(['early-a']);
  });

  it('[VW-THREAT-02] [VW-THREAT-03] [VW-ZONE-03] one Threat is drawn and played face up', () => {
    const t = table({ threatDeck: [RAT, 'blank-a', 'blank-a'] });
    t.endTurn();
    expect(defs(t.me.threats)).toEqual(['rat-a']);
    expect(t.me.threatDeck).toHaveLength(2);
  });

  it('[VW-THREAT-04] [VW-TRIG-03] [VW-MEM-14] its Played ability resolves at once, with nothing in between', () => {
    const bite: ThreatSpec = { id: 'bite', values: 'F9', abilities: [on('played', { verb: 'loseSpirit' })] };
    const t = table({ threatDeck: [bite], spirit: 10, hand: ['memory-salt'], stops: ['W2'] });
    t.pick('end');
    while (t.asked() === 'window' && t.prompt()?.about?.window !== 'W2') t.pick('pass');
    const order = t.facts.map(({ type }) => type);
    expect(order.indexOf('spirit')).toBe(order.indexOf('threatPlayed') + 2);
    expect(t.me.spirit).toBe(9);
  });

  it('[VW-TRIG-03] Played comes before the rest of the text that played the card, and from the Threat deck only', () => {
    const bite: ThreatSpec = {
      id: 'bite',
      values: 'F9',
      abilities: [on('played', { verb: 'loseSpirit', n: 2 }), on('drawn', { verb: 'returnSelf' })],
    };
    const call = memory('call', { verb: 'playThreat' }, { verb: 'gainSpirit', n: 5 });
    const late = table({ threatDeck: [bite, 'blank-a'], hand: [call], spirit: 2 });
    late.pick('play:call');
    expect(late.state.lastGame?.result).toBe('spirit');
    const early = table({ threatDeck: [bite, 'blank-a'], hand: [call], spirit: 3 });
    early.pick('play:call');
    expect(early.all('spirit').map(({ change }) => change)).toEqual([-2, 5]);
    const drawn = table({ deck: [bite, 'dud'], spirit: 10 });
    drawn.pick('use:influence:draw');
    expect(defs(drawn.me.threats)).toEqual(['bite-a']);
    expect(drawn.me.spirit).toBe(10);
  });

  it('[VW-THREAT-05] [VW-LIM-07] Threats stay until defeated, however many', () => {
    const t = table({ threats: Array.from({ length: 12 }, () => 'blank-a') });
    t.endTurn().endTurn();
    expect(t.me.threats).toHaveLength(14);
  });

  it('[VW-THREAT-07] extra Threats come one at a time, each with its own Played ability', () => {
    const call: ThreatSpec = {
      id: 'call',
      values: 'F9',
      abilities: [{ trigger: 'played', effects: [{ verb: 'playThreat', n: 2 }] }],
    };
    const bite: ThreatSpec = { id: 'bite', values: 'F9', abilities: [on('played', { verb: 'loseSpirit' })] };
    const t = table({ threatDeck: [call, bite, RAT, 'blank-a'], spirit: 10 });
    t.endTurn();
    const order = t.facts.filter(({ type }) => type === 'threatPlayed' || type === 'spirit').map(({ type }) => type);
    expect(order).toEqual(['threatPlayed', 'threatPlayed', 'spirit', 'threatPlayed']);
    expect(defs(t.me.threats)).toEqual(['call-a', 'bite-a', 'rat-a']);
  });

  it('[VW-THREAT-08] a Threat comes even while the Portal is in play', () => {
    const t = table({ portal: true });
    t.endTurn();
    expect(defs(t.me.threats)).toEqual(['portal', 'blank-a']);
  });
});

describe('the Archfiend', () => {
  it('[VW-ARCH-01] [VW-ARCH-02] [VW-ARCH-06] [VW-ARCH-07] the deck is rebuilt when a draw finds it empty', () => {
    const t = table({
      threatDeck: ['blank-a'],
      threats: [RAT],
      threatDiscard: [{ id: 'husk', values: 'F9' }],
      keys: ['key-light'],
      foesDefeated: ['iron-sexton-a'],
      script: { 'threats:0': [1] },
    });
    t.endTurn();
    expect(t.me).toMatchObject({ threatDeck: [], archfiend: 'aside' });
    t.endTurn();
    expect(t.last('threatDeckRebuilt')).toMatchObject({ cards: 2 });
    expect(defs(t.me.threats)).toEqual(['rat-a', 'blank-a', 'husk-a']);
    expect(t.me).toMatchObject({ threatDeck: ['archfiend'], archfiend: 'deck', threatDiscard: [] });
  });

  it('[VW-ARCH-03] [VW-OBJ-06] [VW-LOSE-02] drawn, it ends the game, Spirit and Portal or not', () => {
    const t = table({ threatDeck: ['archfiend'], archfiend: 'deck', portal: true, spirit: 20, hand: ['memory-salt'] });
    t.endTurn();
    expect(t.last('archfiendDrawn')).toEqual({ type: 'archfiendDrawn', seat: 0 });
    expect(t.state.lastGame).toMatchObject({ result: 'archfiend', winners: [] });
    expect(t.game.outcome(t.state)).toEqual({ result: 'archfiend', winners: [] });
  });

  it('[VW-ARCH-04] with nothing in the discard pile the rebuilt deck is the Archfiend alone', () => {
    const t = table({ threatDeck: [] });
    t.endTurn();
    expect(t.last('threatDeckRebuilt')).toMatchObject({ cards: 1 });
    expect(t.state.lastGame).toMatchObject({ result: 'archfiend' });
  });

  it('[VW-ARCH-05] [VW-RULING-69] without extra draws the rebuild comes in round 31', () => {
    const t = table({ threatDeck: Array.from({ length: 30 }, () => 'blank-a'), round: 0 });
    expect(t.game.view(t.state, 0).wraiths[0]?.archfiend.roundsUntil).toBe(31);
    for (let i = 0; i < 30; i++) t.endTurn();
    expect(t.state.round).toBe(30);
    expect(t.last('threatDeckRebuilt')).toBeUndefined();
    t.endTurn();
    expect(t.state.lastGame).toMatchObject({ result: 'archfiend', round: 31 });
  });

  it('[VW-ARCH-08] [VW-OBJ-09] [VW-CARD-09] it never lies in the Threat Area, and nothing stops it', () => {
    const ward: MemorySpec = memory('ward', { verb: 'ignoreThreat', filter: { kinds: ['archfiend'] } });
    const t = table({ threatDeck: ['archfiend'], archfiend: 'deck', hand: [ward], stops: ['W1', 'W2'] });
    t.endTurn();
    expect(t.me.threats).toEqual([]);
    expect(t.state.lastGame).toMatchObject({ result: 'archfiend' });
  });

  it('[VW-EX-28] an empty deck and 14 cards in the discard pile make a deck of 15, of which one is drawn', () => {
    const pile = Array.from({ length: 14 }, (_, i) => ({ id: `t${i}`, values: 'E9' }));
    const t = table({ threatDeck: [], threatDiscard: pile });
    t.endTurn();
    expect(t.last('threatDeckRebuilt')).toMatchObject({ cards: 15 });
    expect(t.me.threatDeck).toHaveLength(14);
    if (!t.state.lastGame) expect(t.me.threats).toHaveLength(1);
  });

  it('[VW-RULING-19] looking at it or moving it is not drawing it', () => {
    const look: MemorySpec = memory('look', { verb: 'peekThreat', mayBottom: true });
    const t = table({ threatDeck: ['archfiend', 'blank-a'], archfiend: 'deck', hand: [look] });
    t.pick('play:look').pick('bottom:0');
    expect(t.state.lastGame).toBeUndefined();
    expect(t.me.threatDeck).toEqual(['archfiend', 'blank-a']);
    t.endTurn();
    expect(defs(t.me.threats)).toEqual(['blank-a']);
  });

  it('[VW-RULING-20] there is one Archfiend: a rebuild adds it only while it is set aside', () => {
    const t = table({
      threatDeck: [],
      threatDiscard: ['archfiend', 'blank-a', RAT],
      archfiend: 'discard',
      script: { 'threats:0': [2, 1] },
    });
    t.endTurn();
    expect(t.last('threatDeckRebuilt')).toMatchObject({ cards: 3 });
    expect(t.me.threatDeck.filter((def) => def === 'archfiend')).toHaveLength(1);
    expect(t.me.archfiend).toBe('deck');
  });

  it('[VW-RULING-81] looking at an empty deck shows nothing and rebuilds nothing', () => {
    const t = table({ threatDeck: [], hand: [memory('look', { verb: 'peekThreat' })] });
    expect(t.offers()).not.toContain('play:look');
    expect(t.me.archfiend).toBe('aside');
  });
});

describe('the Draw Phase', () => {
  it('[VW-DRAW-01] [VW-DRAW-02] one Memory from the top of the deck, and no choice about it', () => {
    const t = table({ deck: ['memory-salt', 'memory-blood'] });
    t.endTurn();
    expect(defs(t.me.hand)).toEqual(['memory-salt']);
    expect(t.asked()).toBe('play');
  });

  it('[VW-DRAW-03] [VW-DRAW-08] [VW-EX-29] an empty deck is refilled from the discard pile in the middle of a draw', () => {
    const t = table({
      deck: ['memory-salt'],
      discard: Array.from({ length: 7 }, () => 'memory-heart'),
      hand: ['memory-harvest'],
    });
    t.pick('play:memory-harvest');
    expect(defs(t.me.hand)).toEqual(['memory-salt', 'memory-heart']);
    expect(t.me.memoryDeck).toHaveLength(6);
    expect(t.me.memoryDiscard).toEqual([]);
  });

  it('[VW-DRAW-04] not before a draw is attempted', () => {
    const t = table({ deck: ['memory-salt'], discard: ['memory-blood'] });
    t.pick('use:explore:draw');
    expect(t.me.memoryDeck).toEqual([]);
    expect(defs(t.me.memoryDiscard)).toEqual(['memory-blood']);
  });

  it('[VW-DRAW-05] [VW-ZONE-01] Memories played this round are not part of the new deck, Combined ones are', () => {
    const t = table({
      deck: [],
      threats: [RAT],
      hand: ['memory-blood', 'memory-lanterns', 'memory-heart', 'memory-harvest'],
    });
    t.pick('play:memory-blood')
      .pick('use:fight>rat-a')
      .pick('combine:memory-heart+memory-lanterns')
      .pick('play:memory-harvest');
    expect(defs(t.me.hand).sort()).toEqual(['memory-heart', 'memory-lanterns']);
    expect(defs(t.me.played)).toEqual(['memory-harvest']);
    expect(defs(t.me.actions.fight.memories)).toEqual(['memory-blood']);
  });

  it('[VW-DRAW-06] with deck and discard pile empty the draw is ignored', () => {
    const t = table({ deck: [] });
    t.endTurn();
    expect(t.me.hand).toEqual([]);
    expect(t.last('nothingToDraw')).toEqual({ type: 'nothingToDraw', seat: 0 });
  });

  it('[VW-DRAW-07] [VW-TRIG-02] a Drawn ability resolves at once', () => {
    const omen: MemorySpec = {
      id: 'omen',
      abilities: [on('drawn', { verb: 'loseSpirit' }), { trigger: 'memory', effects: [{ verb: 'drawMemory' }] }],
    };
    const t = table({ deck: [omen, 'memory-salt'], spirit: 10 });
    t.endTurn();
    expect(defs(t.me.hand)).toEqual(['omen']);
    expect(t.me.spirit).toBe(9);
  });
});

describe('the Spirit Phase', () => {
  const costs = (...list: number[]): ThreatSpec[] => list.map((cost, i) => ({ id: `c${i}`, values: 'F9', cost }));

  it('[VW-SPIRIT-01] [VW-EX-30] takes all Spirit Costs in one step', () => {
    const t = table({ threats: costs(1, 2, 0, 1), spirit: 5 });
    expect(t.game.view(t.state, 0).wraiths[0]?.forecast).toEqual({ loss: 4, left: 1, deadly: false });
    t.endTurn();
    expect(t.me.spirit).toBe(1);
    expect(t.all('spirit')).toHaveLength(1);
  });

  it('[VW-SPIRIT-03] Spirit 0 after it loses', () => {
    const t = table({ threats: costs(1, 2, 0, 1), spirit: 4 });
    expect(t.game.view(t.state, 0).wraiths[0]?.forecast).toMatchObject({ deadly: true });
    t.endTurn();
    expect(t.state.lastGame).toMatchObject({ result: 'spirit', round: 5 });
  });

  it('[VW-SPIRIT-02] [VW-TERM-02] [VW-EX-31] an ignored Threat costs nothing, and its ability goes on', () => {
    const loud: ThreatSpec = {
      id: 'loud',
      values: 'F9',
      cost: 2,
      abilities: [{ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'noTilt' }] }],
    };
    const t = table({ threats: [loud, ...costs(1)], spirit: 10, hand: ['memory-first-snow'] });
    t.pick('play:memory-first-snow').pick('threat:loud-a');
    expect(t.offers().some((id) => id.startsWith('tilt:'))).toBe(false);
    expect(t.offers()).toContain('use:fight>loud-a');
    t.endTurn();
    expect(t.me.spirit).toBe(9);
  });

  it('[VW-SPIRIT-05] costs count as changed at that moment', () => {
    const regent: ThreatSpec = {
      id: 'regent',
      values: 'F9',
      kind: 'foe',
      cost: 2,
      abilities: [
        { trigger: 'ongoing', effects: [{ verb: 'modifyCost', n: 1, filter: { kinds: ['deja'] }, until: 'ongoing' }] },
      ],
    };
    const t = table({
      threats: [regent, { id: 'soul', values: 'I9', kind: 'deja', cost: 1 }, ...costs(1)],
      spirit: 10,
    });
    expect(t.game.view(t.state, 0).wraiths[0]?.threats[1]?.cost).toEqual({
      n: 2,
      printed: 1,
      reasons: [{ by: 'regent', change: 1 }],
    });
    t.endTurn();
    expect(t.me.spirit).toBe(5);
  });

  it('[VW-SPIRIT-06] healing comes before the loss or too late', () => {
    const t = table({ threats: costs(2), spirit: 2, hand: ['memory-salt'] });
    t.pick('end');
    expect(t.prompt()).toMatchObject({ ask: 'window', about: { window: 'W4' } });
    t.pick('play:memory-salt');
    expect(t.me.spirit).toBe(2);
    const late = table({ threats: costs(2), spirit: 2, hand: ['memory-salt'], stops: ['W5'] });
    late.pick('end').pick('pass');
    expect(late.state.lastGame).toMatchObject({ result: 'spirit' });
  });
});

describe('the End Phase', () => {
  it('[VW-END-01] [VW-MEM-11] [VW-MEM-08] discards all Memories played this round, with their bonuses', () => {
    const t = table({ hand: ['memory-blood', 'memory-salt'], spirit: 10 });
    t.pick('play:memory-blood').pick('play:memory-salt').endTurn();
    expect(defs(t.me.memoryDiscard).sort()).toEqual(['memory-blood', 'memory-salt']);
    expect(t.me.actions.fight.memories).toEqual([]);
    expect(t.me.played).toEqual([]);
  });

  it('[VW-END-02] [VW-LIM-08] [VW-END-04] more than 6 Memories must go down to 6, not further', () => {
    const t = table({ hand: Array.from({ length: 8 }, () => 'dud') });
    t.pick('end');
    expect(t.me.hand).toHaveLength(7);
    expect(t.asked()).toBe('play');
    const mixed = table({ hand: ['memory-blood', 'memory-heart', ...Array.from({ length: 6 }, () => 'dud')] });
    mixed.pick('end');
    expect(mixed.prompt()).toMatchObject({ ask: 'limit', about: { hand: 8, over: 2 } });
    expect(mixed.offers()).toEqual(['discard:memory-blood', 'discard:memory-heart', 'discard:dud']);
    mixed.pick('discard:dud').pick('discard:dud');
    expect(mixed.all('memoryDiscarded').map(({ why }) => why)).toEqual(['limit', 'limit']);
    expect(mixed.asked()).toBe('play');
  });

  it('[VW-END-03] [VW-EX-32] [VW-RULING-15] a Memory played then resolves, and the check goes on', () => {
    const t = table({
      hand: ['memory-salt', 'memory-blood', ...Array.from({ length: 6 }, () => 'memory-heart')],
      spirit: 10,
    });
    const one: MemorySpec = memory('one', { verb: 'drawMemory' });
    const u = table({ hand: [one, 'memory-blood', ...Array.from({ length: 6 }, () => 'memory-heart')] });
    u.pick('end').pick('play:one');
    expect(u.me.hand).toHaveLength(8);
    expect(defs(u.me.memoryDiscard)).toEqual(['one']);
    u.pick('discard:memory-heart').pick('discard:memory-heart');
    expect(u.all('memoryDiscarded')).toHaveLength(2);
    t.pick('end');
    if (t.asked() === 'window') t.pick('pass');
    t.pick('play:memory-salt');
    expect(t.me.spirit).toBe(12);
    expect(t.me.hand).toHaveLength(7);
  });

  it('[VW-END-05] all Actions stand up in their slots', () => {
    const t = table({
      facing: { explore: 'tilted', influence: 'exhausted' },
      slots: ['influence', 'fight', 'explore'],
    });
    t.endTurn();
    expect(t.slots()).toEqual(['influence', 'fight', 'explore']);
  });

  it('[VW-END-07] [VW-TRIG-05] [VW-END-08] End of Round abilities come after everything else', () => {
    const late: ThreatSpec = { id: 'late', values: 'F9', abilities: [on('endOfRound', { verb: 'loseSpirit' })] };
    const t = table({ threats: [late], facing: { fight: 'exhausted' }, spirit: 10 });
    t.endTurn();
    const order = t.facts.map(({ type }) => type);
    expect(order.indexOf('abilityTriggered')).toBeGreaterThan(order.indexOf('actionsReset'));
    expect(order.indexOf('abilityTriggered')).toBeLessThan(order.indexOf('round'));
  });
});
