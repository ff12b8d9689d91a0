import { describe, expect, it } from 'vitest';
import { withTester } from '../testing/cards.ts';
import { table } from '../testing/table.ts';

const uses = (defs: readonly string[], how: { recruits?: string[] } = {}) => {
  const t = table({ players: [{}, { hand: defs, recruits: how.recruits ?? [] }] });
  for (const def of defs) t.cards(def);
  return t.offers('use').toSorted();
};

describe('Synergies', () => {
  it('[TV-SYN-01] [TV-SYN-02] [TV-SYN-03] [TV-SYN-09] two cards of one type open the Synergies of both, two of different types none', () => {
    expect(uses(['reckless-swing'])).toEqual([]);
    expect(uses(['reckless-swing', 'spoils-of-the-raid'])).toEqual([]);
    expect(uses(['reckless-swing', 'twin-hatchets'])).toEqual(['reckless-swing/synergy', 'twin-hatchets/synergy']);
    expect(uses(['intimidating-roar', 'shatter-the-line'])).toEqual([
      'intimidating-roar/synergy',
      'shatter-the-line/synergy',
    ]);
    expect(uses(['spoils-of-the-raid', 'roasted-boar'])).toEqual([
      'roasted-boar/synergy',
      'spoils-of-the-raid/synergy',
    ]);
  });

  it('[TV-SYN-04] [TV-REC-08] [TV-EX-09] Recruits in play open them before a card is played', () => {
    const t = table({ players: [{}, { recruits: ['clan-whelp', 'wolfpelt-raider'] }], active: 0 });
    t.end();
    expect(t.offers('use', 1)).toEqual([
      'clan-whelp/base',
      'clan-whelp/synergy',
      'wolfpelt-raider/base',
      'wolfpelt-raider/synergy',
    ]);
  });

  it('[TV-EX-10] [TV-SYN-06] a Recruit and a card: both once', () => {
    const t = table({ players: [{}, { recruits: ['clan-whelp'], hand: ['reckless-swing'] }] }).cards('reckless-swing');
    t.use('clan-whelp', 'synergy').use('reckless-swing', 'synergy');
    expect(t.state.turn.damage).toBe(2 + 2 + 2);
    expect(t.offers('use')).toEqual(['clan-whelp/base']);
  });

  it('[TV-SYN-05] [TV-SYN-07] used when the player likes, and lost at the end of the turn', () => {
    const t = table({ players: [{}, { recruits: ['clan-whelp'], hand: ['reckless-swing', 'plundered-coin'] }] });
    t.cards('reckless-swing', 'plundered-coin').hit(0).use('clan-whelp', 'synergy');
    expect(t.state.turn.damage).toBe(4);
    t.end();
    expect(t.player().recruits[0]?.used).toBe(0);
    expect(t.health(0)).toBe(43);
  });

  it('[TV-SYN-08] only on the own turn', () => {
    const t = table({
      players: [{ recruits: ['toad-familiar'] }, { recruits: ['clan-whelp', 'wolfpelt-raider'] }],
      active: 0,
    });
    expect(t.moves(1)).toEqual([]);
    expect(t.offers('use')).toEqual(['toad-familiar/base']);
  });

  it('[TV-RULING-13] [TV-EX-57] a type stays open for the turn, though one of its cards is gone', () => {
    const t = table({ players: [{}, { character: 'runesage', hand: ['cataclysm-rune', 'arcane-dart'] }] });
    t.cards('cataclysm-rune', 'arcane-dart').use('cataclysm-rune', 'selfBanish');
    expect(t.offers('use')).toEqual(['arcane-dart/synergy']);
    expect(t.zone('played')).toEqual(['arcane-dart']);
  });

  it('[TV-RULING-14] [TV-HERO-05] Basic cards, Heroes, Traps and Auras count for nothing', () => {
    const basics = table({ players: [{}, { hand: ['chipped-axe', 'chipped-axe', 'reckless-swing'] }] });
    basics.cards('chipped-axe', 'chipped-axe', 'reckless-swing');
    expect(basics.player().unlocked).toEqual([]);
    const others = table({
      players: [
        {},
        {
          character: 'runesage',
          hand: [{ def: 'bramble-snare', owner: 0 }, { def: 'bramble-snare', owner: 0 }, 'scorching-script'],
          route: ['standing-stones', 'prism-lattice'],
        },
      ],
    });
    others.cards('bramble-snare', 'bramble-snare', 'scorching-script');
    expect(others.player().unlocked).toEqual([]);
  });

  it('[TV-RULING-15] nor do cards of a teammate', () => {
    const t = table({
      players: [
        {},
        { character: 'grovecaller', recruits: ['angry-badger'] },
        { character: 'barbarian', hand: ['reckless-swing'] },
      ],
      options: { sides: [0, 1, 1] },
    });
    t.cards('reckless-swing');
    expect(t.player().unlocked).toEqual([]);
  });

  it('[TV-RULING-13] open though both are gone, and shut where the first left before the second came', () => {
    const three = table({ players: [{}, { character: 'gravelord', hand: ['gravebind', 'gravebind', 'gravebind'] }] });
    three.cards('gravebind', 'gravebind').use('gravebind', 'selfBanish').use('gravebind', 'selfBanish');
    expect(three.cards('gravebind').offers('use')).toEqual(['gravebind/synergy', 'gravebind/selfBanish']);
    const two = table({ players: [{}, { character: 'gravelord', hand: ['gravebind', 'gravebind'] }] });
    two.cards('gravebind').use('gravebind', 'selfBanish');
    expect(two.cards('gravebind').offers('use')).toEqual(['gravebind/selfBanish']);
  });

  it('[TV-RULING-13] [TV-AURA-05] open though the Aura that opened them is gone', () => {
    const t = table({ players: [{}, { character: 'runesage', hand: ['arcane-dart'], route: ['prism-lattice'] }] });
    t.cards('arcane-dart').choose((option) => option.id.startsWith('fade:'));
    expect(t.offers('use')).toEqual(['arcane-dart/synergy']);
  });

  it('[TV-SYN-07] [TV-SYN-02] shut again on the next turn', () => {
    const t = table({ players: [{ deck: [] }, { recruits: ['clan-whelp'], hand: ['reckless-swing'], deck: [] }] });
    t.cards('reckless-swing').end().choose('end', 0);
    expect(t.offers('use')).toEqual(['clan-whelp/base']);
  });
});

