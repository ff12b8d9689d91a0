import { describe, expect, it } from 'vitest';
import { withTester } from '../testing/cards.ts';
import { table, trapOf } from '../testing/table.ts';

const coins = (n: number): string[] => Array(n).fill('plundered-coin');

describe('the Deck', () => {
  it('[TV-DECK-01] [TV-DECK-02] [TV-EX-35] is made anew from the Discard Pile when a card is needed', () => {
    const t = table({
      players: [
        {},
        {
          hand: coins(4),
          deck: ['chipped-axe', 'chipped-axe', 'battle-yell', 'chieftains-purse'],
          route: ['reckless-swing'],
        },
      ],
    });
    t.cards(...coins(4))
      .buy('reckless-swing')
      .end();
    const player = t.player();
    expect([player.hand.length, player.deck.length, player.discard.length]).toEqual([5, 4, 0]);
    expect(t.zone('hand').slice(0, 4)).toEqual(['chipped-axe', 'chipped-axe', 'battle-yell', 'chieftains-purse']);
  });

  it('[TV-EX-36] also in the middle of a draw', () => {
    const t = table({
      players: [
        {},
        {
          hand: [...coins(4), 'chieftains-purse'],
          deck: ['chipped-axe', 'chipped-axe', 'battle-yell'],
          route: ['reckless-swing'],
        },
      ],
    });
    t.cards(...coins(4), 'chieftains-purse')
      .buy('reckless-swing')
      .end();
    const player = t.player();
    expect([player.hand.length, player.deck.length, player.discard.length]).toEqual([5, 4, 0]);
    expect(t.facts('deckShuffled')).toEqual([{ type: 'deckShuffled', who: 1, cards: 6 }]);
  });

  it('[TV-DECK-05] [TV-RULING-87] [TV-EX-37] draws as many as there are', () => {
    const t = table({ players: [{}, { deck: ['battle-yell'], discard: coins(2) }] }).end();
    expect(t.zone('hand').toSorted()).toEqual(['battle-yell', 'plundered-coin', 'plundered-coin']);
    expect(t.asked()).toEqual(['0 turn']);
  });

  it('[TV-DECK-04] [TV-EX-38] cards in play are not part of the shuffle', () => {
    const t = table({
      players: [
        {},
        {
          character: 'runesage',
          hand: ['time-slip', 'mirror-ward'],
          played: ['arcane-dart', 'arcane-dart'],
          recruits: ['paper-homunculus'],
          deck: [],
          discard: ['spark', 'spark', 'marginalia'],
          change: { unlocked: ['control'] },
        },
      ],
    });
    t.cards('time-slip').ability();
    expect(t.player().deck).toHaveLength(2);
    expect(t.zone('hand')).toHaveLength(2);
    expect(t.zone('discard')).toEqual([]);
    expect(t.zone('played')).toEqual(['arcane-dart', 'arcane-dart', 'time-slip']);
    expect(t.zone('recruits')).toEqual(['paper-homunculus']);
  });

  it('[TV-RULING-94] an empty Deck alone shuffles nothing', () => {
    const t = table({
      players: [{}, { deck: coins(3).concat(['chipped-axe', 'chipped-axe']), hand: ['battle-yell'] }],
    }).end();
    expect(t.player().deck).toEqual([]);
    expect(t.zone('discard')).toEqual(['battle-yell']);
  });

  it('[TV-RULING-08] cards stay in Hand until the End Phase', () => {
    const t = table({ players: [{}, { hand: ['battle-yell', 'chipped-axe'] }] })
      .cards('chipped-axe')
      .hit(0);
    expect(t.zone('hand')).toEqual(['battle-yell']);
    expect(t.moves().some((id) => id.startsWith('discard'))).toBe(false);
  });
});

