import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { withTester } from '../testing/cards.ts';
import { table } from '../testing/table.ts';

describe('cards', () => {
  it('salvage returns cards to the Hand, where everybody knows them, and no Traps', () => {
    const t = table({
      players: [
        { character: 'thornwitch' },
        {
          character: 'runesage',
          hand: ['codex-of-returning', 'spark'],
          discard: ['ice-lance', { def: 'bramble-snare', owner: 0 }],
        },
      ],
    });
    t.cards('codex-of-returning').use('codex-of-returning', 'text0');
    expect(t.moves()).toEqual([expect.stringMatching(/^discard:ice-lance#/), 'done']);
    t.pick('ice-lance');
    expect(t.zone('hand')).toEqual(['spark', 'ice-lance']);
    expect(game.view(t.state, 0).players[1]?.hand.map(({ def }) => def)).toEqual(['ice-lance']);
  });

  it('call puts a Recruit on top of the Deck, and it is known until the next shuffle', () => {
    const t = table({
      players: [
        {},
        {
          character: 'grovecaller',
          hand: ['turning-season'],
          discard: ['mossling', 'spring-rain'],
          deck: ['honeycomb'],
        },
      ],
    });
    t.cards('turning-season').use('turning-season', 'text0').pick('mossling');
    expect(t.player().deck.map(({ def }) => def)).toEqual(['honeycomb', 'mossling']);
    expect(game.view(t.state, 0).players[1]).toMatchObject({
      deckTop: ['mossling'],
      unseen: [{ def: 'honeycomb', count: 1 }],
    });
    t.end();
    expect(t.player().hand.find(({ def }) => def === 'mossling')?.seen).toBe(true);
  });

  it('unbanish puts cards into the Discard Pile, but neither Auras nor Traps', () => {
    const trapper = withTester([
      { id: 'recall', base: { text: [{ verb: 'unbanish' }] } },
      { id: 'spike', type: 'trap', trap: { when: 'play', effects: [{ verb: 'loseSelf', n: 1 }], enemy: 1 } },
    ]);
    const own = { character: 'tester', hand: ['recall'], banished: ['spike'] };
    expect(
      table({ ...trapper, players: [{}, own] })
        .cards('recall')
        .offers('use'),
    ).toEqual([]);
    const t = table({
      players: [
        {},
        {
          character: 'gravelord',
          hand: ['second-burial'],
          banished: ['bone-wall', 'unquiet-earth'],
          change: { unlocked: ['support'] },
        },
      ],
    });
    t.cards('second-burial').use('second-burial', 'synergy0');
    expect(t.moves()).toHaveLength(2);
    t.pick('bone-wall');
    expect(t.zone('banished')).toEqual(['unquiet-earth']);
    expect(t.zone('discard')).toEqual(['bone-wall']);
  });

  it('mill turns over the top of a Deck, shuffling if need be', () => {
    const t = table({
      players: [
        { deck: ['hex-needle'], discard: ['bone-charm'] },
        { character: 'plague-matron', hand: ['quarantine'], change: { unlocked: ['control'] } },
      ],
    });
    t.cards('quarantine').use('quarantine', 'synergy0').pick(0);
    expect(t.facts('milled').map(({ card }) => card)).toEqual(['hex-needle', expect.any(String)]);
    expect(t.player(0).deck.length + t.player(0).discard.length).toBe(2);
    expect(t.player(0).discard).toHaveLength(1);
  });

  it('banish reaches Hand and Discard Pile, up to as many as it says', () => {
    const t = table({
      players: [{}, { character: 'gravelord', hand: ['desecrate', 'grave-coin', 'cold-touch'], discard: ['exhume'] }],
    });
    t.cards('desecrate').use('desecrate', 'text0').pick('exhume').pick('grave-coin');
    expect(t.zone('banished')).toEqual(['exhume', 'grave-coin']);
    expect(t.asked()).toEqual(['1 turn']);
    const fewer = table({
      players: [{}, { character: 'gravelord', hand: ['desecrate', 'grave-coin'], discard: ['exhume'] }],
    });
    fewer.cards('desecrate').use('desecrate', 'text0').pick('exhume').choose('done');
    expect(fewer.zone('banished')).toEqual(['exhume']);
  });

  it('draws for Health, and never for the last', () => {
    const t = table({
      players: [
        {},
        { character: 'diabolist', health: 3, hand: ['contract-in-blood'], deck: ['blood-tithe', 'cinder-lash'] },
      ],
    });
    t.cards('contract-in-blood').use('contract-in-blood', 'text0');
    expect(t.health()).toBe(1);
    expect(t.zone('hand')).toEqual(['blood-tithe', 'cinder-lash']);
    const dying = table({ players: [{}, { character: 'diabolist', health: 2, hand: ['contract-in-blood'] }] });
    expect(dying.cards('contract-in-blood').offers('use')).toEqual([]);
  });
});

describe('the Fate Route', () => {
  it('cycle puts cards under the Fate Deck, one by one', () => {
    const t = table({
      players: [
        {},
        {
          character: 'pathfinder',
          hand: ['scout-ahead'],
          route: ['volley', 'grey-wolf'],
          fate: ['dire-stag', 'quick-shot', 'pack-mule'],
        },
      ],
    });
    t.cards('scout-ahead').use('scout-ahead', 'text1').pick('volley').pick('dire-stag');
    expect(t.zone('route')).toEqual(['quick-shot', 'grey-wolf']);
    expect(t.player()).toMatchObject({ fateDeck: ['dire-stag', 'volley', 'pack-mule'], fateKnown: 2 });
    expect(game.view(t.state, 0).players[1]).toMatchObject({
      fateBottom: ['volley', 'dire-stag'],
      fateUnseen: [{ def: 'pack-mule', count: 1 }],
    });
  });

  it('banishRoute clears a slot of one’s own', () => {
    const t = table({
      players: [{}, { hand: ['mead-hall-feast'], route: ['twin-hatchets', 'blood-frenzy'], fate: ['clan-whelp'] }],
    });
    t.cards('mead-hall-feast').use('mead-hall-feast', 'text0').pick('blood-frenzy');
    expect(t.zone('banished')).toEqual(['blood-frenzy']);
    expect(t.zone('route')).toEqual(['twin-hatchets', 'clan-whelp']);
  });

  it('banishOther aims at several cards of one opponent', () => {
    const { game: own, content } = withTester([{ id: 'raze', base: { text: [{ verb: 'banishOther', n: 2 }] } }]);
    const t = table({
      game: own,
      content,
      players: [
        { route: ['thorn-volley', 'wither', 'evil-eye'], fate: [] },
        { character: 'barbarian', route: ['clan-whelp'], fate: [] },
        { character: 'tester', hand: ['raze'] },
      ],
    });
    t.cards('raze').use('raze', 'text0').pick('wither');
    expect(t.moves()).toEqual([expect.stringMatching(/thorn-volley/), expect.stringMatching(/evil-eye/)]);
    t.pick('evil-eye');
    expect(t.zone('banished', 0)).toEqual(['wither', 'evil-eye']);
  });

  it('acquire puts a card on top of the Deck, and a Trap before an opponent', () => {
    const t = table({
      players: [
        {},
        {
          character: 'ironwright',
          hand: ['grand-workshop'],
          route: ['ironclad-walker', 'colossus-mark-vii', 'spare-gears'],
          deck: ['copper-cog'],
        },
      ],
    });
    t.cards('grand-workshop').use('grand-workshop', 'text0');
    expect(t.moves()).toHaveLength(2);
    t.pick('ironclad-walker');
    expect(t.player().deck.at(-1)?.def).toBe('ironclad-walker');
    const { game: own, content } = withTester([
      { id: 'claim', base: { text: [{ verb: 'acquire', cost: 3, to: 'deck' }] } },
      { id: 'spike', type: 'trap', trap: { when: 'play', effects: [{ verb: 'loseSelf', n: 1 }], enemy: 1 } },
    ]);
    const trap = table({
      game: own,
      content,
      players: [{}, { character: 'tester', hand: ['claim'], route: ['spike'], deck: [] }],
    });
    trap.cards('claim').use('claim', 'text0');
    expect(trap.zone('discard', 0)).toEqual(['spike']);
    expect(trap.player().deck).toEqual([]);
  });

  it('the ability of the Ironwright: Gold, and the next card on top', () => {
    const t = table({
      players: [
        {},
        {
          character: 'ironwright',
          recruits: ['tin-sentry', 'tin-sentry'],
          route: ['spare-gears', 'spare-gears'],
          gold: 1,
          deck: [],
        },
      ],
    });
    t.ability().buy('spare-gears').buy('spare-gears');
    expect(t.player().deck.map(({ def }) => def)).toEqual(['spare-gears']);
    expect(t.zone('discard')).toEqual(['spare-gears']);
  });
});

describe('Recruits', () => {
  it('guard gives Shield until the own next turn starts', () => {
    const t = table({
      players: [
        {},
        { character: 'oathwarden', hand: ['blessed-armoury'], recruits: ['field-chaplain', 'gate-sentinel'] },
      ],
      damage: 0,
    });
    t.cards('blessed-armoury').use('blessed-armoury', 'text0');
    expect(t.moves()).toEqual([expect.stringMatching(/field-chaplain/), 'done']);
    t.pick('field-chaplain').end();
    expect(game.view(t.state, 0).players[1]?.recruits[0]).toMatchObject({ shield: true, guarded: true });
    t.choose('end', 0);
    expect(game.view(t.state, 0).players[1]?.recruits[0]).toMatchObject({ shield: false });
  });

  it('[TV-RULING-108] fortify raises all Recruits, later ones too, until the own next turn starts', () => {
    const t = table({
      players: [
        {},
        {
          character: 'oathwarden',
          hand: ['field-chaplain'],
          recruits: ['high-templar', 'lantern-sister'],
          fate: [],
          change: { unlocked: ['support'] },
        },
      ],
    });
    t.use('high-templar', 'synergy0').cards('field-chaplain');
    const healths = () => game.view(t.state, 0).players[1]?.recruits.map(({ health }) => health);
    expect(healths()).toEqual([7, 6, 5]);
    t.end();
    expect(healths()).toEqual([7, 6, 5]);
    t.choose('end', 0);
    expect(healths()).toEqual([6, 5, 4]);
  });

  it('raise brings back a Recruit that may act at once', () => {
    const t = table({
      players: [
        {},
        {
          character: 'gravelord',
          discard: ['rattling-bones', 'ghoul-pack', 'wight-captain'],
          banished: ['bone-wall', 'chill-blast', 'exhume'],
        },
      ],
    });
    t.ability();
    expect(t.moves()).toHaveLength(2);
    t.pick('ghoul-pack').use('ghoul-pack', 'base');
    expect(t.state.turn.damage).toBe(4);
  });

  it('ready turns up to two others upright', () => {
    const t = table({
      players: [
        {},
        {
          character: 'grovecaller',
          hand: ['breath-of-the-world-tree'],
          recruits: [
            { def: 'mossling', exhausted: true, used: 1 },
            { def: 'angry-badger', exhausted: true, used: 1 },
            'dryad-tender',
          ],
        },
      ],
    });
    t.cards('breath-of-the-world-tree').use('breath-of-the-world-tree', 'text1').pick('mossling').pick('angry-badger');
    expect(t.player().recruits.map(({ exhausted }) => exhausted)).toEqual([false, false, false]);
  });

  it('slay reaches only Recruits of so much Health, Auras counted', () => {
    const t = table({
      players: [
        { character: 'oathwarden', recruits: ['gate-sentinel', 'field-chaplain'], route: ['hallowed-ground'] },
        { hand: ['cleaving-arc'], change: { unlocked: ['aggro'] } },
      ],
    });
    expect(t.cards('cleaving-arc').offers('use')).toEqual([]);
    const plain = table({
      players: [
        { character: 'oathwarden', recruits: ['gate-sentinel', 'field-chaplain'] },
        { hand: ['cleaving-arc'], change: { unlocked: ['aggro'] } },
      ],
    });
    plain.cards('cleaving-arc').use('cleaving-arc', 'synergy0');
    expect(plain.zone('recruits', 0)).toEqual(['field-chaplain']);
  });

  it('guard lasts through the turns of all others', () => {
    const t = table({
      players: [
        {},
        { character: 'barbarian' },
        { character: 'oathwarden', hand: ['blessed-armoury'], recruits: ['field-chaplain'] },
      ],
    });
    const shield = () => game.view(t.state, 0).players[2]?.recruits[0]?.shield;
    t.cards('blessed-armoury').use('blessed-armoury', 'text0').pick('field-chaplain').end().choose('end', 0);
    expect([t.asked(), shield()]).toEqual([['1 turn'], true]);
    t.choose('end', 1);
    expect([t.asked(), shield()]).toEqual([['2 turn'], false]);
  });
});

describe('loss of Health', () => {
  it('the Thornwitch names an opponent with a Trap', () => {
    const t = table({
      players: [
        { character: 'barbarian' },
        { character: 'runesage', health: 40, discard: [{ def: 'bramble-snare', owner: 2 }] },
        { character: 'thornwitch' },
      ],
    });
    t.ability();
    expect(t.health(1)).toBe(38);
    const none = table({ players: [{}, { character: 'thornwitch' }] });
    expect(none.moves()).not.toContain('ability');
  });

  it('the Plague Matron takes from each by their own Traps, at most 4', () => {
    const traps = (n: number) =>
      ['weeping-sore', 'weeping-sore', 'weeping-sore', 'carrier-rat', 'carrier-rat', 'black-bile'].slice(0, n);
    const t = table({
      players: [
        { character: 'barbarian', health: 40, discard: traps(6).map((def) => ({ def, owner: 2 })) },
        { character: 'runesage', health: 40, discard: [{ def: 'black-bile', owner: 2 }] },
        { character: 'plague-matron' },
      ],
    });
    t.ability();
    expect([t.health(0), t.health(1)]).toEqual([36, 39]);
  });
});

describe('the first purchase', () => {
  it('is cheaper with Foundry Fires, the second is not', () => {
    const t = table({
      players: [{}, { character: 'ironwright', gold: 9, route: ['steam-piston', 'steam-piston', 'foundry-fires'] }],
    });
    expect(game.view(t.state, 1).players[1]?.route.map(({ price }) => price)).toEqual([1, 1, undefined]);
    t.buy('steam-piston');
    expect(t.player().gold).toBe(8);
    t.buy('steam-piston');
    expect(t.player().gold).toBe(6);
  });
});
