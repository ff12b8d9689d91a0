import { describe, expect, it } from 'vitest';
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
    const t = table({
      players: [
        { character: 'plague-matron', route: ['miasmal-fog'] },
        { health: 40, hand: [trapOf(0, 'weeping-sore')] },
      ],
    });
    expect(t.cards('weeping-sore').health()).toBe(37);
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
});
