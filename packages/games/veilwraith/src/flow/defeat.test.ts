import { describe, expect, it } from 'vitest';
import { memory, type ThreatSpec } from '../testing/cards.ts';
import { defs, table } from '../testing/table.ts';

const TWIN: ThreatSpec = { id: 'twin', values: 'F5* I4*', kind: 'foe', cost: 2, boost: 2 };
const EITHER: ThreatSpec = { id: 'either', values: 'F5 I3' };
const RAT: ThreatSpec = { id: 'rat', values: 'F2', cost: 1 };

describe('Threat values', () => {
  it('[VW-VAL-01] [VW-CARD-02] one value: defeat it and the Threat is defeated', () => {
    const t = table({ threats: [RAT] });
    t.use('fight', 'rat-a');
    expect(t.last('threatDefeated')).toMatchObject({ card: 'rat-a', kind: 'anima' });
  });

  it('[VW-VAL-02] [VW-EX-27] several unstarred values: any one of them', () => {
    const t = table({ threats: [EITHER] });
    expect(t.offers()).toEqual(expect.arrayContaining(['use:fight>either-a', 'use:influence>either-a']));
    t.use('influence', 'either-a');
    expect(t.me.threats).toEqual([]);
  });

  it('[VW-VAL-03] [VW-VAL-04] [VW-VAL-06] [VW-CARD-03] [VW-EX-26] starred values: all of them, over several rounds', () => {
    const t = table({ threats: [TWIN], tokens: { fight: 3 }, spirit: 12, round: 8 });
    t.use('fight', 'twin-a', 3);
    expect(t.last('valueDefeated')).toMatchObject({ value: 'fight', left: 1 });
    expect(t.me.threats).toMatchObject([{ def: 'twin-a', marks: 1 }]);
    expect(t.me.spirit).toBe(12);
    t.endTurn();
    expect(t.me.spirit).toBe(10);
    t.pick('tilt:influence').endTurn();
    expect(t.me.spirit).toBe(8);
    expect(t.state.round).toBe(10);
    t.use('influence', 'twin-a', 1);
    expect(defs(t.me.threats)).not.toContain('twin-a');
    expect(t.me.foesDefeated).toEqual(['twin-a']);
    expect(t.me.spirit).toBe(10);
  });

  it('[VW-VAL-05] [VW-CRYS-01] a marked value cannot be a target again', () => {
    const t = table({ threats: [TWIN], tokens: { fight: 3 } });
    t.use('fight', 'twin-a', 3).endTurn();
    expect(t.offers()).not.toContain('use:fight>twin-a');
    expect(t.offers()).toContain('use:influence>twin-a');
    expect(t.why()).toContainEqual(expect.objectContaining({ code: 'valueMarked', rule: 'VW-VAL-05' }));
  });

  it('[VW-VAL-07] marks are lost when a Threat leaves play undefeated', () => {
    const deja: ThreatSpec = { ...TWIN, id: 'pair', kind: 'deja' };
    const t = table({
      threats: [deja],
      tokens: { fight: 3 },
      hand: [memory('back', { verb: 'returnThreat', to: 'deckTop' })],
    });
    t.use('fight', 'pair-a', 3).pick('play:back').endTurn();
    expect(t.me.threats).toMatchObject([{ def: 'pair-a', marks: 0 }]);
  });

  it('[VW-VAL-08] changed values are compared as they are when the Use resolves', () => {
    const t = table({ threats: [EITHER], hand: [memory('soften', { verb: 'modifyValue', n: -3, until: 'round' })] });
    t.pick('use:fight>either-a').pick('play:soften').proceed();
    expect(t.last('useResolved')).toMatchObject({ need: 2, power: 2, success: true });
  });

  it('[VW-CRYS-02] [VW-RULING-29] an insufficient attack leaves nothing behind', () => {
    const t = table({ threats: [TWIN], tokens: { fight: 2 } });
    t.use('fight', 'twin-a', 2).endTurn();
    expect(t.me.threats[0]?.marks).toBe(0);
    expect(t.game.view(t.state, 0).wraiths[0]?.threats[0]?.values[0]).toMatchObject({ n: 5, marked: false });
  });

  it('[VW-RULING-24] a starred Threat with an unstarred value falls to that one alone', () => {
    const t = table({ threats: [{ id: 'odd', values: 'F5* I4* E1' }] });
    t.use('explore', 'odd-a');
    expect(t.me.threats).toEqual([]);
  });

  it('[VW-RULING-25] a single star is no star', () => {
    const t = table({ threats: [{ id: 'lone', values: 'F2* I9' }] });
    t.use('fight', 'lone-a');
    expect(t.me.threats).toEqual([]);
  });

  it('[VW-RULING-26] two starred values of one type are two Uses, chosen at declaration', () => {
    const t = table({ threats: [{ id: 'duo', values: 'F2* F1*' }] });
    expect(t.offers()).toEqual(expect.arrayContaining(['use:fight>duo-a.0', 'use:fight>duo-a.1']));
    t.use('fight', 'duo-a.1').endTurn();
    expect(t.me.threats[0]?.marks).toBe(2);
    t.use('fight', 'duo-a');
    expect(t.last('useResolved')).toMatchObject({ need: 2, power: 1, success: false });
  });

  it('[VW-RULING-27] one strong Action defeats one starred value', () => {
    const t = table({ threats: [{ id: 'duo', values: 'F2* F1*' }], tokens: { fight: 5 } });
    t.use('fight', 'duo-a.0', 5);
    expect(t.me.threats[0]?.marks).toBe(1);
  });

  it('[VW-RULING-28] an effect that defeats a starred Threat defeats all of it', () => {
    const t = table({
      threats: [{ id: 'duo', values: 'F9* F9*' }],
      hand: [memory('mercy', { verb: 'defeatThreat' })],
    });
    t.pick('play:mercy');
    expect(t.last('threatDefeated')).toMatchObject({ card: 'duo-a' });
  });
});

