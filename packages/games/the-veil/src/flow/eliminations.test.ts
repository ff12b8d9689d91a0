import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { table, trapOf } from '../testing/table.ts';

describe('falling in the middle of something', () => {
  it('[TV-OVER-03] [TV-RULING-47] two of four by one effect, and the others go on', () => {
    const t = table({
      players: [
        { character: 'barbarian', health: 1, discard: [trapOf(3, 'weeping-sore')] },
        { character: 'runesage', health: 1, discard: [trapOf(3, 'weeping-sore')] },
        { character: 'oathwarden', health: 9 },
        { character: 'plague-matron', health: 9 },
      ],
    }).ability();
    expect(t.facts('eliminated').map(({ who }) => who)).toEqual([[0], [1]]);
    expect(t.asked()).toEqual(['3 turn']);
    t.end();
    expect(t.asked()).toEqual(['2 turn']);
  });

  it('[TV-OVER-04] [TV-RULING-48] by a Trap on the own turn: the next side begins with nothing gathered', () => {
    const t = table({
      players: [
        { character: 'thornwitch' },
        { character: 'oathwarden' },
        {
          character: 'barbarian',
          health: 1,
          hand: [trapOf(0, 'leech-pod'), 'chipped-axe', 'plundered-coin'],
          discard: [trapOf(0, 'bramble-snare')],
        },
      ],
      damage: 7,
      health: 3,
    }).cards('leech-pod');
    // Nothing is discarded any more by whoever is out.
    expect(t.asked()).toEqual(['0 turn']);
    expect(t.state.turn).toMatchObject({ side: 0, damage: 0, health: 0 });
    expect(t.state.gone.filter(({ owner }) => owner === 0).map(({ def }) => def)).toEqual([
      'bramble-snare',
      'leech-pod',
    ]);
  });

  it('[TV-END-08] [TV-RULING-03] by the first of two Traps in the End Phase: the second finds nobody', () => {
    const t = table({
      players: [
        { character: 'pathfinder' },
        { character: 'oathwarden' },
        {
          character: 'barbarian',
          health: 1,
          discard: [trapOf(0, 'poison-arrow-trap'), trapOf(0, 'poison-arrow-trap')],
        },
      ],
    }).end();
    expect(t.facts('lostHealth')).toHaveLength(1);
    expect(t.facts('drew')).toEqual([]);
    expect(t.player(2)).toMatchObject({ out: true, hand: [] });
    expect(t.asked()).toEqual(['0 turn']);
  });

  it('[TV-END-06] [TV-REC-04] on the own turn: Recruits that were hit heal all the same', () => {
    const t = table({
      players: [
        { character: 'thornwitch', recruits: ['briar-golem'] },
        { character: 'oathwarden' },
        { character: 'barbarian', health: 1, hand: [trapOf(0, 'bramble-snare')] },
      ],
      damage: 3,
    });
    t.hit('briar-golem').cards('bramble-snare');
    expect(t.asked()).toEqual(['0 turn']);
    expect(t.player(0).recruits).toMatchObject([{ def: 'briar-golem', damage: 0 }]);
  });

  it('[TV-TEAM-07] [TV-TRAP-11] Traps of all members take from a shared total', () => {
    const t = table({
      players: [
        { character: 'pathfinder' },
        { character: 'runesage', discard: [trapOf(0, 'poison-arrow-trap')] },
        { character: 'barbarian', health: 2, discard: [trapOf(0, 'poison-arrow-trap')] },
      ],
      options: { sides: [0, 1, 1] },
    });
    t.choose('end', 1).choose('end', 2);
    t.play.ends('won');
    expect(game.outcome(t.state)?.winners).toEqual([0]);
  });

  it('[TV-TEAM-08] [TV-TEAM-05] one of a team: it neither acts nor is healed, the others do', () => {
    const t = table({
      players: [
        { character: 'diabolist', hand: ['cinder-lash'] },
        { character: 'runesage', health: 2 },
        { character: 'barbarian', health: 20, hand: ['battle-yell'] },
      ],
      options: { sides: [0, 1, 1], health: 'separate' },
      active: 0,
    });
    t.cards('cinder-lash').hit(1).end();
    expect(t.asked()).toEqual(['2 turn']);
    t.choose(({ id }) => id.startsWith('play:battle-yell'), 2);
    expect(t.moves(2).filter((id) => id.startsWith('heal'))).toEqual(['heal:total:2:1']);
    t.choose('end', 2);
    expect(t.asked()).toEqual(['0 turn']);
  });

  it('[TV-RULING-48] Traps in the pile of one who is out count for nobody', () => {
    const t = table({
      players: [
        { character: 'barbarian', health: 1, discard: [trapOf(2, 'bramble-snare')] },
        { character: 'runesage' },
        { character: 'thornwitch', hand: ['rain-of-needles'] },
      ],
      damage: 1,
    });
    expect(t.moves()).toContain('ability');
    t.hit(0).cards('rain-of-needles');
    expect(t.offers('use')).toEqual([]);
    expect(t.moves()).not.toContain('ability');
  });

  it('[TV-RULING-90] a shared total fades once for all its members, separate ones each', () => {
    const fade = (health: string) => {
      const t = table({
        players: [
          { character: 'diabolist' },
          { character: 'runesage', health: 40 },
          { character: 'barbarian', health: 50 },
        ],
        options: { sides: [0, 1, 1], health },
        round: 62,
      });
      t.choose('end', 1).choose('end', 2);
      return [t.health(1), t.health(2)];
    };
    expect(fade('shared')).toEqual([48, 48]);
    expect(fade('separate')).toEqual([38, 48]);
  });
});
