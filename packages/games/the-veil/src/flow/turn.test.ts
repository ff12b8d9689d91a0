import { describe, expect, it } from 'vitest';
import { table, trapOf } from '../testing/table.ts';

describe('playing cards', () => {
  it('[TV-PLAY-01] [TV-PLAY-02] [TV-CARD-02] [TV-GOLD-01] [TV-DMG-01] [TV-HEAL-01] on the own turn, free and in any order', () => {
    const t = table({
      players: [
        { hand: ['hex-needle'] },
        { hand: ['plundered-coin', 'battle-yell', 'chipped-axe', 'roasted-boar'], health: 40 },
      ],
    });
    expect(t.asked()).toEqual(['1 turn']);
    // The Boar costs 2 to buy and nothing to play.
    t.cards('chipped-axe', 'plundered-coin', 'battle-yell', 'roasted-boar');
    expect(t.player().gold).toBe(2);
    expect(t.state.turn).toMatchObject({ damage: 3, health: 4 });
    expect(t.player(0).gold).toBe(0);
  });

  it('[TV-PLAY-03] [TV-PLAY-05] [TV-PRIM-04] [TV-END-03] what is not played goes to the Discard Pile with what was', () => {
    const t = table({ players: [{}, { hand: ['plundered-coin', 'chipped-axe'], deck: [], discard: ['battle-yell'] }] });
    t.cards('chipped-axe').end();
    expect(t.facts('turnEnded')[0]?.cards).toEqual(['plundered-coin', 'chipped-axe']);
    expect(t.zone('hand').toSorted()).toEqual(['battle-yell', 'chipped-axe', 'plundered-coin']);
  });

  it('[TV-PLAY-06] [TV-ZONE-05] a Recruit stands in its own row, other cards lie in the play area', () => {
    const t = table({ players: [{}, { hand: ['clan-whelp', 'chipped-axe'] }] }).cards('clan-whelp', 'chipped-axe');
    expect(t.zone('recruits')).toEqual(['clan-whelp']);
    expect(t.zone('played')).toEqual(['chipped-axe']);
    t.end();
    expect(t.zone('recruits')).toEqual(['clan-whelp']);
  });

  it('[TV-PLAY-08] without any limit', () => {
    const hand = [
      'plundered-coin',
      'plundered-coin',
      'plundered-coin',
      'plundered-coin',
      'chipped-axe',
      'chipped-axe',
      'battle-yell',
      'twin-hatchets',
    ];
    const t = table({ players: [{}, { hand }] }).cards(...hand);
    expect(t.zone('played')).toHaveLength(8);
  });
});

describe('a turn', () => {
  it('[TV-TURN-01] [TV-TURN-02] [TV-TURN-03] [TV-RULING-07] mixes playing, buying, healing and attacking freely', () => {
    const t = table({
      players: [
        {},
        { health: 30, hand: ['chieftains-purse', 'battle-yell'], route: ['twin-hatchets'], fate: ['mead-hall-feast'] },
      ],
    });
    t.cards('battle-yell').hit(0).cards('chieftains-purse').buy('twin-hatchets').heal();
    expect(t.health(0)).toBe(44);
    expect(t.health()).toBe(31);
    expect(t.zone('discard')).toEqual(['twin-hatchets']);
  });

  it('[TV-GOLD-03] [TV-HEAL-03] [TV-DMG-03] [TV-END-01] [TV-END-02] [TV-EX-40] what is left over is lost', () => {
    const t = table({ players: [{}, { gold: 4, hand: [] }], damage: 3, health: 2 }).end();
    expect(t.facts('turnEnded')[0]).toMatchObject({ who: 1, gold: 4, damage: 3, health: 2 });
    expect(t.player().gold).toBe(0);
    expect(t.state.turn).toMatchObject({ side: 0, damage: 0, health: 0 });
    expect(t.health(0)).toBe(45);
  });

  it('[TV-END-05] [TV-END-07] draws five, and the next player begins', () => {
    const t = table({
      players: [
        {},
        {
          hand: ['plundered-coin'],
          deck: Array(7).fill('plundered-coin').slice(0, 3).concat(['chipped-axe', 'chipped-axe', 'battle-yell']),
        },
      ],
    });
    t.end();
    expect(t.zone('hand')).toEqual([
      'plundered-coin',
      'plundered-coin',
      'plundered-coin',
      'chipped-axe',
      'chipped-axe',
    ]);
    expect(t.asked()).toEqual(['0 turn']);
  });

  it('[TV-END-04] [TV-REC-06] [TV-HERO-04] readies character and Recruits of the one who ends', () => {
    const exhausted = { def: 'clan-whelp', exhausted: true, used: 1 };
    const t = table({
      players: [
        { recruits: [{ def: 'toad-familiar', exhausted: true }] },
        { recruits: [exhausted], change: { exhausted: true } },
      ],
    }).end();
    expect(t.player()).toMatchObject({ exhausted: false, recruits: [{ exhausted: false, used: 0 }] });
    expect(t.player(0).recruits[0]?.exhausted).toBe(true);
  });

  it('[TV-END-06] [TV-REC-04] [TV-EX-44] every Recruit alive heals, whoever ends the turn', () => {
    const t = table({
      players: [{ recruits: ['briar-golem'] }, { recruits: [{ def: 'clan-whelp', damage: 2 }] }],
      damage: 4,
    });
    t.hit('briar-golem').end();
    expect(t.player(0).recruits[0]?.damage).toBe(0);
    expect(t.player(1).recruits[0]?.damage).toBe(0);
  });

  it('[TV-END-08] [TV-RULING-03] [TV-RULING-05] [TV-TRAP-11] [TV-EX-20] Traps in the Discard Pile hurt before the new Hand is drawn', () => {
    const t = table({
      players: [
        { character: 'pathfinder' },
        {
          health: 20,
          deck: [],
          discard: [trapOf(0, 'poison-arrow-trap'), trapOf(0, 'poison-arrow-trap'), 'plundered-coin'],
        },
      ],
    }).end();
    expect(t.health()).toBe(18);
    // Both were shuffled into the Deck only afterwards.
    expect(t.zone('discard')).toEqual([]);
    expect(t.zone('hand')).toHaveLength(3);
  });

  it('[TV-RULING-90] after round 60 the world fades, a Health more every round', () => {
    const t = table({ players: [{ health: 30 }, { health: 30 }], round: 62 }).end();
    expect(t.health()).toBe(28);
    expect(t.health(0)).toBe(30);
    expect(
      table({ players: [{}, { health: 30 }], round: 60 })
        .end()
        .health(),
    ).toBe(30);
  });

  it('[TV-RULING-05] [TV-TRAP-10] a Trap that was just played lies in the Discard Pile by then', () => {
    const t = table({
      players: [{ character: 'pathfinder' }, { health: 20, hand: [trapOf(0, 'poison-arrow-trap')] }],
    }).cards('poison-arrow-trap');
    expect(t.health()).toBe(20);
    expect(t.end().health()).toBe(19);
  });
});