describe('buying', () => {
  it('[TV-BUY-01] [TV-BUY-02] [TV-BUY-03] [TV-BUY-04] [TV-GOLD-02] [TV-PGOLD-01] [TV-EX-39] what one can pay for, just revealed cards included', () => {
    const t = table({
      players: [{ gold: 9 }, { gold: 5, route: ['cleaving-arc', 'blood-frenzy'], fate: ['twin-hatchets'] }],
    });
    expect(t.offers('buy')).toEqual(['cleaving-arc', 'blood-frenzy']);
    t.buy('cleaving-arc');
    expect(t.zone('route')).toEqual(['twin-hatchets', 'blood-frenzy']);
    expect(t.offers('buy')).toEqual(['twin-hatchets']);
    t.play.expectWhyNot(1, 'gold', 'TV-BUY-01');
    t.buy('twin-hatchets');
    expect(t.player().gold).toBe(0);
    expect(t.zone('discard')).toEqual(['cleaving-arc', 'twin-hatchets']);
  });

  it('[TV-BUY-06] [TV-GOLD-04] never from somebody else, nor with their Gold', () => {
    const t = table({
      players: [
        { route: ['thorn-volley'] },
        { character: 'oathwarden', route: ['squires-charge'], gold: 7 },
        { character: 'barbarian', route: ['twin-hatchets'], gold: 1 },
      ],
      options: { sides: [0, 1, 1] },
    });
    expect(t.offers('buy')).toEqual([]);
    expect(t.offers('buy', 1)).toEqual(['squires-charge']);
  });

  it('[TV-BUY-05] [TV-PGOLD-02] acquiring costs nothing and follows the same rules', () => {
    const t = table({
      players: [
        {},
        {
          character: 'ironwright',
          hand: ['patent-office'],
          route: ['clockwork-spider', 'siege-mortar', 'foundry-fires'],
          fate: ['steam-piston'],
        },
      ],
    });
    t.cards('patent-office').use('patent-office', 'text0');
    expect(t.player().gold).toBe(1);
    expect(t.zone('discard')).toEqual(['clockwork-spider']);
    expect(t.zone('route')).toEqual(['steam-piston', 'siege-mortar', 'foundry-fires']);
  });

  it('[TV-RULING-88] [TV-RULING-107] discounts add up for the next card and never go below 0', () => {
    const t = table({
      players: [
        {},
        {
          character: 'ironwright',
          hand: ['blueprint', 'blueprint'],
          route: ['spare-gears', 'tin-sentry', 'foundry-fires'],
        },
      ],
    });
    t.cards('blueprint', 'blueprint').use('blueprint', 'synergy0').use('blueprint', 'synergy0');
    expect(t.player().gold).toBe(4);
    t.buy('spare-gears');
    expect(t.player().gold).toBe(4);
    t.buy('tin-sentry');
    expect(t.player().gold).toBe(2);
  });

  it('[TV-RULING-107] a Trap uses the discount up; two promises to put a card on top are one', () => {
    const { game, content } = withTester([
      { id: 'courier', copies: 2, base: { gold: 3, text: [{ verb: 'onTop' }, { verb: 'discount' }] } },
      { id: 'spike', type: 'trap', cost: 2, trap: { when: 'play', effects: [{ verb: 'loseSelf', n: 1 }], enemy: 1 } },
      { id: 'blade', copies: 2, type: 'aggro', cost: 2, base: { damage: 4 } },
    ]);
    const t = table({
      game,
      content,
      players: [
        {},
        { character: 'tester', hand: ['courier', 'courier'], route: ['spike', 'blade', 'blade'], deck: [] },
      ],
    });
    t.cards('courier', 'courier').use('courier', 'text0').use('courier', 'text1').use('courier', 'text1');
    expect(t.offers('use')).toEqual([]);
    t.buy('spike');
    expect(t.player().gold).toBe(6);
    t.buy('blade').buy('blade');
    expect(t.player().gold).toBe(2);
    expect(t.player().deck.map(({ def }) => def)).toEqual(['blade']);
    expect(t.zone('discard')).toEqual(['blade']);
  });

  it('[TV-RULING-89] [TV-RULING-30] a promise to put the next card on top waits for one that is no Trap', () => {
    const { game, content } = withTester([
      { id: 'courier', base: { gold: 5, text: [{ verb: 'onTop' }] } },
      { id: 'spike', type: 'trap', trap: { when: 'play', effects: [{ verb: 'loseSelf', n: 1 }], enemy: 1 } },
      { id: 'blade', type: 'aggro', cost: 2, base: { damage: 4 } },
    ]);
    const t = table({
      game,
      content,
      players: [{}, { character: 'tester', hand: ['courier'], route: ['spike', 'blade'], deck: [] }],
    });
    t.cards('courier').use('courier', 'text0').buy('spike');
    expect(t.zone('discard', 0)).toEqual(['spike']);
    t.buy('blade');
    expect(t.player().deck.map(({ def }) => def)).toEqual(['blade']);
  });

  it('[TV-BUY-05] acquiring is no purchase: the first of the turn is still to come', () => {
    const t = table({
      players: [
        {},
        {
          character: 'ironwright',
          hand: ['patent-office'],
          route: ['steam-piston', 'foundry-fires', 'clockwork-spider'],
          fate: [],
        },
      ],
    });
    t.cards('patent-office').use('patent-office', 'text0').pick('clockwork-spider');
    expect(t.player().gold).toBe(1);
    expect(t.buy('steam-piston').player().gold).toBe(0);
  });
});