describe('the defeat sequence', () => {
  const SPITE: ThreatSpec = {
    id: 'spite',
    values: 'F2',
    boost: 2,
    abilities: [{ trigger: 'defeat', effects: [{ verb: 'loseSpirit' }] }],
  };

  it('[VW-DEF-01] [VW-RULING-14] [VW-TRIG-01] [VW-EX-35] leaves, then its Defeat ability, then the Boost', () => {
    const t = table({ threats: [SPITE], spirit: 10 });
    t.use('fight', 'spite-a');
    const order = t.facts.map(({ type }) => type).filter((type) => type === 'threatDefeated' || type === 'spirit');
    expect(order).toEqual(['threatDefeated', 'spirit', 'spirit']);
    expect(t.all('spirit').map(({ now }) => now)).toEqual([9, 11]);
  });

  it('[VW-DEF-09] [VW-TERM-03] discarding is not defeating', () => {
    const t = table({ threats: [SPITE], spirit: 10, hand: [memory('away', { verb: 'discardThreat' })] });
    t.pick('play:away');
    expect(t.me.spirit).toBe(10);
    expect(defs(t.me.threatDiscard)).toEqual(['spite-a']);
    expect(t.last('threatDefeated')).toBeUndefined();
  });

  it('[VW-LOSE-01] Spirit 0 in between is not saved by the Boost', () => {
    const t = table({ threats: [SPITE], spirit: 1 });
    t.use('fight', 'spite-a');
    expect(t.state.lastGame).toMatchObject({ result: 'spirit' });
    expect(t.all('spirit')).toHaveLength(1);
  });

  it('[VW-DEF-02] Anima and Deja go to the Threat discard pile', () => {
    const t = table({ threats: [RAT, { id: 'soul', values: 'I3', kind: 'deja' }], keys: ['key-light'] });
    t.use('fight', 'rat-a').pick('turn:key-light>influence>soul-a').proceed();
    expect(defs(t.me.threatDiscard)).toEqual(['rat-a', 'soul-a']);
  });

  it('[VW-DEF-03] [VW-CARD-07] a Foe is set aside and counts as defeated', () => {
    const t = table({ threats: [{ id: 'ogre-king', values: 'F2', kind: 'foe' }] });
    t.use('fight', 'ogre-king-a');
    expect(t.me.foesDefeated).toEqual(['ogre-king-a']);
    expect(t.me.threatDiscard).toEqual([]);
  });

  it('[VW-DEF-04] [VW-TERM-13] [VW-CARD-08] a Key goes upright to the Play Area', () => {
    const t = table({ threats: ['key-warmth'], tokens: { explore: 3 } });
    t.use('explore', 'key-warmth', 3);
    expect(t.me.keys).toMatchObject([{ def: 'key-warmth', state: 'upright' }]);
    expect(t.last('keyCollected')).toMatchObject({ keys: 1 });
    expect(t.offers()).toContain('flip:key-warmth');
  });

  it('[VW-DEF-06] [VW-LIM-01] [VW-LIM-02] [VW-EX-06] a Boost adds Spirit up to the maximum', () => {
    const king: ThreatSpec = { id: 'king', values: 'F2', kind: 'foe', boost: 1 };
    const low = table({ threats: [king], spirit: 12 });
    low.use('fight', 'king-a');
    expect(low.me.spirit).toBe(13);
    const full = table({ threats: [king], spirit: 20 });
    full.use('fight', 'king-a');
    expect(full.me.spirit).toBe(20);
  });

  it('[VW-LIM-02] of a gain, what does not fit under the maximum is lost and the rest is not', () => {
    const king: ThreatSpec = { id: 'king', values: 'F2', kind: 'foe', boost: 3 };
    const rest = memory('rest', { verb: 'gainSpirit', n: 4 });
    const alone = table({ threats: [king], spirit: 18, hand: [rest] });
    alone.use('fight', 'king-a');
    expect(alone.me.spirit).toBe(20);
    expect(alone.last('spirit')).toMatchObject({ change: 2, now: 20 });
    // With two players the maximum is 18.
    const two = table({ threats: [king], spirit: 17, others: [{ spirit: 16, hand: [rest] }] });
    two.use('fight', 'king-a');
    two.pick('play:rest', 0);
    expect(two.state.wraiths.map(({ spirit }) => spirit)).toEqual([18, 18]);
    expect(two.all('spirit').map(({ change }) => change)).toEqual([1, 2]);
  });

  it('[VW-DEF-07] [VW-TRIG-06] ongoing abilities end as soon as the card leaves', () => {
    const warden: ThreatSpec = {
      id: 'warden',
      values: 'F2',
      abilities: [{ trigger: 'ongoing', effects: [{ verb: 'restrict', rule: 'noTilt' }] }],
    };
    const t = table({ threats: [warden] });
    expect(t.offers()).not.toContain('tilt:explore');
    t.use('fight', 'warden-a');
    expect(t.offers()).toContain('tilt:explore');
  });

  it('[VW-DEF-08] a defeat by an effect runs the same sequence', () => {
    const t = table({ threats: [SPITE], spirit: 10, hand: [memory('mercy', { verb: 'defeatThreat' })] });
    t.pick('play:mercy');
    expect(t.all('spirit').map(({ now }) => now)).toEqual([9, 11]);
    expect(defs(t.me.threatDiscard)).toEqual(['spite-a']);
  });

  it('[VW-RULING-23] a generic defeat reaches neither Foes nor Keys', () => {
    const t = table({
      threats: [TWIN, 'key-warmth', RAT],
      hand: [
        memory('mercy', { verb: 'defeatThreat' }),
        memory('hunt', { verb: 'defeatThreat', filter: { kinds: ['foe'] } }),
      ],
    });
    t.pick('play:mercy');
    expect(defs(t.me.threats)).toEqual(['twin-a', 'key-warmth']);
    t.pick('play:hunt');
    expect(defs(t.me.threats)).toEqual(['key-warmth']);
  });

  it('[VW-RULING-21] a Foe or Key in the discard pile is neither defeated nor collected', () => {
    const t = table({
      threatDiscard: [TWIN, 'key-warmth'],
      threatDeck: [],
      spirit: 15,
      script: { 'threats:0': [2, 1] },
    });
    t.endTurn();
    expect(t.me.threatDeck.concat(defs(t.me.threats)).sort()).toEqual(['archfiend', 'key-warmth', 'twin-a']);
    expect(t.me.keys).toEqual([]);
    expect(t.me.foesDefeated).toEqual([]);
  });
});

