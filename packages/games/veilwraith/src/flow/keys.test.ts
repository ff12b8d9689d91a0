import { describe, expect, it } from 'vitest';
import { memory, type ThreatSpec } from '../testing/cards.ts';
import { defs, table } from '../testing/table.ts';

const RAT: ThreatSpec = { id: 'rat', values: 'F3', cost: 1 };

describe('Keys', () => {
  it('[VW-KEY-01] there are exactly 5, and the Portal waits for all of them', () => {
    const t = table({
      keys: ['key-light', 'key-voice', 'key-colour'],
      foesDefeated: ['iron-sexton-a', 'goblin-king-a'],
      threats: ['key-warmth', 'key-name'],
      tokens: { explore: 5 },
      hand: [
        memory('again', { verb: 'resetAction', action: 'explore' }, { verb: 'addToken', n: 5, action: 'explore' }),
      ],
    });
    t.use('explore', 'key-warmth', 5);
    expect(t.me.portal).toBe('aside');
    t.pick('play:again').pick('turn:key-light>explore>key-name').proceed(5);
    expect(t.me.keys).toHaveLength(5);
    expect(t.me.portal).toBe('inPlay');
  });

  it('[VW-KEY-02] [VW-KEY-03] [VW-THREAT-06] in the Threat Area a Key is a Threat: it costs Spirit and has no abilities', () => {
    const t = table({ threats: ['key-warmth'], spirit: 10 });
    expect(t.offers().some((id) => id.startsWith('turn:') || id.startsWith('flip:'))).toBe(false);
    expect(t.why().map(({ code }) => code)).toContain('keyNotCollected');
    t.endTurn();
    expect(t.me.spirit).toBe(9);
  });

  it('[VW-SPIRIT-04] [VW-RULING-83] collected it costs nothing and has only its Turn and Flip', () => {
    const t = table({ keys: ['key-warmth'], spirit: 10 });
    expect(t.offers()).toEqual(expect.arrayContaining(['turn:key-warmth>fight:draw', 'flip:key-warmth']));
    t.endTurn();
    expect(t.me.spirit).toBe(10);
  });

  it('is what its Turn is pointed at by, besides Action and Threat', () => {
    const t = table({ keys: ['key-light', 'key-warmth'], threats: [RAT], seats: 2 });
    const on = (start: string) => t.prompt()?.options.find(({ id }) => id.startsWith(start))?.on;
    const [light, warmth] = t.me.keys.map(({ id, def }) => `${def}#${id}`);
    expect(on(`turn:${light}>fight>`)).toEqual(['action:fight', expect.stringMatching(/^rat-a#/), light]);
    expect(on(`turn:${warmth}>fight:draw`)).toEqual(['action:fight', warmth]);
    expect(on('use:fight>')).toEqual(['action:fight', expect.stringMatching(/^rat-a#/)]);
  });

  it('[VW-KEY-04] its abilities may be used in the Play Phase in which it was collected', () => {
    const t = table({ threats: ['key-warmth'], tokens: { explore: 5 } });
    t.use('explore', 'key-warmth', 5).pick('flip:key-warmth');
    expect(t.me.actions.fight.tokens).toBe(1);
  });

  it('[VW-KEY-05] [VW-TERM-07] [VW-RULING-66] Turn: Use one upright Action at once, by all rules of Using', () => {
    const t = table({ keys: ['key-voice'], threats: [RAT], tokens: { fight: 2 }, facing: { explore: 'tilted' } });
    expect(t.offers().filter((id) => id.startsWith('turn:'))).toEqual([
      'turn:key-voice>fight>rat-a',
      'turn:key-voice>fight:draw',
      'turn:key-voice>influence:draw',
    ]);
    t.pick('turn:key-voice>fight>rat-a').pick('proceed:1');
    expect(t.me.keys[0]?.state).toBe('turned');
    expect(t.last('useResolved')).toMatchObject({ power: 3, tokens: 1, success: true });
    expect(t.slots()).toEqual(['fight!', 'explore/', 'influence']);
  });

  it('[VW-KEY-06] [VW-RULING-76] in addition to the regular Use, before or after it', () => {
    const t = table({ keys: ['key-voice'] });
    t.pick('turn:key-voice>fight:draw');
    expect(t.me.usedRegular).toBe(false);
    t.pick('use:influence:draw');
    expect(t.slots()).toEqual(['influence!', 'fight!', 'explore']);
    expect(t.offers().filter((id) => /^(use|turn):/.test(id))).toEqual([]);
  });

  it('[VW-RULING-76] a Use that a Memory grants is the extra one: the regular Use is neither spent nor given back', () => {
    const extra = memory('extra', { verb: 'grantUse' });
    const before = table({ hand: [extra] });
    before.pick('play:extra').pick('use:fight:draw');
    expect(before.prompt()?.about).toMatchObject({ use: true });
    before.pick('use:influence:draw');
    expect(before.offers()).not.toContain('use:explore:draw');
    const after = table({ hand: [extra] });
    after.pick('use:fight:draw').pick('play:extra').pick('use:influence:draw');
    expect(after.all('used').map(({ by }) => by)).toEqual(['regular', 'grant']);
    expect(after.prompt()?.about).toMatchObject({ use: false });
    expect(after.offers()).not.toContain('use:explore:draw');
  });

  it('[VW-KEY-07] [VW-TERM-10] [VW-RULING-02] Flip: an upright or turned Key goes face down and its ability happens', () => {
    const t = table({ keys: ['key-warmth', 'key-colour:turned'], spirit: 10 });
    t.pick('flip:key-warmth').pick('flip:key-colour');
    expect(t.me.keys.map(({ state }) => state)).toEqual(['flipped', 'flipped']);
    expect(t.me.actions.fight.tokens).toBe(1);
    expect(t.me.spirit).toBe(13);
  });

  it('[VW-KEY-08] [VW-EX-16] [VW-ENG-04] exactly three patterns: Turn, Flip, Turn then Flip', () => {
    const legal: string[] = [];
    const walk = (done: readonly string[]): void => {
      legal.push(done.join(' then ') || 'none');
      for (const [name, option] of [
        ['Turn', 'turn:key-warmth>explore:draw'],
        ['Flip', 'flip:key-warmth'],
      ] as const) {
        const t = table({ keys: ['key-warmth'] });
        for (const step of done) t.pick(step === 'Turn' ? 'turn:key-warmth>influence:draw' : 'flip:key-warmth');
        if (t.offers().includes(option) && done.length < 3) walk([...done, name]);
      }
    };
    walk([]);
    expect(legal.sort()).toEqual(['Flip', 'Turn', 'Turn then Flip', 'none']);
  });

  it('[VW-KEY-09] a flipped Key does nothing more', () => {
    const t = table({ keys: ['key-warmth:flipped'] });
    expect(t.offers().some((id) => id.includes('key-warmth'))).toBe(false);
    expect(t.why().map(({ code }) => code)).toContain('keyFlipped');
  });

  it('[VW-KEY-10] [VW-KEY-12] [VW-END-06] each ability once per game: Keys do not reset', () => {
    const t = table({ keys: ['key-warmth', 'key-colour'], spirit: 10 });
    t.pick('turn:key-warmth>fight:draw').pick('flip:key-colour').endTurn();
    expect(t.me.keys.map(({ state }) => state)).toEqual(['turned', 'flipped']);
    expect(t.offers().some((id) => id.startsWith('turn:'))).toBe(false);
    expect(t.why().map(({ code }) => code)).toContain('keyTurned');
  });

  it('[VW-KEY-11] [VW-PLAY-02] several Keys and abilities in one round', () => {
    const t = table({ keys: ['key-warmth', 'key-colour', 'key-voice'], spirit: 10 });
    t.pick('turn:key-warmth>fight:draw')
      .pick('turn:key-colour>influence:draw')
      .pick('flip:key-warmth')
      .pick('flip:key-voice');
    expect(t.me.keys.map(({ state }) => state)).toEqual(['flipped', 'turned', 'flipped']);
  });

  it('[VW-KEY-13] [VW-EX-02] turned and flipped Keys still count as collected', () => {
    const t = table({ keys: ['key-warmth'], hand: ['memory-salt'] });
    t.pick('use:influence:draw').pick('turn:key-warmth>explore:draw').pick('flip:key-warmth');
    expect(t.slots().filter((slot) => slot.endsWith('!'))).toHaveLength(2);
    expect(t.me.actions.fight.tokens).toBe(1);
    expect(t.me.keys).toMatchObject([{ state: 'flipped' }]);
    expect(t.me.keys).toHaveLength(1);
  });

  it('[VW-KEY-14] at most three Uses in a round, two if an Action was Tilted', () => {
    const keys = ['key-warmth', 'key-colour', 'key-voice', 'key-light', 'key-name'];
    const t = table({ keys });
    t.pick('use:explore:draw').pick('turn:key-warmth>fight:draw').pick('turn:key-colour>influence:draw');
    expect(t.offers().some((id) => id.startsWith('turn:'))).toBe(false);
    const tilted = table({ keys });
    tilted.pick('tilt:explore').pick('use:fight:draw').pick('turn:key-warmth>influence:draw');
    expect(tilted.offers().some((id) => id.startsWith('turn:'))).toBe(false);
  });

  it('[VW-LIM-09] Keys do not count toward the hand limit', () => {
    const t = table({ keys: ['key-warmth', 'key-colour'], hand: Array.from({ length: 6 }, () => 'dud') });
    t.endTurn();
    expect(t.asked()).toBe('play');
    expect(t.last('memoryDiscarded')).toBeUndefined();
  });

  it('[VW-RULING-03] [VW-TERM-09] a reset Key has both abilities again', () => {
    const t = table({ keys: ['key-warmth:flipped'], hand: ['memory-homecoming'] });
    t.pick('play:memory-homecoming');
    expect(t.offers()).toEqual(expect.arrayContaining(['turn:key-warmth>fight:draw', 'flip:key-warmth']));
  });

  it('[VW-RULING-04] a Key is not Turned when no Action is upright', () => {
    const t = table({
      keys: ['key-warmth'],
      facing: { explore: 'exhausted', fight: 'exhausted', influence: 'tilted' },
    });
    expect(t.offers()).toEqual(['flip:key-warmth', 'end']);
    expect(t.why().map(({ code }) => code)).toContain('noUprightAction');
  });

  it('[VW-RULING-05] a Key is not Turned in the middle of a Use', () => {
    const t = table({ keys: ['key-warmth'], threats: [RAT] });
    t.pick('use:fight>rat-a');
    expect(t.offers()).toEqual(['proceed:0', 'flip:key-warmth']);
    expect(t.why().map(({ code }) => code)).toContain('turnDuringUse');
  });

  it('[VW-RULING-07] Key abilities wait for the Play Phase', () => {
    const t = table({ keys: ['key-warmth'], hand: ['memory-salt'], spirit: 10, stops: ['W4'] });
    t.pick('end');
    expect(t.offers()).toEqual(['play:memory-salt', 'pass']);
    expect(t.why()).toContainEqual(expect.objectContaining({ code: 'notPlayPhase', rule: 'VW-RULING-07' }));
  });

  it('[VW-RULING-61] a Key Exhausted by an effect is turned for nothing and may still be Flipped', () => {
    const jailer: ThreatSpec = {
      id: 'jailer',
      values: 'F9',
      abilities: [{ trigger: 'played', effects: [{ verb: 'exhaustKey' }] }],
    };
    const t = table({ keys: ['key-warmth', 'key-light:flipped'], threatDeck: [jailer] });
    t.endTurn();
    expect(t.last('keyTurned')).toMatchObject({ card: 'key-warmth', benefit: false });
    expect(t.last('used')).toBeUndefined();
    expect(t.offers()).toContain('flip:key-warmth');
    expect(t.offers().some((id) => id.startsWith('turn:'))).toBe(false);
  });

  it('a Key flipped by a Threat gives nothing', () => {
    const breaker: ThreatSpec = {
      id: 'breaker',
      values: 'F9',
      abilities: [{ trigger: 'played', effects: [{ verb: 'flipKey' }] }],
    };
    const t = table({ keys: ['key-warmth'], threatDeck: [breaker] });
    t.endTurn();
    expect(t.last('keyFlipped')).toMatchObject({ benefit: false });
    expect(t.me.actions.fight.tokens).toBe(0);
  });

  it('a Flip that would do nothing is not offered, with the reason', () => {
    const t = table({ keys: ['key-colour'], spirit: 20 });
    expect(t.offers()).not.toContain('flip:key-colour');
    expect(t.why()).toContainEqual(expect.objectContaining({ code: 'flipNoEffect', rule: 'VW-EFF-03' }));
  });

  it('resets an Action and moves it, even one that stands upright already', () => {
    const t = table({ keys: ['key-name'], facing: { explore: 'exhausted' } });
    t.pick('flip:key-name');
    expect(t.offers()).toEqual(['action:explore', 'action:fight', 'action:influence']);
    t.pick('action:explore');
    expect(t.slots()).toEqual(['fight', 'influence', 'explore']);
    expect(defs(t.me.hand)).toEqual([]);
  });
});