describe('the Fate Deck', () => {
  it('[TV-FATE-02] [TV-FATE-03] [TV-FATE-04] [TV-EX-54] an empty one leaves slots empty, and the player plays on', () => {
    const t = table({
      players: [{}, { gold: 2, route: ['', 'twin-hatchets'], fate: [], discard: ['reckless-swing'] }],
    });
    t.buy('twin-hatchets');
    expect(t.zone('route')).toEqual([]);
    t.end();
    expect(t.asked()).toEqual(['0 turn']);
    t.choose('end', 0);
    expect(t.asked()).toEqual(['1 turn']);
    expect(t.zone('route')).toEqual([]);
  });

  it('[TV-RULING-86] an empty slot is filled at the start of the turn once there is something', () => {
    const t = table({ players: [{}, { route: ['', 'twin-hatchets', ''], fate: ['cleaving-arc'] }], active: 0 }).end();
    expect(t.player(1).route.map(({ def, slot }) => `${slot} ${def}`)).toEqual(['0 cleaving-arc', '1 twin-hatchets']);
  });

  it('[TV-FATE-01] [TV-MAXH-06] [TV-EX-66] a card banished from its top counts for its owner', () => {
    const { game, content } = withTester([{ id: 'unravel-fate', base: { text: [{ verb: 'banishFate', n: 2 }] } }]);
    const t = table({
      game,
      content,
      players: [
        { character: 'barbarian', health: 50, fate: ['inner-strength', 'clan-whelp', 'twin-hatchets'] },
        { character: 'tester', hand: ['unravel-fate'] },
      ],
    });
    t.cards('unravel-fate').use('unravel-fate', 'text0').pick(0);
    expect(t.zone('banished', 0)).toEqual(['inner-strength', 'clan-whelp']);
    expect(game.view(t.state, 'spectator').totals[0]).toMatchObject({ health: 50, maximum: 57 });
  });
});