const ALL_KEYS = ['key-light', 'key-voice', 'key-colour', 'key-name', 'key-warmth'];
const FOES = ['iron-sexton-a', 'goblin-king-a'];

describe('the Portal', () => {
  const last: ThreatSpec = { id: 'last', values: 'F6', kind: 'foe' };
  const scene = {
    keys: ALL_KEYS.map((key) => `${key}:flipped`),
    foesDefeated: ['iron-sexton-a'],
    threats: [last],
    slots: ['explore', 'influence', 'fight'] as const,
    tokens: { fight: 3 },
  };

  it('[VW-PORTAL-01] [VW-PORTAL-04] [VW-ENG-05] arrives at once when the last Foe falls, whatever the Keys look like', () => {
    const t = table(scene);
    t.use('fight', 'last-a', 3);
    expect(defs(t.me.threats)).toEqual(['portal']);
    expect(t.last('portalArrived')).toMatchObject({ explore: 6 });
  });

  it('[VW-PORTAL-02] [VW-EX-34] arrives at once when the last Key falls', () => {
    const t = table({
      keys: ALL_KEYS.slice(0, 4),
      foesDefeated: FOES,
      threats: ['key-warmth'],
      tokens: { explore: 5 },
    });
    t.use('explore', 'key-warmth', 5);
    const order = t.facts.map(({ type }) => type);
    expect(order.indexOf('portalArrived')).toBeGreaterThan(order.indexOf('keyCollected'));
    expect(t.me.portal).toBe('inPlay');
  });

  it('[VW-PORTAL-03] [VW-COOP-09] waits for every Foe to be defeated, wherever it is', () => {
    const t = table({
      keys: ALL_KEYS.slice(0, 4),
      foesDefeated: ['iron-sexton-a'],
      threatDiscard: ['goblin-king-a'],
      threats: ['key-warmth'],
      tokens: { explore: 5 },
    });
    t.use('explore', 'key-warmth', 5);
    expect(t.me.keys).toHaveLength(5);
    expect(t.me.portal).toBe('aside');
  });

  it('[VW-PORTAL-05] [VW-CARD-13] its only value is the Explore value of the Vignette', () => {
    const t = table({ portal: true, vignette: 4 });
    expect(t.game.view(t.state, 0).wraiths[0]?.threats[0]?.values).toMatchObject([{ type: 'explore', n: 8 }]);
    expect(t.offers()).toContain('use:explore>portal');
    expect(t.offers()).not.toContain('use:fight>portal');
  });

  it('[VW-PORTAL-06] [VW-PORTAL-07] [VW-EX-33] can be passed in the turn in which it arrives', () => {
    const t = table({ ...scene, keys: [...scene.keys.slice(1), 'key-light'], tokens: { fight: 3, explore: 5 } });
    t.use('fight', 'last-a', 3).pick('turn:key-light>explore>portal').proceed(5);
    expect(t.state.lastGame).toEqual({ result: 'won', round: 5, winners: [0] });
    expect(t.all('phase')).toEqual([]);
  });

  it('[VW-PORTAL-08] no Played ability and no draw has to do with it', () => {
    const t = table({ ...scene, threatDeck: ['blank-a'] });
    t.use('fight', 'last-a', 3);
    expect(t.last('threatPlayed')).toBeUndefined();
    expect(t.me.threatDeck).toEqual(['blank-a']);
  });

  it('[VW-RULING-22] no effect discards, ignores, moves or defeats it', () => {
    const any = { kinds: ['anima', 'deja', 'foe', 'key', 'portal'] as ('anima' | 'portal')[] };
    const t = table({
      portal: true,
      hand: [
        memory('a', { verb: 'defeatThreat', filter: any }),
        memory('b', { verb: 'discardThreat', filter: any }),
        memory('c', { verb: 'returnThreat', to: 'deck', filter: any }),
        memory('d', { verb: 'ignoreThreat', filter: any }),
      ],
    });
    expect(t.offers().filter((id) => id.startsWith('play:'))).toEqual([]);
  });

  it('[VW-EX-57] comes after the Defeat ability and the Boost, and before the Action moves', () => {
    const foe: ThreatSpec = {
      id: 'last',
      values: 'F2',
      kind: 'foe',
      boost: 2,
      abilities: [{ trigger: 'defeat', effects: [{ verb: 'discardMemory', pick: 'choice' }] }],
    };
    const t = table({
      keys: ALL_KEYS,
      foesDefeated: ['iron-sexton-a'],
      threats: [foe],
      hand: ['memory-lanterns'],
      spirit: 10,
    });
    t.use('fight', 'last-a');
    const order = t.facts.map(({ type }) => type);
    const steps = ['threatDefeated', 'memoryDiscarded', 'spirit', 'portalArrived', 'slotsChanged'] as const;
    const places = steps.map((type) => order.indexOf(type));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(t.me.spirit).toBe(12);
    expect(defs(t.me.memoryDiscard)).toEqual(['memory-lanterns']);
  });
});