describe('abilities', () => {
  it('[TV-PLAY-04] [TV-ABIL-01] [TV-ABIL-02] [TV-ABIL-03] [TV-PRIM-02] wait until they are useful, and are used once', () => {
    const t = table({ players: [{ recruits: [] }, { hand: ['shatter-the-line', 'whirlwind-of-axes'] }] });
    t.cards('shatter-the-line', 'whirlwind-of-axes');
    // Nothing to slay, and no Recruit to count.
    expect(t.offers('use')).toEqual([]);
    const later = table({
      players: [{ recruits: ['toad-familiar', 'harpy-sister'] }, { hand: ['whirlwind-of-axes', 'chipped-axe'] }],
    });
    // Other cards and a blow may come between playing the card and using it.
    later.cards('whirlwind-of-axes', 'chipped-axe').hit(0, 1).use('whirlwind-of-axes', 'text0');
    expect(later.state.turn.damage).toBe(8 + 2 + 2);
    expect(later.offers('use')).toEqual([]);
  });

  it('[TV-ABIL-04] [TV-ABIL-05] are optional, and lost at the end of the turn', () => {
    const t = table({ players: [{ recruits: ['toad-familiar'] }, { hand: ['shatter-the-line'] }] });
    t.cards('shatter-the-line').end();
    expect(t.zone('recruits', 0)).toEqual(['toad-familiar']);
    expect(t.asked()).toEqual(['0 turn']);
  });

  it('[TV-ABIL-06] one is finished before the next', () => {
    const t = table({
      players: [{}, { character: 'pathfinder', hand: ['scout-ahead'], route: ['volley', 'grey-wolf'], gold: 9 }],
    });
    t.cards('scout-ahead').use('scout-ahead', 'text1');
    expect(t.asked()).toEqual(['1 pick']);
    expect(t.offers('buy')).toEqual([]);
    t.pick('volley').choose('done');
    expect(t.offers('buy')).not.toEqual([]);
  });

  it('[TV-CARD-06] [TV-CARD-07] [TV-CARD-08] [TV-CARD-01] icons count as soon as the card is played', () => {
    const t = table({ players: [{}, { character: 'plague-matron', hand: ['leech-jar', 'festering-claw'] }] });
    t.cards('leech-jar', 'festering-claw');
    expect(t.player().gold).toBe(3);
    expect(t.state.turn).toMatchObject({ health: 2, damage: 3 });
  });

  it('[TV-RULING-98] a condition counts when the ability is used', () => {
    const t = table({ players: [{}, { health: 26, hand: ['blood-frenzy'] }] }).cards('blood-frenzy');
    expect(t.offers('use')).toEqual([]);
    const wounded = table({ players: [{}, { health: 25, hand: ['blood-frenzy'] }], health: 5 }).cards('blood-frenzy');
    wounded.use('blood-frenzy', 'text0').heal();
    expect(wounded.state.turn.damage).toBe(8);
    expect(wounded.health()).toBe(30);
  });

  it('[TV-CARD-13] chooses one of two effects', () => {
    const t = table({ players: [{}, { character: 'gutterblade', hand: ['loaded-dice'] }] });
    t.cards('loaded-dice').use('loaded-dice', 'text0').choose('choose:1');
    expect(t.player().gold).toBe(0);
    expect(t.state.turn.damage).toBe(2);
  });
});