describe('Damage', () => {
  it('[TV-DMG-02] [TV-DMG-04] [TV-DMG-05] [TV-PDMG-02] is split in any whole numbers', () => {
    const t = table({ players: [{ recruits: ['toad-familiar'] }, {}], damage: 5 });
    t.hit('toad-familiar', 1).hit(0, 1).hit('toad-familiar', 1).hit(0);
    expect(t.health(0)).toBe(45 - 3);
    expect(t.player(0).recruits[0]?.damage).toBe(2);
    expect(t.offers('hit')).toEqual([]);
  });

  it('[TV-SHLD-02] [TV-SHLD-03] [TV-PDMG-01] [TV-EX-41] goes to Shields first, in any order', () => {
    const t = table({
      players: [{ character: 'oathwarden', recruits: ['gate-sentinel', 'bulwark-brother', 'field-chaplain'] }, {}],
      damage: 7,
    });
    expect(new Set(t.offers('hit'))).toEqual(new Set(['gate-sentinel', 'bulwark-brother']));
    t.play.expectWhyNot(1, 'shield', 'TV-SHLD-02');
    t.hit('bulwark-brother').hit('gate-sentinel');
    expect(t.zone('recruits', 0)).toEqual(['gate-sentinel', 'field-chaplain']);
    expect(t.health(0)).toBe(59);
  });

  it('[TV-EX-42] [TV-SHLD-01] what is left after the last Shield may go anywhere', () => {
    const t = table({
      players: [{ character: 'oathwarden', recruits: ['gate-sentinel', 'bulwark-brother', 'field-chaplain'] }, {}],
      damage: 9,
    });
    t.hit('gate-sentinel').hit('bulwark-brother');
    expect(new Set(t.offers('hit'))).toEqual(new Set(['field-chaplain', '0']));
    t.hit(0);
    expect(t.health(0)).toBe(58);
  });

  it('[TV-SHLD-05] [TV-RULING-24] an exhausted Shield counts, and may be hit without dying', () => {
    const t = table({ players: [{ recruits: [{ def: 'briar-golem', exhausted: true }] }, {}], damage: 2 });
    expect(t.offers('hit')).toEqual(['briar-golem', 'briar-golem']);
    t.hit('briar-golem', 2);
    expect(t.player(0).recruits[0]?.damage).toBe(2);
  });

  it('[TV-REC-02] [TV-REC-03] a Recruit dies of Damage equal to its Health and is discarded', () => {
    const t = table({ players: [{ recruits: ['toad-familiar'], discard: ['bone-charm'] }, {}], damage: 4 });
    t.hit('toad-familiar');
    expect(t.zone('discard', 0)).toEqual(['bone-charm', 'toad-familiar']);
    expect(t.offers('hit')).toEqual(['0']);
  });
});

describe('healing', () => {
  it('[TV-HEAL-02] [TV-PHLTH-02] [TV-EX-48] stops at the maximum', () => {
    const t = table({ players: [{ health: 10 }, { health: 54 }], health: 4 }).heal();
    expect(t.health()).toBe(55);
    expect(t.state.turn.health).toBe(3);
    expect(t.offers('heal')).toEqual([]);
    t.play.expectWhyNot(1, 'healthy', 'TV-HEAL-02');
  });

  it('[TV-HEAL-04] [TV-RULING-22] never a Recruit, and nobody of the other side', () => {
    const t = table({
      players: [{ health: 10 }, { health: 54, recruits: [{ def: 'clan-whelp', damage: 1 }] }],
      health: 4,
    });
    expect(t.moves().filter((id) => id.startsWith('heal'))).toEqual(['heal:total:1:1']);
  });
});
