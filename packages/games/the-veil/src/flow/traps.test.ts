import { describe, expect, it } from 'vitest';
import { withTester } from '../testing/cards.ts';
import { table, trapOf } from '../testing/table.ts';

describe('Traps', () => {
  it('[TV-TRAP-01] [TV-TRAP-02] [TV-EX-19] [TV-RULING-29] a Trap goes to an opponent of the buyer’s choice', () => {
    const t = table({
      players: [
        {},
        { character: 'barbarian' },
        { character: 'runesage' },
        { character: 'pathfinder', gold: 1, route: ['poison-arrow-trap'], fate: ['volley'] },
      ],
      options: { sides: [0, 1, 2, 2] },
    });
    t.buy('poison-arrow-trap');
    expect(t.asked()).toEqual(['3 trap']);
    expect(t.moves()).toEqual(['player:0', 'player:1']);
    t.choose('player:1');
    expect(t.zone('discard', 1)).toEqual(['poison-arrow-trap']);
    expect(t.zone('route')).toEqual(['volley']);
    expect(t.player().gold).toBe(0);
  });

  it('[TV-RULING-30] so does one that is acquired, wherever an acquired card would go', () => {
    const { game, content } = withTester([
      { id: 'claim', base: { text: [{ verb: 'acquire', cost: 3 }] } },
      { id: 'seize', base: { text: [{ verb: 'acquire', cost: 3, to: 'deck' }] } },
      { id: 'spike', type: 'trap', trap: { when: 'play', effects: [{ verb: 'loseSelf', n: 1 }], enemy: 1 } },
    ]);
    for (const card of ['claim', 'seize']) {
      const t = table({
        game,
        content,
        players: [{}, { character: 'barbarian' }, { character: 'tester', hand: [card], route: ['spike'], deck: [] }],
      });
      t.cards(card).use(card, 'text0').choose('player:1');
      expect(t.player(1).discard).toMatchObject([{ def: 'spike', owner: 2 }]);
      expect([t.zone('discard'), t.player().deck]).toEqual([[], []]);
    }
  });

  it('[TV-TRAP-03] joins the Deck at the next shuffle', () => {
    const t = table({ players: [{}, { deck: [], discard: [trapOf(0, 'bramble-snare')] }] }).end();
    expect(t.player().hand).toMatchObject([{ def: 'bramble-snare', owner: 0 }]);
  });

  it('[TV-TRAP-04] [TV-TRAP-05] [TV-TRAP-06] [TV-TRAP-10] [TV-EX-21] [TV-RULING-27] [TV-RULING-33] [TV-RULING-104] is played before any other card and before the turn ends', () => {
    const t = table({
      players: [
        {},
        { health: 20, hand: ['chipped-axe', trapOf(0, 'bramble-snare')], recruits: ['clan-whelp'], deck: [] },
      ],
    });
    expect(t.offers('play')).toEqual(['bramble-snare']);
    expect(t.moves()).not.toContain('end');
    t.play.expectWhyNot(1, 'trapsFirst', 'TV-TRAP-05').expectWhyNot(1, 'trapsBeforeEnd', 'TV-TRAP-06');
    // Abilities of cards in play may come first.
    t.use('clan-whelp', 'base').cards('bramble-snare');
    expect(t.health()).toBe(18);
    expect(t.offers('play')).toEqual(['chipped-axe']);
    t.end();
    expect(t.zone('hand').toSorted()).toEqual(['bramble-snare', 'chipped-axe']);
    expect(t.health(0)).toBe(45);
  });

  it('[TV-RULING-28] the holder orders several, and one drawn meanwhile comes next', () => {
    const t = table({
      players: [
        {},
        {
          character: 'runesage',
          hand: [trapOf(0, 'bramble-snare'), trapOf(0, 'leech-pod'), 'time-slip', 'spark'],
          deck: [trapOf(0, 'bramble-snare'), 'spark'],
        },
      ],
    });
    expect(t.offers('play')).toEqual(['bramble-snare', 'leech-pod']);
    t.cards('leech-pod').pick('spark').cards('bramble-snare', 'time-slip').use('time-slip', 'text0');
    expect(t.offers('play')).toEqual(['bramble-snare']);
  });

  it('[TV-TRAP-07] [TV-EX-23] discarded it does nothing and stays with whoever discarded it', () => {
    const t = table({
      players: [
        { character: 'barbarian', health: 30, hand: [trapOf(1, 'bramble-snare'), 'plundered-coin'] },
        { character: 'thornwitch', hand: ['evil-eye'] },
      ],
    });
    t.cards('evil-eye').use('evil-eye', 'text0').pick('bramble-snare', 0);
    expect(t.zone('discard', 0)).toEqual(['bramble-snare']);
    expect(t.health(0)).toBe(30);
  });

  it('[TV-RULING-32] a banished Trap whose buyer is out leaves the match', () => {
    const t = table({
      players: [
        { character: 'thornwitch', health: 1 },
        { character: 'barbarian' },
        { character: 'oathwarden', hand: ['sanctify'], discard: [trapOf(0, 'bramble-snare')] },
      ],
      damage: 1,
    });
    t.hit(0);
    expect(t.player(0).out).toBe(true);
    t.cards('sanctify').use('sanctify', 'text0').pick('bramble-snare');
    expect(t.zone('banished', 0)).toEqual([]);
    expect(t.state.gone.filter(({ def }) => def === 'bramble-snare')).toHaveLength(3);
  });

  it('Auras of the buyer make a Trap worse, wherever it lies', () => {
    const t = table({
      players: [
        { character: 'thornwitch', route: ['rotting-garden'] },
        { health: 30, hand: [trapOf(0, 'bramble-snare')] },
      ],
    });
    expect(t.cards('bramble-snare').health()).toBe(27);
  });

  it('[TV-TRAP-05] [TV-RULING-33] buying, attacking and the own ability may come before it', () => {
    const t = table({
      players: [
        {},
        {
          character: 'diabolist',
          gold: 2,
          route: ['hellfire-lash'],
          recruits: ['gutter-imp'],
          hand: [trapOf(0, 'bramble-snare'), 'cinder-lash'],
        },
      ],
      damage: 1,
    });
    expect(t.offers('buy')).toEqual(['hellfire-lash']);
    expect(t.offers('hit')).toEqual(['0']);
    // Banished from Hand it never stings, and goes back to its buyer.
    t.ability().pick('bramble-snare');
    expect(t.zone('banished', 0)).toEqual(['bramble-snare']);
    expect(t.offers('play')).toEqual(['cinder-lash']);
  });

  it('[TV-TRAP-11] Auras count for the Traps of their own player only, in the End Phase too', () => {
    const t = table({
      players: [
        { character: 'thornwitch', route: ['rotting-garden'] },
        { character: 'plague-matron', route: [] },
        {
          character: 'barbarian',
          health: 30,
          discard: [trapOf(0, 'witchs-effigy'), trapOf(1, 'black-bile')],
        },
      ],
    }).end();
    expect(t.health(2)).toBe(30 - 3 - 2);
  });

  it('[TV-DISC-02] what a Trap has its holder discard counts for nobody', () => {
    const t = table({
      players: [{}, { hand: [trapOf(0, 'leech-pod'), 'chipped-axe', 'plundered-coin'] }],
    });
    t.cards('leech-pod').pick('chipped-axe');
    expect(t.zone('discard')).toEqual(['chipped-axe']);
    expect(t.state.turn.discarded).toBe(0);
  });
});