describe('winning and losing', () => {
  const open = { portal: true, tokens: { explore: 5 }, keys: ALL_KEYS, foesDefeated: FOES };

  it('[VW-WIN-01] [VW-OBJ-03] [VW-OBJ-04] [VW-DEF-05] [VW-EX-15] the Portal defeated wins at once', () => {
    const t = table({ ...open, threats: [RAT, { id: 'wolf', values: 'F4', cost: 3 }], spirit: 2 });
    t.use('explore', 'portal', 5);
    expect(t.state.lastGame).toEqual({ result: 'won', round: 5, winners: [0] });
    expect(t.me.spirit).toBe(2);
    expect(t.game.outcome(t.state)).toEqual({ result: 'won', winners: [0] });
  });

  it('[VW-WIN-02] [VW-ENG-06] nothing else of the round is played', () => {
    const t = table(open);
    t.use('explore', 'portal', 5);
    expect(t.game.prompts(t.state)).toEqual([]);
    expect(t.last('slotsChanged')).toBeUndefined();
    expect(t.last('phase')).toBeUndefined();
    expect(t.me.work).toEqual([]);
  });

  it('[VW-OBJ-05] Spirit 0 loses at once, in any phase and from any cause', () => {
    const cut: ThreatSpec = {
      id: 'cut',
      values: 'F9',
      abilities: [{ trigger: 'played', effects: [{ verb: 'loseSpirit', n: 3 }] }],
    };
    const played = table({ spirit: 3, threatDeck: [cut] });
    played.endTurn();
    expect(played.state.lastGame).toMatchObject({ result: 'spirit', round: 6 });
    const cost = table({ spirit: 1, hand: [memory('bleed', { verb: 'loseSpirit' })] });
    cost.pick('play:bleed');
    expect(cost.state.lastGame).toMatchObject({ result: 'spirit', round: 5 });
  });

  it('[VW-OBJ-07] Keys and Foes fall in any order, but the Portal is not in play before both are done', () => {
    const t = table({ keys: ALL_KEYS, foesDefeated: ['iron-sexton-a'] });
    expect(t.me.portal).toBe('aside');
    expect(t.offers().some((id) => id.includes('portal'))).toBe(false);
  });

  it('[VW-LOSE-04] a stand-alone defeat costs nothing', () => {
    const t = table({ spirit: 1, threats: [RAT] });
    t.endTurn();
    expect(t.game.outcome(t.state)).toEqual({ result: 'spirit', winners: [] });
    expect(t.state.campaign.ribbons).toBe(0);
    expect(t.all('ribbons')).toEqual([]);
  });
});
