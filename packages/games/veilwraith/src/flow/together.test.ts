import type { Seat } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { memory, on, type ThreatSpec } from '../testing/cards.ts';
import { defs, type Lane, type Scene, type Table, table } from '../testing/table.ts';

const RAT: ThreatSpec = { id: 'rat', values: 'F2', cost: 1, boost: 1 };
const ALL_KEYS = ['key-light', 'key-voice', 'key-colour', 'key-name', 'key-warmth'];
const FOES = ['iron-sexton-a', 'goblin-king-a'];
/** One Explore away from the Portal. */
const ready = { portal: true, tokens: { explore: 5 }, keys: ALL_KEYS, foesDefeated: FOES } as const;
const race = (scene: Scene = {}): Scene => ({ ...scene, options: { table: 'race', ...scene.options } });

describe('several Veilwraiths', () => {
  it('[VW-MULTI-01] [VW-MULTI-02] each has a full copy of everything, dealt on its own', () => {
    const { game } = table({});
    const state = game.setup(game.options.parse({ vignette: 1 }), 3, table({}).state.rng);
    for (const wraith of state.wraiths) {
      expect(wraith.threatDeck).toHaveLength(29);
      expect(wraith.memoryDeck).toHaveLength(19);
      expect(wraith.supply).toBe(20);
    }
    expect(new Set(state.wraiths.map(({ threatDeck }) => threatDeck.join())).size).toBe(3);
    expect(new Set(state.wraiths.flatMap(({ threats }) => threats.map(({ id }) => id))).size).toBe(3);
  });

  it.each([
    [2, 18],
    [3, 17],
    [4, 16],
  ])('[VW-MULTI-03] with %i players Spirit starts at %i and never rises above', (seats, spirit) => {
    const { game, state } = table({});
    const dealt = game.setup(game.options.parse({}), seats, state.rng);
    for (const wraith of dealt.wraiths) expect(wraith).toMatchObject({ spirit, maxSpirit: spirit });
  });

  it('[VW-MULTI-04] a phase ends when all have finished it', () => {
    const t = table({ seats: 2 });
    t.pick('end');
    expect(t.state.phase).toBe('play');
    expect(t.asked()).toBe('ready');
    expect(t.game.view(t.state, 0).wraiths[1]).toMatchObject({ ready: true, choosing: false });
    expect(t.why()).toContainEqual({ code: 'waiting', rule: 'VW-MULTI-04' });
    t.pick('end', 0);
    expect(t.state.round).toBe(6);
    expect([t.asked(0), t.asked(1)]).toEqual(['play', 'play']);
  });

  it('[VW-MULTI-04] being ready is taken back while somebody is not', () => {
    const t = table({ seats: 3, threats: [RAT] });
    t.pick('end');
    expect(t.prompt()?.options.every((option) => option.kind)).toBe(true);
    t.pick('end', 0);
    // Whoever is still choosing comes first.
    expect(t.game.prompts(t.state).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    t.pick('unready');
    expect(t.last('ready')).toEqual({ type: 'ready', seat: 2, ready: false });
    t.use('fight', 'rat-a');
    expect(t.me.threats).toEqual([]);
    t.pick('end', 1).pick('end');
    expect(t.state.round).toBe(6);
    expect(t.asked()).toBe('play');
  });

  it('[VW-MULTI-05] [VW-MULTI-06] each draws a Threat and a Memory of their own', () => {
    const t = table({
      threatDeck: [RAT],
      deck: ['memory-salt'],
      others: [{ threatDeck: ['blank-a'], deck: ['memory-blood'] }],
    });
    t.endTurn();
    expect([defs(t.wraith(0).threats), defs(t.wraith(1).threats)]).toEqual([['blank-a'], ['rat-a']]);
    expect([defs(t.wraith(0).hand), defs(t.wraith(1).hand)]).toEqual([['memory-blood'], ['memory-salt']]);
  });

  it('[VW-MULTI-07] each pays only for their own Threat Area', () => {
    const t = table({ threats: [RAT, 'rat-a'], spirit: 10, others: [{ spirit: 10 }] });
    t.endTurn();
    expect([t.wraith(0).spirit, t.wraith(1).spirit]).toEqual([10, 8]);
  });

  it('[VW-MULTI-08] [VW-RULING-50] each carries out the End Phase for their own cards', () => {
    const t = table({
      hand: ['memory-blood'],
      others: [{ hand: Array.from({ length: 7 }, (_, i) => (i < 4 ? 'dud' : 'memory-heart')) }],
    });
    t.pick('play:memory-blood').pick('end').pick('end', 0);
    expect([t.asked(0), t.asked(1)]).toEqual(['limit', undefined]);
    t.pick('discard:dud', 0);
    expect(defs(t.me.memoryDiscard)).toEqual(['memory-blood']);
    expect(t.state.round).toBe(6);
  });

  it('[VW-RULING-51] what concerns several goes in seat order from the one who caused it', () => {
    const feast = memory('feast', { verb: 'gainSpirit', who: 'each' });
    const t = table({ hand: [feast], spirit: 10, others: [{ spirit: 10 }, { hand: ['feast'], spirit: 10 }] });
    t.pick('play:feast');
    expect(t.all('spirit').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    t.pick('play:feast', 1);
    expect(t.all('spirit').map(({ seat }) => seat)).toEqual([2, 0, 1, 1, 2, 0]);
  });
});

describe('together', () => {
  it('[VW-COOP-02] act in any order, interleaved', () => {
    const t = table({ seats: 2, threats: [RAT] });
    t.pick('tilt:explore', 0).pick('use:fight>rat-a').proceed().pick('use:influence:draw', 0).pick('tilt:explore');
    expect([t.slots(0), t.slots(1)]).toEqual([
      ['influence!', 'explore/', 'fight'],
      ['fight!', 'explore/', 'influence'],
    ]);
  });

  it("[VW-COOP-03] [VW-RULING-45] [VW-RULING-46] a teammate's Threat may be a target; all on it concerns its owner", () => {
    const gift: ThreatSpec = { ...RAT, id: 'gift', abilities: [on('defeat', { verb: 'drawMemory' })] };
    const t = table({ spirit: 10, others: [{ spirit: 10 }, { threats: [gift], spirit: 10 }] });
    t.use('fight', 'gift-a');
    expect(t.last('threatDefeated')).toMatchObject({ seat: 1, by: 2 });
    expect(t.state.wraiths.map(({ spirit }) => spirit)).toEqual([10, 11, 10]);
    expect(t.state.wraiths.map(({ hand }) => hand.length)).toEqual([0, 1, 0]);
    expect(t.state.wraiths.map(({ threatDiscard }) => defs(threatDiscard))).toEqual([[], ['gift-a'], []]);
    expect(t.slots()).toEqual(['fight!', 'explore', 'influence']);
  });

  it('[VW-RULING-46] a Key goes to the owner, and a choice on it is the owner’s', () => {
    const toll: ThreatSpec = {
      id: 'toll',
      values: 'F2',
      abilities: [on('defeat', { verb: 'discardMemory', pick: 'choice' })],
    };
    const t = table({
      tokens: { explore: 5 },
      keys: ['key-light'],
      hand: ['memory-salt'],
      spirit: 10,
      others: [{ hand: ['memory-heart'] }, { threats: ['key-warmth', toll], hand: ['memory-blood', 'memory-heart'] }],
    });
    t.use('explore', 'key-warmth', 5);
    expect(t.state.wraiths.map(({ keys }) => defs(keys))).toEqual([[], ['key-warmth'], ['key-light']]);
    t.pick('turn:key-light>fight>toll-a').pick('proceed:0');
    expect(t.asked(1)).toBe('pickMemory');
    expect(t.asked()).toBeUndefined();
    t.pick('memory:memory-heart', 1);
    expect(t.slots()).toEqual(['fight!', 'explore!', 'influence']);
  });

  it('[VW-COOP-04] [VW-RULING-48] a teammate may open the Portal, and its owner escapes', () => {
    const t = table({ tokens: { explore: 5 }, others: [{}, { ...ready, tokens: {} }] });
    t.use('explore', 'portal', 5);
    expect(t.wraith(1)).toMatchObject({ status: 'escaped', portal: 'defeated' });
    expect(t.state.lastGame).toBeUndefined();
    expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual(['play', undefined, 'play']);
  });

  it('[VW-COOP-05] [VW-RULING-49] the team wins when everybody has escaped, and nobody has to hurry', () => {
    const t = table({ ...ready, others: [ready] });
    t.use('explore', 'portal', 5);
    expect(t.state.lastGame).toBeUndefined();
    t.endTurn();
    expect(t.state.round).toBe(6);
    t.use('explore', 'portal', 5, 0);
    expect(t.state.lastGame).toEqual({ result: 'won', round: 6, winners: [0, 1] });
  });

  it('[VW-COOP-06] [VW-EX-41] [VW-RULING-52] one loss loses for all, escaped or not', () => {
    const t = table({ ...ready, others: [{ spirit: 1, threats: [RAT] }] });
    t.use('explore', 'portal', 5).endTurn();
    expect(t.state.lastGame).toMatchObject({ result: 'spirit', winners: [] });
    expect(t.game.outcome(t.state)).toMatchObject({ winners: [] });
  });

  it('[VW-COOP-10] the rest go on without those who escaped', () => {
    const brute: ThreatSpec = { id: 'brute', values: 'F3', cost: 4 };
    const gift = memory('gift', { verb: 'gainSpirit', n: 2, who: 'another' });
    const lanes = [{ spirit: 9, threats: [RAT], hand: [gift] }, { spirit: 6 }];
    const t = table({ ...ready, spirit: 12, threats: [brute], others: lanes });
    expect(t.offers(0)).toEqual(expect.arrayContaining(['use:fight>rat-a', 'use:fight>brute-a']));
    t.use('explore', 'portal', 5);
    // What the escaped one leaves behind is nobody's to fight, and nothing reaches them any more.
    expect(defs(t.me.threats)).toEqual(['brute-a']);
    expect(t.offers(0)).toContain('use:fight>rat-a');
    expect(t.offers(0)).not.toContain('use:fight>brute-a');
    t.pick('play:gift', 0);
    expect(t.state.wraiths.map(({ spirit }) => spirit)).toEqual([9, 8, 12]);
    t.pick('end', 1).pick('end', 0);
    expect(t.state.round).toBe(6);
    expect(t.asked()).toBeUndefined();
    expect(t.state.wraiths.map(({ spirit }) => spirit)).toEqual([8, 8, 12]);
    expect(t.state.wraiths.map(({ threatDeck }) => threatDeck.length)).toEqual([11, 12, 14]);
  });

  it('[VW-RULING-47] Memories help others only where they say so, and Combines never', () => {
    const t = table({ threats: [{ id: 'ox', values: 'F9' }], others: [{ hand: ['memory-blood', 'memory-heart'] }] });
    t.pick('use:fight>ox-a');
    expect(t.offers(0).some((id) => id.startsWith('combine:'))).toBe(false);
    t.pick('play:memory-blood', 0);
    expect(t.me.actions.fight.memories).toEqual([]);
    expect(t.wraith(0).actions.fight.memories).toHaveLength(1);
  });

  it('[VW-RULING-47] "another Veilwraith" is a teammate still in the game, chosen if there are several', () => {
    const gift = memory('gift', { verb: 'gainSpirit', n: 2, who: 'another' });
    const two = table({ hand: [gift], spirit: 10, others: [{ spirit: 10 }] });
    two.pick('play:gift');
    expect(two.state.wraiths.map(({ spirit }) => spirit)).toEqual([12, 10]);
    const three = table({ hand: [gift], spirit: 10, others: [{ spirit: 10 }, { spirit: 10 }] });
    three.pick('play:gift');
    expect(three.offers()).toEqual(['seat:0', 'seat:1']);
    three.pick('seat:1');
    expect(three.state.wraiths.map(({ spirit }) => spirit)).toEqual([10, 12, 10]);
  });

  it('[VW-RULING-106] whom an effect concerns makes its choices', () => {
    const gift = memory('gift', { verb: 'addToken', action: 'chosen', who: 'another' });
    const t = table({ hand: [gift], others: [{}, {}] });
    t.pick('play:gift').pick('seat:1');
    expect(t.prompt(1)).toMatchObject({ ask: 'pickAction', about: { verb: 'addToken', card: 'gift' } });
    expect(t.asked()).toBeUndefined();
    t.pick('action:influence', 1);
    expect(t.state.wraiths.map(({ actions }) => actions.influence.tokens)).toEqual([0, 1, 0]);
  });

  it('[VW-RULING-110] whoever was done is asked again when a teammate changes something for them', () => {
    const t = table({ others: [{}, { threats: [RAT] }] });
    t.pick('end', 0).pick('end', 1);
    expect([t.asked(0), t.asked(1)]).toEqual(['ready', 'ready']);
    t.use('fight', 'rat-a');
    expect([t.asked(0), t.asked(1)]).toEqual(['ready', 'play']);
    expect(t.last('ready')).toEqual({ type: 'ready', seat: 1, ready: false });
  });

  it('a declared Use comes to nothing when a teammate takes the target first', () => {
    const t = table({
      tokens: { fight: 1 },
      threats: [{ id: 'ox', values: 'F3' }],
      others: [{ tokens: { fight: 1 } }],
    });
    t.pick('use:fight>ox-a').pick('use:fight>ox-a', 0).pick('proceed:1', 0);
    expect(t.last('useWithoutTarget')).toMatchObject({ seat: 1 });
    expect(t.me.actions.fight).toMatchObject({ tokens: 1, slot: 1, facing: 'exhausted' });
  });

  it('a Veilwraith who gives up loses for the team', () => {
    const t = table({ seats: 2 });
    t.pick('resign');
    expect(t.state.lastGame).toMatchObject({ result: 'conceded', winners: [] });
  });
});

describe('a race', () => {
  it('[VW-COMPET-01] [VW-RULING-53] opponents race side by side: no targets across the table', () => {
    const t = table(race({ others: [{ threats: [RAT] }] }));
    expect(t.offers()).not.toContain('use:fight>rat-a');
    expect(t.offers(0)).toContain('use:fight>rat-a');
    expect(t.why()).toContainEqual(expect.objectContaining({ code: 'opponentsThreat', rule: 'VW-RULING-53' }));
  });

  it('[VW-COMPET-02] [VW-RULING-55] the first to win wins the Vignette, once the others have finished that Play Phase', () => {
    const t = table(race({ ...ready, others: [{}] }));
    t.use('explore', 'portal', 5);
    expect(t.state.lastGame).toBeUndefined();
    expect(t.asked(0)).toBe('play');
    t.pick('end', 0);
    expect(t.state.lastGame).toEqual({ result: 'won', round: 5, winners: [1] });
  });

  /** A race of three with this much left at each seat; the last seat passes its Portal first, the first seat last. */
  const tie = (left: { spirit: number[]; tokens: number[]; ages: number[] }): Table => {
    const { spirit, tokens, ages } = left;
    const lane = (seat: Seat): Lane => ({
      ...ready,
      spirit: spirit[seat] ?? 0,
      tokens: { explore: 5, fight: tokens[seat] ?? 0 },
    });
    const t = table(race({ ...lane(2), others: [lane(0), lane(1)], options: { ages } }));
    for (const seat of [2, 1, 0]) t.use('explore', 'portal', 5, seat);
    return t;
  };

  it('[VW-COMPET-03] [VW-EX-42] equal Spirit: the most Power Tokens left', () => {
    const t = tie({ spirit: [6, 6, 6], tokens: [1, 3, 2], ages: [2, 0, 1] });
    expect(t.state.lastGame).toMatchObject({ result: 'won', winners: [1] });
  });

  it('[VW-COMPET-03] [VW-RULING-59] most Spirit first, the younger last', () => {
    const more = tie({ spirit: [5, 7, 6], tokens: [2, 0, 3], ages: [2, 0, 1] });
    expect(more.state.lastGame).toMatchObject({ winners: [1] });
    // `ages` names the youngest first.
    const even = tie({ spirit: [6, 6, 6], tokens: [0, 0, 0], ages: [1, 2, 0] });
    expect(even.state.lastGame).toMatchObject({ winners: [1] });
  });

  it('[VW-RULING-55] the values of a win are frozen as it happens', () => {
    const t = table(race({ ...ready, spirit: 9, threats: [RAT], others: [{}] }));
    t.use('explore', 'portal', 5);
    expect(t.me.won).toEqual({ round: 5, spirit: 9, tokens: 0 });
    t.pick('end', 0);
    expect(t.me.legacy).toMatchObject({ lastSpirit: 9, lastTokens: 0 });
  });

  it('[VW-COMPET-06] [VW-RULING-56] who loses is out, the others play on and still need their Portal', () => {
    const t = table(race({ spirit: 1, threats: [RAT], others: [{}] }));
    t.endTurn();
    expect(t.me.status).toBe('out');
    expect(t.state.lastGame).toBeUndefined();
    expect(t.asked(0)).toBe('play');
    t.wraith(0).spirit = 1;
    t.pick('resign', 0);
    expect(t.state.lastGame).toMatchObject({ result: 'conceded', winners: [] });
  });

  it('[VW-COMPET-07] if all lose nobody wins the Vignette', () => {
    const t = table(race({ spirit: 1, threats: [RAT], others: [{ spirit: 1, threats: ['rat-a'] }] }));
    t.endTurn();
    expect(t.state.lastGame).toMatchObject({ result: 'spirit', winners: [] });
    expect(t.game.outcome(t.state)).toMatchObject({ result: 'nobody', winners: [] });
  });

  it('[VW-RULING-54] "another Veilwraith" is the Veilwraith themselves', () => {
    const t = table(
      race({
        hand: [memory('gift', { verb: 'gainSpirit', n: 2, who: 'another' })],
        spirit: 10,
        others: [{ spirit: 10 }],
      }),
    );
    t.pick('play:gift');
    expect([t.wraith(0).spirit, t.wraith(1).spirit]).toEqual([10, 12]);
  });

  it('[VW-RULING-107] "each Veilwraith" is only the one whose card it is', () => {
    const feast = memory('feast', { verb: 'gainSpirit', n: 2, who: 'each' });
    const t = table(race({ hand: [feast], spirit: 10, others: [{ spirit: 10 }] }));
    t.pick('play:feast');
    expect([t.wraith(0).spirit, t.wraith(1).spirit]).toEqual([10, 12]);
  });

  it('is asked in windows by stop and number of Memories only, in the Spirit Phase from the start', () => {
    const { game, state } = table({});
    const dealt = game.setup(game.options.parse({ table: 'race' }), 2, state.rng);
    expect(dealt.wraiths.map(({ stops }) => stops)).toEqual([['W4'], ['W4']]);
    const t = table(race({ hand: ['memory-blood'], stops: ['W4'], others: [{ hand: ['memory-salt'], spirit: 10 }] }));
    t.pick('end').pick('end', 0);
    // Nothing to gain, and asked all the same; a marked Memory, and not asked.
    expect(t.prompt()).toMatchObject({ ask: 'window', about: { window: 'W4' } });
    expect(t.offers()).toEqual(['pass']);
    expect(t.asked(0)).toBeUndefined();
  });

  it('hides hands and what is left in the decks from opponents', () => {
    const t = table(race({ hand: ['memory-blood'], others: [{}] }));
    const theirs = t.game.view(t.state, 0).wraiths[1];
    expect(theirs?.hand).toEqual({ count: 1 });
    expect(theirs?.memoryDeck.list).toBeUndefined();
    expect(t.game.view(t.state, 1).wraiths[1]?.hand.cards).toHaveLength(1);
    const [event] = t.game.apply(t.state, 1, 'use:explore:draw').filter(({ fact }) => fact.type === 'memoryDrawn');
    expect(event).toMatchObject({ to: [1], public: { type: 'memoryDrawn', seat: 1 } });
  });
});