describe('Auras', () => {
  it('[TV-AURA-01] [TV-AURA-02] [TV-EX-53] [TV-RULING-34] work for the player in whose Fate Route they lie', () => {
    const t = table({
      players: [
        { character: 'runesage', route: ['standing-stones'] },
        { character: 'wyrm-regent', route: ['hoardlust'] },
      ],
    });
    t.end();
    expect([t.player(0).gold, t.player(1).gold]).toEqual([1, 0]);
  });

  it('[TV-AURA-03] [TV-BUY-07] [TV-AURA-04] [TV-EX-52] cannot be bought, and are banished for free on the own turn', () => {
    const t = table({
      players: [
        { character: 'runesage', route: ['standing-stones'] },
        { character: 'wyrm-regent', gold: 9, route: ['snapping-jaws', 'hoardlust'], fate: ['tail-sweep'] },
      ],
    });
    expect(t.offers('buy')).toEqual(['snapping-jaws']);
    t.play.expectWhyNot(1, 'aura', 'TV-AURA-03');
    expect(t.offers('fade')).toEqual(['hoardlust']);
    t.choose((option) => option.id.startsWith('fade:'));
    expect(t.zone('banished')).toEqual(['hoardlust']);
    expect(t.zone('route')).toEqual(['snapping-jaws', 'tail-sweep']);
    expect(t.player().gold).toBe(9);
  });

  it('[TV-AURA-05] work as soon as they enter the Fate Route', () => {
    const t = table({
      players: [
        {},
        { character: 'runesage', gold: 1, hand: ['ice-lance'], route: ['arcane-dart'], fate: ['prism-lattice'] },
      ],
    });
    t.cards('ice-lance');
    expect(t.player().unlocked).toEqual([]);
    t.buy('arcane-dart');
    expect(t.player().unlocked).toEqual(['control']);
  });

  it('[TV-RULING-35] can be put under the Fate Deck or banished by others', () => {
    const t = table({
      players: [
        { character: 'wyrm-regent', route: ['hoardlust'] },
        { character: 'runesage', hand: ['unmaking', 'marginalia'], route: ['prism-lattice'], fate: ['arcane-dart'] },
      ],
    });
    t.cards('unmaking', 'marginalia').use('unmaking', 'text1');
    expect(t.zone('banished', 0)).toEqual(['hoardlust']);
    t.use('marginalia', 'text0').pick('prism-lattice');
    expect(t.zone('route')).toEqual(['arcane-dart']);
    expect(t.player().fateDeck).toEqual(['prism-lattice']);
  });

  it('[TV-RULING-36] copies stack', () => {
    const { game, content } = withTester([
      { id: 'mist', copies: 2, type: 'aura', aura: { trigger: 'standing', effects: [{ verb: 'trapLoss', n: 1 }] } },
      { id: 'spike', type: 'trap', trap: { when: 'play', effects: [{ verb: 'loseSelf', n: 3 }], enemy: 1 } },
    ]);
    const t = table({
      game,
      content,
      players: [
        { character: 'tester', route: ['mist', 'filler', 'mist'] },
        { health: 40, hand: [trapOf(0, 'spike')] },
      ],
    });
    expect(t.cards('spike').health()).toBe(40 - 3 - 2);
  });

  it('[TV-RULING-34] any number may be banished on a turn, just revealed ones too', () => {
    const t = table({
      players: [
        {},
        { character: 'runesage', route: ['arcane-dart', 'standing-stones'], fate: ['prism-lattice', 'fireball'] },
      ],
    });
    for (const aura of ['standing-stones', 'prism-lattice']) {
      expect(t.offers('fade')).toEqual([aura]);
      t.choose((option) => option.id.startsWith(`fade:${aura}`));
    }
    expect(t.zone('route')).toEqual(['arcane-dart', 'fireball']);
    // It came after the turn had started, so it gave no Gold.
    expect(t.player().gold).toBe(0);
  });

  it('do something whenever a Recruit enters, an opponent discards or an own card is banished', () => {
    const pathfinder = table({
      players: [{}, { character: 'pathfinder', hand: ['grey-wolf'], route: ['home-territory'] }],
    });
    expect(pathfinder.cards('grey-wolf').state.turn.damage).toBe(1);
    const thief = table({
      players: [
        { hand: ['bone-charm', 'hex-needle'] },
        { character: 'gutterblade', hand: ['crown-of-whispers'], route: ['den-of-thieves'] },
      ],
    });
    thief.cards('crown-of-whispers').use('crown-of-whispers', 'text0');
    expect(thief.player().gold).toBe(2);
    const lord = table({ players: [{}, { character: 'gravelord', hand: ['gravebind'], route: ['unquiet-earth'] }] });
    lord.cards('gravebind').use('gravebind', 'selfBanish');
    expect(lord.state.turn.damage).toBe(6 + 3 + 1);
  });

  it('[TV-BAN-02] wait for own cards that one banishes: from the own Fate Deck, but no Trap of somebody else', () => {
    const { game, content } = withTester([
      { id: 'dig', base: { text: [{ verb: 'banishFate', n: 2 }] } },
      { id: 'cleanse', base: { text: [{ verb: 'banish', from: 'discard' }] } },
      { id: 'grief', type: 'aura', aura: { trigger: 'youBanish', effects: [{ verb: 'gain', what: 'damage', n: 1 }] } },
    ]);
    const t = table({
      game,
      content,
      players: [
        {},
        {
          character: 'tester',
          hand: ['dig', 'cleanse'],
          discard: [trapOf(0, 'bramble-snare')],
          route: ['grief'],
        },
      ],
    });
    t.cards('dig', 'cleanse').use('cleanse', 'text0').pick('bramble-snare');
    expect(t.state.turn.damage).toBe(0);
    t.use('dig', 'text0').pick(1);
    expect(t.state.turn.damage).toBe(2);
    const others = table({ game, content, players: [{}, { character: 'tester', hand: ['dig'], route: ['grief'] }] });
    others.cards('dig').use('dig', 'text0').pick(0);
    expect(others.state.turn.damage).toBe(0);
  });

  it('[TV-RULING-34] [TV-RULING-86] of several that start together their player says the order', () => {
    const { game, content } = withTester([
      { id: 'glow', type: 'aura', aura: { trigger: 'start', effects: [{ verb: 'gain', what: 'gold', n: 1 }] } },
      { id: 'gleam', type: 'aura', aura: { trigger: 'start', effects: [{ verb: 'draw' }] } },
    ]);
    // An empty slot is filled before the turn starts, so what comes there counts.
    const place = { character: 'tester', route: ['glow', ''], fate: ['gleam'] };
    const t = table({ game, content, players: [{}, place], active: 0 }).end();
    expect(t.asked()).toEqual(['1 order']);
  });

  it('[TV-AURA-02] what is in force for one player is not for another', () => {
    const t = table({
      players: [
        { character: 'oathwarden', route: ['hallowed-ground'] },
        { character: 'runesage', route: ['prism-lattice'] },
        { character: 'barbarian', hand: ['intimidating-roar'], recruits: ['clan-whelp'] },
      ],
    });
    t.cards('intimidating-roar');
    expect(t.player().unlocked).toEqual([]);
    expect(t.play.game.view(t.state, 2)).toMatchObject({ players: { 2: { recruits: [{ health: 3 }] } } });
  });
});