describe('Recruits', () => {
  it('[TV-REC-01] [TV-REC-05] [TV-REC-07] [TV-REC-10] [TV-RULING-16] [TV-CARD-04] [TV-CARD-11] stay in play and act at once by exhausting', () => {
    const t = table({ players: [{}, { hand: ['bear-sworn-champion'] }] }).cards('bear-sworn-champion');
    expect(t.state.turn.damage).toBe(0);
    t.use('bear-sworn-champion', 'base');
    expect(t.state.turn.damage).toBe(5);
    expect(t.player().recruits[0]).toMatchObject({ exhausted: true });
    expect(t.offers('use')).toEqual([]);
    t.end();
    expect(t.zone('recruits')).toEqual(['bear-sworn-champion']);
  });

  it('[TV-REC-09] as many as one likes', () => {
    const hand = [
      'clan-whelp',
      'clan-whelp',
      'wolfpelt-raider',
      'wolfpelt-raider',
      'camp-matron',
      'camp-matron',
      'high-chieftain',
    ];
    expect(
      table({ players: [{}, { hand }] })
        .cards(...hand)
        .zone('recruits'),
    ).toHaveLength(7);
  });

  it('[TV-RULING-17] [TV-PRIM-01] [TV-PRIM-03] each line once; the first that is no Synergy exhausts', () => {
    const t = table({ players: [{}, { recruits: ['high-chieftain', 'clan-whelp'] }], active: 1 });
    t.use('high-chieftain', 'text0');
    expect(t.player().recruits[0]?.exhausted).toBe(true);
    t.use('high-chieftain', 'base');
    expect(t.state.turn.damage).toBe(2 + 4);
    expect(t.offers('use')).toEqual(['clan-whelp/base']);
  });

  it('[TV-RULING-18] a readied Recruit uses base and text once more, its Synergy not', () => {
    const t = table({
      players: [
        {},
        { character: 'grovecaller', recruits: ['mossling', 'dryad-tender'], change: { unlocked: ['support'] } },
      ],
    });
    t.use('mossling', 'base').use('mossling', 'synergy').ability().pick('mossling');
    expect(t.player().recruits[0]).toMatchObject({ exhausted: false });
    expect(t.offers('use')).toContain('mossling/base');
    expect(t.offers('use')).not.toContain('mossling/synergy');
    t.use('mossling', 'base');
    expect(t.player().gold).toBe(2);
  });

  it('[TV-REC-11] one that loses Health it owed to an Aura is compared at once', () => {
    const t = table({
      players: [
        {},
        {
          character: 'oathwarden',
          recruits: [{ def: 'gate-sentinel', damage: 3 }, 'bulwark-brother'],
          route: ['hallowed-ground'],
        },
      ],
    });
    expect(t.zone('recruits')).toEqual(['gate-sentinel', 'bulwark-brother']);
    t.choose((option) => option.id.startsWith('fade:hallowed-ground'));
    expect(t.zone('recruits')).toEqual(['bulwark-brother']);
  });

  it('[TV-REC-07] slain and brought back it has its lines anew', () => {
    const t = table({
      players: [{}, { character: 'gravelord', hand: ['reaping', 'mass-grave'], recruits: ['ghoul-pack'] }],
    });
    t.use('ghoul-pack', 'base').cards('reaping').use('reaping', 'text0');
    t.cards('mass-grave').use('mass-grave', 'text0').use('ghoul-pack', 'base');
    expect(t.state.turn.damage).toBe(4 + 5 + 7 + 4);
  });

  it('[TV-REC-11] [TV-RULING-35] an Aura that another banishes kills what it kept alive', () => {
    const t = table({
      players: [
        { character: 'oathwarden', recruits: ['field-chaplain'], route: ['hallowed-ground'] },
        { character: 'runesage', hand: ['unmaking'] },
      ],
    });
    t.cards('unmaking').hit('field-chaplain');
    expect(t.zone('recruits', 0)).toEqual(['field-chaplain']);
    t.use('unmaking', 'text1');
    expect([t.zone('recruits', 0), t.zone('discard', 0)]).toEqual([[], ['field-chaplain']]);
  });

  it('[TV-RULING-17] a Synergy alone exhausts nobody', () => {
    const t = table({ players: [{}, { recruits: ['clan-whelp'], hand: ['reckless-swing'] }] }).cards('reckless-swing');
    expect(t.use('clan-whelp', 'synergy').player().recruits[0]?.exhausted).toBe(false);
  });
});

