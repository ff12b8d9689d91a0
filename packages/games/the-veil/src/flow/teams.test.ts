import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { table } from '../testing/table.ts';

/** Seats 1 and 2 against seat 0, with one Health; seat 2 is meant where none is named. */
const PAIR = { sides: [0, 1, 1] };
const pair = (how: {
  mine?: object;
  mate?: object;
  foe?: object;
  damage?: number;
  health?: number;
  options?: object;
}) =>
  table({
    players: [
      { character: 'diabolist', ...how.foe },
      { character: 'runesage', ...how.mate },
      { character: 'barbarian', ...how.mine },
    ],
    damage: how.damage ?? 0,
    health: how.health ?? 0,
    options: { ...PAIR, ...how.options },
  });

describe('teams', () => {
  it('[TV-TEAM-01] [TV-VILL-01] [TV-GEN-08] add their Health into one total', () => {
    const t = pair({});
    expect(game.view(t.state, 0).totals).toMatchObject([
      { members: [0], maximum: 90 },
      { members: [1, 2], health: 103, maximum: 103 },
    ]);
  });

  it('[TV-TEAM-02] [TV-RULING-51] act at the same time, until all are done; being done can be withdrawn', () => {
    const t = pair({ mine: { hand: ['chipped-axe'] }, mate: { hand: ['spark'] } });
    expect(t.asked()).toEqual(['1 turn', '2 turn']);
    t.cards('chipped-axe').choose('end', 1);
    expect(t.asked()).toEqual(['2 turn']);
    t.choose('withdraw', 1);
    expect(t.asked()).toEqual(['1 turn', '2 turn']);
    t.choose((option) => option.id.startsWith('play:spark'), 1)
      .choose('end', 1)
      .choose('end', 2);
    expect(t.facts('turnEnded').map(({ who }) => who)).toEqual([1, 2]);
    expect(t.asked()).toEqual(['0 turn']);
  });

  it('[TV-RULING-50] [TV-TEAM-09] share Damage and Health, and nothing else', () => {
    const t = pair({ mine: { hand: ['chipped-axe', 'plundered-coin'] }, mate: { hand: ['spark'] } });
    t.cards('chipped-axe', 'plundered-coin').choose((option) => option.id.startsWith('play:spark'), 1);
    expect(t.state.turn.damage).toBe(4);
    expect([t.player(1).gold, t.player(2).gold]).toEqual([0, 1]);
    t.choose((option) => option.id.startsWith('hit:total'), 1);
    expect(t.health(0)).toBe(86);
  });

  it('[TV-TEAM-03] are hit behind the Shields of all members', () => {
    const t = table({
      players: [
        { character: 'oathwarden', recruits: ['gate-sentinel'] },
        { character: 'barbarian', recruits: ['clan-whelp'] },
        { character: 'diabolist' },
      ],
      options: { sides: [0, 0, 1] },
      damage: 8,
    });
    expect(new Set(t.offers('hit'))).toEqual(new Set(['gate-sentinel']));
    t.hit('gate-sentinel');
    expect(new Set(t.offers('hit'))).toEqual(new Set(['clan-whelp', '0,1']));
    t.hit(1);
    expect(t.health(0)).toBe(59 + 55 - 5);
  });

  it('[TV-TEAM-04] [TV-VILL-03] [TV-RULING-52] with separate totals the attacker chooses whom to hit', () => {
    const t = table({
      players: [
        { character: 'oathwarden', recruits: ['gate-sentinel'] },
        { character: 'barbarian' },
        { character: 'diabolist' },
      ],
      options: { sides: [0, 0, 1], health: 'separate' },
      damage: 8,
    });
    // The Shield of one stands before both.
    expect(new Set(t.offers('hit'))).toEqual(new Set(['gate-sentinel']));
    t.hit('gate-sentinel').hit(1, 1).hit(0);
    expect([t.health(0), t.health(1)]).toEqual([55, 54]);
  });

  it('[TV-TEAM-05] [TV-PHLTH-01] heal whom they like', () => {
    const t = pair({ mine: { health: 50 }, mate: { health: 40 }, health: 5, options: { health: 'separate' } });
    expect(t.moves().filter((id) => id.startsWith('heal'))).toEqual([
      'heal:total:1:5',
      'heal:total:1:1',
      'heal:total:2:5',
      'heal:total:2:1',
    ]);
    t.choose('heal:total:1:1').choose('heal:total:2:4');
    expect([t.health(1), t.health(2)]).toEqual([41, 54]);
  });

  it('[TV-TEAM-06] [TV-EX-49] never above the sum', () => {
    const t = pair({ mine: { health: 100 }, health: 5 }).heal();
    expect(t.health()).toBe(103);
    expect(t.state.turn.health).toBe(2);
  });

  it('[TV-TEAM-07] [TV-OVER-01] a shared total falls as a whole', () => {
    const t = table({
      players: [{ character: 'oathwarden', health: 4 }, { character: 'barbarian' }, { character: 'diabolist' }],
      options: { sides: [0, 0, 1] },
      damage: 6,
    });
    t.state.totals[0] = { members: [0, 1], health: 4 };
    t.hit(0);
    t.play.ends('won');
    expect(game.outcome(t.state)?.winners).toEqual([2]);
  });

  it('[TV-TEAM-08] separate totals fall one by one', () => {
    const t = table({
      players: [
        { character: 'oathwarden', health: 4 },
        { character: 'barbarian', health: 9 },
        { character: 'diabolist' },
      ],
      options: { sides: [0, 0, 1], health: 'separate' },
      damage: 6,
    });
    t.hit(0);
    expect(t.player(0).out).toBe(true);
    t.end();
    expect(t.asked()).toEqual(['1 turn']);
  });

  it('[TV-TEAM-12] see each other’s Hands, the others do not', () => {
    const t = pair({ mate: { hand: ['spark', 'marginalia'] } });
    const seen = (who: number | 'spectator') => game.view(t.state, who).players[1]?.hand.length;
    expect([seen(0), seen(1), seen(2), seen('spectator')]).toEqual([0, 2, 2, 0]);
  });

  it('[TV-RULING-95] whoever shares a total cannot give up for the others; alone one can', () => {
    const shared = pair({});
    expect(shared.play.promptOf(2)?.options.some(({ kind }) => kind === 'resign')).toBe(false);
    const alone = pair({ options: { health: 'separate' } });
    alone.choose('resign');
    expect(alone.player(2).out).toBe(true);
    expect(alone.asked()).toEqual(['1 turn']);
    alone.choose('resign', 1);
    alone.play.ends('won');
  });

  it('[TV-RULING-23] [TV-TEAM-03] a Shield that protects its own side protects the whole team, and no other', () => {
    const t = table({
      players: [
        { character: 'oathwarden', recruits: ['gate-sentinel'] },
        { character: 'barbarian', recruits: ['clan-whelp'] },
        { character: 'runesage', recruits: ['paper-homunculus'] },
        { character: 'thornwitch' },
      ],
      options: { sides: [0, 0, 1, 2], shields: 'own', health: 'separate' },
      damage: 4,
    });
    expect(new Set(t.offers('hit'))).toEqual(new Set(['gate-sentinel', 'paper-homunculus', '2']));
  });

  it('[TV-RULING-24] Damage of several members adds up on one Recruit', () => {
    const t = pair({
      foe: { character: 'oathwarden', recruits: ['bulwark-brother'] },
      mate: { hand: ['spark'] },
      mine: { hand: ['chipped-axe', 'battle-yell'] },
    });
    t.cards('chipped-axe').hit('bulwark-brother');
    t.choose(({ id }) => id.startsWith('play:spark'), 1).choose(({ id }) => /^hit:bulwark.*:2$/.test(id), 1);
    expect(t.zone('recruits', 0)).toEqual(['bulwark-brother']);
    expect(t.cards('battle-yell').hit('bulwark-brother').zone('recruits', 0)).toEqual([]);
  });

  it('[TV-RULING-44] [TV-MAXH-01] separate totals: a raise is for its own character', () => {
    const t = pair({
      mate: { health: 40 },
      mine: { health: 55, banished: ['inner-strength'] },
      health: 20,
      options: { health: 'separate' },
    });
    t.choose('heal:total:1:8').choose('heal:total:2:2');
    expect([t.health(1), t.health(2)]).toEqual([48, 57]);
    expect(t.offers('heal')).toEqual([]);
  });

  it('[TV-RULING-50] a discard one member brought about counts for all, their Auras do not', () => {
    const t = pair({
      foe: { hand: ['cinder-lash'] },
      mate: { character: 'barbarian', hand: ['intimidating-roar'] },
      mine: { character: 'gutterblade', route: ['den-of-thieves'] },
    });
    expect(t.moves()).not.toContain('ability');
    t.choose(({ id }) => id.startsWith('play:'), 1).choose(({ id }) => id.includes('intimidating-roar/text0'), 1);
    expect(t.moves()).toContain('ability');
    expect([t.player(1).gold, t.player(2).gold]).toEqual([0, 0]);
  });

  it('[TV-TEAM-12] are told what members draw, the others how many', () => {
    const t = pair({}).choose('end', 1).choose('end', 2);
    const drawn = t.play.events.filter(({ fact }) => fact.type === 'drew');
    expect(drawn.map(({ to }) => to)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    for (const { public: told } of drawn) expect(told).not.toHaveProperty('cards');
  });
});

describe('the end', () => {
  it('[TV-GEN-01] [TV-GEN-02] [TV-OVER-02] the last side with Health wins, at once', () => {
    const t = table({ players: [{ health: 3 }, { hand: ['chipped-axe'] }], damage: 9 }).hit(0);
    expect(t.health(0)).toBe(0);
    t.play.ends('won');
    expect(game.outcome(t.state)).toEqual({ result: 'won', winners: [1] });
  });

  it('[TV-OVER-03] [TV-RULING-48] [TV-CLEAN-01] with three sides the others go on, without the cards of the one who is out', () => {
    const t = table({
      players: [
        { character: 'pathfinder' },
        { health: 3, recruits: ['clan-whelp'], character: 'barbarian' },
        { character: 'runesage', discard: [] },
      ],
      damage: 5,
    }).hit(1);
    expect(t.player(1)).toMatchObject({ out: true, recruits: [], hand: [], deck: [], route: [] });
    expect(t.state.gone.filter(({ owner }) => owner === 1)).toHaveLength(44);
    t.end();
    expect(t.asked()).toEqual(['0 turn']);
    t.choose('end', 0);
    expect(t.asked()).toEqual(['2 turn']);
  });

  it('[TV-OVER-04] [TV-EX-58] a Trap on the own turn ends it too', () => {
    const t = table({ players: [{}, { health: 2, hand: [{ def: 'bramble-snare', owner: 0 }] }] }).cards(
      'bramble-snare',
    );
    t.play.ends('won');
    expect(game.outcome(t.state)?.winners).toEqual([0]);
  });

  it('[TV-RULING-47] nobody wins when the last fall together', () => {
    const t = table({
      players: [
        { character: 'barbarian', health: 1, discard: [{ def: 'weeping-sore', owner: 2 }] },
        { character: 'runesage', health: 1, discard: [{ def: 'weeping-sore', owner: 2 }] },
        { character: 'plague-matron', health: 9 },
      ],
    }).ability();
    t.play.ends('won');
    const draw = table({ players: [{ health: 1 }, { health: 1 }], damage: 1 });
    for (const total of draw.state.totals) total.health = 0;
    draw.choose((option) => option.id === 'end');
    draw.play.ends('draw');
    expect(game.outcome(draw.state)?.winners).toEqual([]);
  });

  it('[TV-GEN-06] a text counts before a rule: loss passes Shields', () => {
    const t = table({ players: [{ recruits: ['briar-golem'] }, { character: 'plague-matron', hand: ['liquefy'] }] });
    t.cards('liquefy').use('liquefy', 'text1');
    expect(t.health(0)).toBe(43);
    expect(t.zone('recruits', 0)).toEqual(['briar-golem']);
  });
});

describe('free-for-all', () => {
  const three = (shields: string) =>
    table({
      players: [
        { character: 'thornwitch' },
        { character: 'oathwarden', recruits: ['gate-sentinel'] },
        { character: 'barbarian' },
      ],
      options: { shields },
      damage: 6,
    });

  it('[TV-RULING-23] [TV-EX-59] every Shield comes first, whosever it is', () => {
    const t = three('all');
    expect(new Set(t.offers('hit'))).toEqual(new Set(['gate-sentinel']));
    t.hit('gate-sentinel').hit(0);
    expect(t.health(0)).toBe(42);
  });

  it('[TV-RULING-23] or only those of the side that is hit', () => {
    const t = three('own');
    expect(new Set(t.offers('hit'))).toEqual(new Set(['gate-sentinel', '0']));
  });

  it('[TV-SOLO-08] a round ends where it began, though that side is out', () => {
    const t = table({
      players: [{ character: 'thornwitch', health: 2 }, { character: 'oathwarden' }, { character: 'barbarian' }],
      damage: 2,
      round: 4,
    });
    expect(t.state.first).toBe(0);
    t.hit(0).end();
    expect(t.asked()).toEqual(['1 turn']);
    expect(t.state.round).toBe(5);
    t.choose('end', 1);
    expect(t.state.round).toBe(5);
  });

  it('[TV-RULING-101] counts the Traps of the opponent who has most', () => {
    const t = table({
      players: [
        { character: 'barbarian', discard: [{ def: 'bramble-snare', owner: 2 }] },
        {
          character: 'runesage',
          discard: [
            { def: 'bramble-snare', owner: 2 },
            { def: 'leech-pod', owner: 2 },
          ],
        },
        { character: 'thornwitch', hand: ['rain-of-needles'] },
      ],
    });
    t.cards('rain-of-needles').use('rain-of-needles', 'text0');
    expect(t.state.turn.damage).toBe(5 + 2);
  });

  it('[TV-RULING-103] Damage is given in points or in what is of use', () => {
    const t = three('own');
    expect(t.moves().filter((id) => id.startsWith('hit'))).toEqual([
      expect.stringMatching(/^hit:gate-sentinel#\d+:3$/),
      expect.stringMatching(/^hit:gate-sentinel#\d+:1$/),
      'hit:total:0:6',
      'hit:total:0:1',
    ]);
  });
});