describe('maximum Health', () => {
  const totals = (t: ReturnType<typeof table>) =>
    t.play.game.view(t.state, 'spectator') as { totals: { health: number; maximum: number }[] };

  it('[TV-MAXH-01] [TV-MAXH-02] [TV-MAXH-03] [TV-EX-04] [TV-EX-05] rises with a card in the Banished Pile, and heals nothing by itself', () => {
    const t = table({ players: [{}, { health: 46, hand: ['inner-strength'] }], health: 12 }).cards('inner-strength');
    t.use('inner-strength', 'selfBanish');
    expect(totals(t).totals[1]).toMatchObject({ health: 46, maximum: 57 });
    t.heal();
    expect(t.health()).toBe(57);
    expect(t.state.turn.health).toBe(4);
  });

  const returning = (banished: string[], health: number, n: number) => {
    const { game, content } = withTester(
      [
        { id: 'tonic', copies: 2, selfBanish: [{ verb: 'maxHealth', n: 2 }] },
        { id: 'recall', base: { text: [{ verb: 'unbanish', n }] } },
      ],
      { health: 55 },
    );
    const t = table({ game, content, players: [{}, { character: 'tester', hand: ['recall'], banished, health }] });
    t.cards('recall').use('recall', 'text0');
    for (let i = 0; i < n; i++) t.pick('tonic');
    return totals(t).totals[1];
  };

  it('[TV-MAXH-04] [TV-MAXH-05] [TV-RULING-04] [TV-RULING-45] [TV-EX-06] [TV-ZONE-06] drops with it, and cuts Health down', () => {
    expect(returning(['tonic', 'tonic'], 59, 2)).toMatchObject({ health: 55, maximum: 55 });
  });

  it('[TV-EX-07] [TV-BAN-03] by as much as one card gave', () => {
    expect(returning(['tonic', 'tonic'], 58, 1)).toMatchObject({ health: 57, maximum: 57 });
  });

  it('[TV-RULING-44] [TV-RULING-84] raises a shared maximum', () => {
    const t = table({
      players: [{}, { character: 'wyrm-regent' }, { character: 'barbarian', banished: ['inner-strength'] }],
      options: { sides: [0, 1, 1] },
    });
    expect(totals(t).totals[1]?.maximum).toBe(110 + 55 + 2);
  });

  it('[TV-MAXH-04] leaves low Health as it is, and cuts a shared total', () => {
    const { game, content } = withTester([
      { id: 'tonic', selfBanish: [{ verb: 'maxHealth', n: 2 }] },
      { id: 'recall', base: { text: [{ verb: 'unbanish' }] } },
    ]);
    const recall = (health: number) => {
      const t = table({
        game,
        content,
        players: [
          {},
          { character: 'barbarian' },
          { character: 'tester', hand: ['recall'], banished: ['tonic'], health },
        ],
        options: { sides: [0, 1, 1] },
      });
      return t.cards('recall').use('recall', 'text0').pick('tonic').health();
    };
    expect([recall(3), recall(105), recall(107)]).toEqual([3, 105, 105]);
  });
});

describe('banishing', () => {
  it('[TV-BAN-01] [TV-BAN-02] [TV-ZONE-07] [TV-TRAP-08] [TV-TRAP-09] [TV-EX-22] [TV-RULING-01] goes to the pile of the owner, and a Trap that cannot be banished is no choice', () => {
    const { game, content } = withTester([{ id: 'cleanse', base: { text: [{ verb: 'banish', from: 'discard' }] } }]);
    const t = table({
      game,
      content,
      players: [
        { character: 'thornwitch' },
        { character: 'pathfinder' },
        {
          character: 'tester',
          hand: ['cleanse', 'test-coin'],
          discard: [trapOf(0, 'bramble-snare'), trapOf(1, 'poison-arrow-trap')],
        },
      ],
    });
    t.cards('cleanse').use('cleanse', 'text0');
    expect(t.moves().filter((id) => id !== 'done')).toHaveLength(1);
    t.pick('bramble-snare');
    expect(t.zone('banished', 0)).toEqual(['bramble-snare']);
    expect(t.zone('discard')).toEqual(['poison-arrow-trap']);
  });

  it('[TV-PLAY-07] [TV-TIP-03] [TV-EX-08] Notoriety and Dispel cannot banish themselves', () => {
    const notoriety = table({ players: [{}, { character: 'gutterblade', hand: ['notoriety'] }] }).cards('notoriety');
    expect(notoriety.offers('use')).toEqual([]);
    const dispel = table({ players: [{}, { character: 'runesage', hand: ['dispel'] }] }).cards('dispel');
    expect(dispel.offers('use')).toEqual([]);
    const both = table({ players: [{}, { character: 'gutterblade', hand: ['notoriety', 'cut-purse'] }] }).cards(
      'notoriety',
    );
    both.use('notoriety', 'text0').pick('cut-purse');
    expect(both.zone('banished')).toEqual(['cut-purse']);
  });
});