describe('Self-Banish', () => {
  it('[TV-CARD-09] [TV-SBAN-01] [TV-SBAN-03] [TV-SBAN-04] [TV-SBAN-05] [TV-EX-56] banishes the card for its effect, once and if one likes', () => {
    const { game, content } = withTester([
      { id: 'last-spark', type: 'aggro', base: { damage: 4 }, selfBanish: [{ verb: 'gain', what: 'damage', n: 3 }] },
    ]);
    const t = table({
      game,
      content,
      players: [{}, { character: 'tester', hand: ['last-spark', 'test-coin'], deck: [] }],
    });
    t.cards('last-spark', 'test-coin');
    expect(t.state.turn.damage).toBe(4);
    t.use('last-spark', 'selfBanish');
    expect(t.state.turn.damage).toBe(7);
    expect(t.zone('banished')).toEqual(['last-spark']);
    t.end();
    expect(t.zone('hand')).toEqual(['test-coin']);
  });

  it('[TV-SBAN-02] [TV-RULING-20] a Recruit only on a turn in which its base was used', () => {
    const t = table({ players: [{}, { character: 'gravelord', recruits: ['shambling-corpse'] }] });
    expect(t.offers('use')).toEqual(['shambling-corpse/base']);
    t.play.expectWhyNot(1, 'selfBanish', 'TV-SBAN-02');
    t.use('shambling-corpse', 'base').use('shambling-corpse', 'selfBanish');
    expect(t.player().gold).toBe(2);
    expect(t.zone('banished')).toEqual(['shambling-corpse']);
    expect(t.zone('recruits')).toEqual([]);
  });

  it('[TV-RULING-20] [TV-RULING-18] a Recruit that has acted and was readied need not act again for it', () => {
    const { game: own, content } = withTester([
      {
        id: 'martyr',
        type: 'aggro',
        recruit: 2,
        base: { damage: 1 },
        selfBanish: [{ verb: 'gain', what: 'gold', n: 2 }],
      },
      { id: 'bugle', base: { text: [{ verb: 'ready' }] } },
    ]);
    const t = table({
      game: own,
      content,
      players: [{}, { character: 'tester', recruits: ['martyr'], played: ['bugle'] }],
    });
    t.use('martyr', 'base').use('bugle', 'text0').pick('martyr');
    expect(t.offers('use')).toEqual(['martyr/base', 'martyr/selfBanish']);
    expect(t.end().choose('end', 0).offers('use')).toEqual(['martyr/base']);
  });

  it('[TV-RULING-19] what the card has not used is forfeited', () => {
    const t = table({
      players: [{}, { character: 'runesage', hand: ['cataclysm-rune', 'arcane-dart'], deck: ['spark'] }],
    });
    t.cards('cataclysm-rune', 'arcane-dart');
    expect(t.offers('use')).toContain('cataclysm-rune/text0');
    t.use('cataclysm-rune', 'selfBanish');
    expect(t.offers('use').filter((id) => id.startsWith('cataclysm-rune'))).toEqual([]);
  });
});

describe('character abilities', () => {
  it('[TV-HERO-01] [TV-HERO-02] [TV-HERO-03] [TV-EX-55] once a turn, by exhausting, while the condition holds', () => {
    const t = table({ players: [{}, { hand: ['reckless-swing', 'twin-hatchets'] }] });
    expect(t.moves()).not.toContain('ability');
    t.play.expectWhyNot(1, 'condition', 'TV-HERO-03');
    t.cards('reckless-swing', 'twin-hatchets').ability();
    expect(t.state.turn.damage).toBe(2 + 4 + 2);
    expect(t.moves()).not.toContain('ability');
    t.play.expectWhyNot(1, 'exhausted', 'TV-HERO-02');
    expect(t.end().player().exhausted).toBe(false);
  });

  it('[TV-RULING-21] [TV-EX-17] the Diabolist banishes a card from Hand: Damage 2 per Recruit', () => {
    const t = table({
      players: [
        {},
        {
          character: 'diabolist',
          recruits: ['gutter-imp', 'ash-hound', 'pit-duellist'],
          hand: ['blood-tithe', 'cinder-lash'],
        },
      ],
    });
    t.ability();
    // No card banished, no Damage: what was begun is paid for.
    expect(t.moves()).toEqual([expect.stringMatching(/blood-tithe/), expect.stringMatching(/cinder-lash/)]);
    t.pick('blood-tithe');
    expect(t.state.turn.damage).toBe(6);
    expect(t.player()).toMatchObject({ exhausted: true });
    expect(t.zone('hand')).toEqual(['cinder-lash']);
    expect(t.zone('banished')).toEqual(['blood-tithe']);
  });

  it('[TV-EX-18] and cannot without a card', () => {
    const t = table({
      players: [{}, { character: 'diabolist', recruits: ['gutter-imp', 'ash-hound', 'pit-duellist'] }],
    });
    expect(t.moves()).not.toContain('ability');
  });

  it('[TV-RULING-97] counts no Recruits of a teammate', () => {
    const moves = (own: string[]) =>
      table({
        players: [{}, { character: 'grovecaller', recruits: ['mossling'] }, { character: 'pathfinder', recruits: own }],
        options: { sides: [0, 1, 1] },
      }).moves();
    expect(moves([])).not.toContain('ability');
    expect(moves(['grey-wolf'])).toContain('ability');
  });

  it('[TV-RULING-49] of a shared Health everyone has their share', () => {
    const t = table({
      players: [{}, { character: 'oathwarden' }, { character: 'barbarian', hand: ['blood-frenzy'], health: 51 }],
      options: { sides: [0, 1, 1] },
    }).cards('blood-frenzy');
    expect(t.offers('use')).toEqual(['blood-frenzy/text0']);
    const well = table({
      players: [{}, { character: 'oathwarden' }, { character: 'barbarian', hand: ['blood-frenzy'], health: 52 }],
      options: { sides: [0, 1, 1] },
    }).cards('blood-frenzy');
    expect(well.offers('use')).toEqual([]);
  });

  it('[TV-HERO-03] [TV-RULING-21] a cost may be paid though nothing comes of it', () => {
    const t = table({ players: [{}, { character: 'diabolist', hand: ['blood-tithe', 'cinder-lash'] }] });
    t.ability().pick('cinder-lash');
    expect(t.zone('banished')).toEqual(['cinder-lash']);
    expect(t.state.turn.damage).toBe(0);
    expect(t.player().exhausted).toBe(true);
  });

  it('[TV-TRAP-09] [TV-EX-18] nothing is paid with a card that cannot be banished', () => {
    const t = table({
      players: [
        { character: 'pathfinder' },
        { character: 'diabolist', recruits: ['gutter-imp'], hand: [{ def: 'poison-arrow-trap', owner: 0 }] },
      ],
    });
    expect(t.moves()).not.toContain('ability');
  });
});
