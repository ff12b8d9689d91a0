import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { withTester } from '../testing/cards.ts';
import { type Place, type Table, table } from '../testing/table.ts';

const WITH_MIRROR = withTester([
  { id: 'glass', copies: 2, reveal: { window: 'target', effects: [{ verb: 'redirect' }] } },
  { id: 'hush', reveal: { window: 'target', effects: [{ verb: 'negate' }] } },
]);

describe('targets', () => {
  it('[TV-TGT-01] [TV-TGT-02] a target player may be anybody', () => {
    const t = table({
      players: [
        {},
        { character: 'barbarian' },
        { character: 'plague-matron', hand: ['quarantine'], change: { unlocked: ['control'] } },
      ],
      options: { sides: [0, 1, 1] },
    });
    t.cards('quarantine').use('quarantine', 'synergy0');
    expect(t.moves()).toEqual(['player:0', 'player:1', 'player:2']);
    t.pick(1);
    expect(t.zone('discard', 1)).toHaveLength(2);
  });

  it('[TV-TGT-03] [TV-SLAY-03] is declared before anything happens', () => {
    const t = table({
      players: [
        { character: 'runesage', recruits: ['paper-homunculus', 'stone-archivist'], hand: ['mirror-ward'] },
        { hand: ['shatter-the-line'] },
      ],
    });
    t.cards('shatter-the-line').use('shatter-the-line', 'text0').pick('stone-archivist');
    expect(t.facts('declared')).toMatchObject([
      { who: 1, card: 'shatter-the-line', aims: [{ on: 'recruit', def: 'stone-archivist' }] },
    ]);
    expect(t.asked()).toEqual(['0 reveal']);
    expect(t.zone('recruits', 0)).toHaveLength(2);
    expect(game.view(t.state, 'spectator').window).toMatchObject({
      window: 'target',
      by: 1,
      card: 'shatter-the-line',
      aims: [{ on: 'recruit', who: 0, def: 'stone-archivist' }],
    });
    t.choose('pass', 0);
    expect(t.zone('recruits', 0)).toEqual(['paper-homunculus']);
  });

  it('[TV-TGT-05] without a legal target the text cannot be used, the rest can', () => {
    const t = table({ players: [{}, { hand: ['shatter-the-line', 'intimidating-roar'] }] });
    t.cards('shatter-the-line', 'intimidating-roar');
    expect(t.offers('use')).toEqual(['shatter-the-line/synergy', 'intimidating-roar/synergy']);
    expect(t.state.turn.damage).toBe(6);
  });

  it('[TV-RULING-93] whoever uses the effect picks the card of a Fate Route', () => {
    const t = table({
      players: [{ route: ['thorn-volley', 'wither'] }, { character: 'runesage', hand: ['unmaking'] }],
    });
    t.cards('unmaking').use('unmaking', 'text1');
    expect(t.asked()).toEqual(['1 target']);
    t.pick('wither');
    expect(t.zone('banished', 0)).toEqual(['wither']);
  });

  it('[TV-SLAY-01] [TV-SLAY-02] [TV-SHLD-04] [TV-EX-43] [TV-RULING-100] slays any Recruit, past every Shield', () => {
    const t = table({
      players: [
        { recruits: ['briar-golem', 'toad-familiar'] },
        { hand: ['shatter-the-line'], recruits: ['clan-whelp'] },
      ],
    });
    t.cards('shatter-the-line').use('shatter-the-line', 'text0');
    expect(t.moves()).toHaveLength(3);
    t.pick('toad-familiar');
    expect(t.zone('recruits', 0)).toEqual(['briar-golem']);
    expect(t.zone('discard', 0)).toEqual(['toad-familiar']);
  });
});

describe('revealing', () => {
  const ward = (hand: string[]) =>
    table({
      players: [
        { character: 'gutterblade', hand: ['boot-knife', 'cut-purse'] },
        { character: 'runesage', hand, recruits: ['paper-homunculus'], deck: ['spark'] },
        { character: 'barbarian', hand: ['intimidating-roar'] },
      ],
    });

  it('[TV-REV-01] [TV-REV-04] [TV-REV-05] [TV-TGT-04] [TV-RULING-40] negates what targets its holder, and stays in Hand for all to know', () => {
    const t = ward(['mirror-ward', 'spark']).cards('intimidating-roar').use('intimidating-roar', 'text0').pick(1);
    expect(t.asked()).toEqual(['1 reveal']);
    t.choose((option) => option.id.startsWith('reveal:mirror-ward'), 1);
    expect(t.zone('hand', 1)).toEqual(['mirror-ward', 'spark']);
    expect(t.asked()).toEqual(['2 turn']);
    expect(game.view(t.state, 0).players[1]?.hand.map(({ def }) => def)).toEqual(['mirror-ward']);
    expect(t.offers('use')).toEqual([]);
  });

  it('[TV-RULING-102] [TV-RULING-39] only the one who is targeted is asked', () => {
    const t = ward(['mirror-ward', 'spark']).cards('intimidating-roar').use('intimidating-roar', 'text0').pick(0);
    expect(t.asked()).toEqual(['0 discard']);
  });

  it('[TV-RULING-41] asks by what everybody knows and not by what the Hand holds', () => {
    // Held or in the Deck: nobody else can tell, so the window opens all the same.
    const held = ward(['mirror-ward', 'spark']);
    const inDeck = table({
      players: [
        { character: 'gutterblade' },
        { character: 'runesage', hand: ['spark', 'spark'], deck: ['mirror-ward'] },
        { character: 'barbarian', hand: ['intimidating-roar'] },
      ],
    });
    for (const t of [held, inDeck]) {
      t.cards('intimidating-roar').use('intimidating-roar', 'text0');
      if (t === held) t.pick(1);
      expect(t.asked()).toEqual(['1 reveal']);
    }
    expect(inDeck.moves(1)).toEqual(['pass']);
    const never = ward(['spark', 'marginalia']).cards('intimidating-roar').use('intimidating-roar', 'text0').pick(1);
    expect(never.asked()).toEqual(['1 discard']);
  });

  it('[TV-RULING-41] does not ask where everybody knows that nothing can be revealed', () => {
    const asked = (runesage: Place) => {
      const t = table({
        players: [{ character: 'runesage', ...runesage }, { hand: ['intimidating-roar'] }],
      });
      return t.cards('intimidating-roar').use('intimidating-roar', 'text0').asked();
    };
    // On top of the Deck it was seen, so it is in no Hand.
    expect(asked({ hand: ['spark', 'spark'], deck: ['mirror-ward'], change: { deckKnown: 1 } })).toEqual(['0 discard']);
    expect(asked({ hand: ['spark', 'spark'], deck: ['mirror-ward', 'marginalia'] })).toEqual(['0 reveal']);
  });

  it('lets a window pass for whoever has said so', () => {
    const t = ward(['mirror-ward', 'spark']);
    t.cards('intimidating-roar').use('intimidating-roar', 'text0').pick(1).choose('pass:target', 1);
    expect(t.asked()).toEqual(['1 discard']);
    expect(game.view(t.state, 1).players[1]?.passes).toEqual(['target']);
    expect(game.view(t.state, 0).players[1]).not.toHaveProperty('passes');
  });

  it('[TV-REV-02] never on the own turn', () => {
    const t = table({ players: [{}, { character: 'runesage', hand: ['mirror-ward'] }] });
    expect(t.moves().filter((id) => id.startsWith('reveal'))).toEqual([]);
    // Neither the one who aims nor a teammate may answer, whoever is meant.
    const { game: own, content } = withTester([
      { id: 'hush', copies: 2, reveal: { window: 'target', effects: [{ verb: 'negate' }] } },
      { id: 'spill', copies: 2, base: { text: [{ verb: 'mill' }] } },
    ]);
    for (const meant of [1, 2]) {
      const team = table({
        game: own,
        content,
        players: [{}, { character: 'tester', hand: ['hush'] }, { character: 'tester', hand: ['hush', 'spill'] }],
        options: { sides: [0, 1, 1] },
      });
      team.cards('spill').use('spill', 'text0').pick(meant);
      expect(team.asked()).toEqual(['1 turn', '2 turn']);
      expect(team.zone('discard', meant)).toHaveLength(1);
    }
  });

  it('[TV-REV-03] what was passed cannot be made up for', () => {
    const t = ward(['mirror-ward', 'spark']).cards('intimidating-roar').use('intimidating-roar', 'text0').pick(1);
    t.choose('pass', 1);
    expect(t.asked()).toEqual(['1 discard']);
    expect(t.moves(1).filter((id) => id.startsWith('reveal'))).toEqual([]);
  });

  it('[TV-RULING-37] a target that is gone when its turn comes is spared', () => {
    const { game: own, content } = withTester([
      { id: 'volley-of-two', base: { text: [{ effects: [{ verb: 'slay' }, { verb: 'slay' }] }] } },
    ]);
    const t = table({
      game: own,
      content,
      players: [{ recruits: ['toad-familiar', 'harpy-sister'] }, { character: 'tester', hand: ['volley-of-two'] }],
    });
    t.cards('volley-of-two').use('volley-of-two', 'text0').pick('harpy-sister').pick('harpy-sister');
    expect(t.zone('recruits', 0)).toEqual(['toad-familiar']);
  });

  it('[TV-RULING-37] and so is one that has outgrown the effect, while the rest of it happens', () => {
    const { game: own, content } = withTester([
      { id: 'vines', type: 'aura', aura: { trigger: 'standing', effects: [{ verb: 'recruitHealth', n: 1 }] } },
      { id: 'raze', base: { text: [{ effects: [{ verb: 'banishOther' }, { verb: 'slay', atMost: 3 }] }] } },
      { id: 'page', type: 'aggro', recruit: 3, base: { damage: 1 } },
    ]);
    const t = table({
      game: own,
      content,
      players: [
        { character: 'tester', recruits: ['page'], route: ['filler'], fate: ['vines'] },
        { character: 'thornwitch' },
        { character: 'tester', hand: ['raze'] },
      ],
    });
    // The Fate Route is refilled with an Aura before the Recruit is slain.
    t.cards('raze').use('raze', 'text0');
    expect(t.zone('banished', 0)).toEqual(['filler']);
    expect(t.zone('route', 0)).toEqual(['vines']);
    expect(t.zone('recruits', 0)).toEqual(['page']);
  });

  it('[TV-RULING-38] a redirect chooses another legal target, which may answer in turn', () => {
    const t = table({
      ...WITH_MIRROR,
      players: [
        { character: 'tester', hand: ['glass', 'test-coin'] },
        { character: 'runesage', hand: ['mirror-ward', 'spark'] },
        { character: 'barbarian', hand: ['intimidating-roar', 'plundered-coin'] },
      ],
    });
    t.cards('intimidating-roar').use('intimidating-roar', 'text0').pick(0);
    t.choose((option) => option.id.startsWith('reveal:glass'), 0);
    // The user is no opponent of their own: only seat 1 is left, and taken without asking.
    expect(t.asked()).toEqual(['1 reveal']);
    t.choose('pass', 1);
    expect(t.asked()).toEqual(['1 discard']);
  });

  it('[TV-RULING-38] without another target the effect is negated', () => {
    const t = table({
      ...WITH_MIRROR,
      players: [
        { character: 'tester', hand: ['glass', 'test-coin'] },
        { hand: ['intimidating-roar', 'plundered-coin'] },
      ],
    });
    t.cards('intimidating-roar').use('intimidating-roar', 'text0');
    t.choose((option) => option.id.startsWith('reveal:glass'), 0);
    expect(t.asked()).toEqual(['1 turn']);
    expect(t.zone('hand', 0)).toEqual(['glass', 'test-coin']);
  });

  const unmaker = withTester([
    { id: 'glass', copies: 2, reveal: { window: 'target', effects: [{ verb: 'redirect' }] } },
    { id: 'rend', base: { text: [{ verb: 'banishOther', n: 2 }] } },
  ]);
  /** Seat 0 is the tester with the glass, seat 2 the one who rends two cards of its Fate Route. */
  const rended = (own: readonly string[], others: readonly string[]) =>
    table({
      ...unmaker,
      players: [
        { character: 'tester', hand: ['glass'], route: own, fate: [] },
        { character: 'thornwitch', route: others, fate: [] },
        { character: 'tester', hand: ['rend'] },
      ],
    })
      .cards('rend')
      .use('rend', 'text0')
      .pick('filler')
      .pick('filler')
      .choose((option) => option.id.startsWith('reveal:'), 0);
  const offered = (t: Table): string[] => t.moves(0).map((id) => id.replace(/^route:|#\d+/g, ''));

  it('[TV-RULING-38] a redirect of several targets chooses as many, all in one Fate Route', () => {
    const t = rended(['filler', 'filler', 'rend', 'glass'], ['thorn-volley', 'wither', 'herb-satchel']);
    expect(offered(t)).toEqual(['rend', 'glass', 'thorn-volley', 'wither', 'herb-satchel']);
    t.pick('wither', 0);
    expect(offered(t)).toEqual(['thorn-volley', 'herb-satchel']);
    t.pick('herb-satchel', 0);
    expect(t.zone('route', 0)).toHaveLength(4);
    expect(t.zone('banished', 1)).toEqual(['wither', 'herb-satchel']);
  });

  it('[TV-RULING-38] a Fate Route with too few other cards is no new target; without any the effect is negated', () => {
    const t = rended(['filler', 'filler', 'rend'], ['thorn-volley', 'wither', 'herb-satchel']);
    expect(offered(t)).toEqual(['thorn-volley', 'wither', 'herb-satchel']);
    const none = rended(['filler', 'filler', 'rend'], ['wither']);
    expect(none.asked()).toEqual(['2 turn']);
    expect([none.zone('banished', 0), none.zone('banished', 1)]).toEqual([[], []]);
  });

  it('a redirected Slay may fall on a Recruit of its user', () => {
    const { game, content } = withTester([
      { id: 'glass', reveal: { window: 'target', effects: [{ verb: 'redirect' }] } },
      { id: 'page', type: 'aggro', recruit: 2, base: { damage: 1 } },
    ]);
    const t = table({
      game,
      content,
      players: [
        { character: 'tester', hand: ['glass'], recruits: ['page'] },
        { hand: ['shatter-the-line'], recruits: ['clan-whelp', 'wolfpelt-raider'] },
      ],
    });
    t.cards('shatter-the-line').use('shatter-the-line', 'text0').pick('page');
    t.choose((option) => option.id.startsWith('reveal:glass'), 0).pick('wolfpelt-raider', 0);
    expect(t.zone('recruits')).toEqual(['clan-whelp']);
    expect(t.zone('recruits', 0)).toEqual(['page']);
  });

  it('[TV-RULING-99] what somebody may answer cannot be taken back, the rest can', () => {
    const declared = (hand: string[]) => {
      const t = table({ players: [{ character: 'runesage', hand }, { hand: ['intimidating-roar'] }] });
      t.cards('intimidating-roar').use('intimidating-roar', 'text0');
      return t.play.events.some(({ reveal }) => reveal);
    };
    expect(declared(['mirror-ward', 'spark'])).toBe(true);
    expect(declared(['marginalia', 'spark'])).toBe(false);
  });

  it('[TV-TGT-03] [TV-TGT-04] a target behind a choice can be answered too', () => {
    const { game: own, content } = withTester([
      {
        id: 'fork',
        base: { text: [{ verb: 'choose', options: [[{ verb: 'slay' }], [{ verb: 'gain', what: 'gold', n: 1 }]] }] },
      },
    ]);
    const t = table({
      game: own,
      content,
      players: [
        {
          character: 'runesage',
          hand: ['mirror-ward', 'spark'],
          recruits: ['paper-homunculus', 'stone-archivist'],
        },
        { character: 'tester', hand: ['fork'] },
      ],
    });
    t.cards('fork').use('fork', 'text0').choose('choose:0').pick('stone-archivist');
    expect(t.asked()).toEqual(['0 reveal']);
    t.choose((option) => option.id.startsWith('reveal:'), 0);
    expect(t.zone('recruits', 0)).toEqual(['paper-homunculus', 'stone-archivist']);
    expect(t.asked()).toEqual(['1 turn']);
  });

  it('[TV-TGT-04] [TV-RULING-102] negates only what is aimed at its holder', () => {
    const { game: own, content } = withTester([
      { id: 'both', base: { text: [{ effects: [{ verb: 'lose', n: 1 }, { verb: 'discard' }] }] } },
    ]);
    const t = table({
      game: own,
      content,
      players: [
        { character: 'runesage', hand: ['mirror-ward', 'spark'] },
        { character: 'barbarian', hand: ['chipped-axe', 'battle-yell'] },
        { character: 'tester', hand: ['both'] },
      ],
    });
    t.cards('both').use('both', 'text0').pick(0).pick(1);
    t.choose((option) => option.id.startsWith('reveal:'), 0);
    expect(t.health(0)).toBe(48);
    expect(t.asked()).toEqual(['1 discard']);
  });

  it('[TV-RULING-40] of two other players on the turn of each', () => {
    const t = table({
      players: [
        { character: 'barbarian', hand: ['chipped-axe'] },
        { character: 'runesage', hand: ['spark'] },
        { character: 'gutterblade', hand: ['smoke-bomb', 'boot-knife'] },
      ],
      active: 0,
    });
    t.cards('chipped-axe').choose('attack');
    t.choose((option) => option.id.startsWith('reveal:'), 2).end();
    t.choose((option) => option.id.startsWith('play:spark'), 1).choose('attack', 1);
    expect(t.moves(2)).toEqual([expect.stringMatching(/^reveal:smoke-bomb/), 'pass']);
  });
});

describe('preventing Damage', () => {
  const attack = (damage: number, hand: string[] = ['smoke-bomb', 'boot-knife']) =>
    table({ players: [{ character: 'gutterblade', hand }, { hand: ['twin-hatchets'] }], damage });

  it('[TV-PREV-01] [TV-PREV-02] [TV-RULING-42] comes before the split and lowers what there is', () => {
    const t = attack(9);
    expect(t.offers('hit')).toEqual([]);
    expect(t.play.promptOf(1)?.options.find(({ id }) => id === 'attack')?.on).toEqual(['player:0']);
    t.choose('attack');
    expect(t.asked()).toEqual(['0 reveal']);
    expect(game.view(t.state, 'spectator').window).toEqual({ window: 'damage', by: 1, aims: [] });
    t.choose((option) => option.id.startsWith('reveal:smoke-bomb'), 0);
    expect(t.asked()).toEqual(['1 turn']);
    t.hit(0);
    expect(t.health(0)).toBe(49 - 6);
  });

  it('is asked for by pointing at whatever could be hit', () => {
    const guard = { character: 'pathfinder', hand: ['camouflage'], recruits: ['cave-bear', 'hunting-hound'] };
    const t = table({ players: [guard, {}], damage: 2 });
    const { on } = t.play.promptOf(1)?.options.find(({ id }) => id === 'attack') ?? {};
    expect(on).toEqual([expect.stringMatching(/^cave-bear/)]);
    t.play.expectWhyNot(1, 'shield', 'TV-SHLD-02');
  });

  it('[TV-EX-45] 9 less 4 is 5', () => {
    const { game: own, content } = withTester([
      { id: 'bulwark-card', reveal: { window: 'damage', effects: [{ verb: 'prevent', n: 4 }] } },
    ]);
    const t = table({ game: own, content, players: [{ character: 'tester', hand: ['bulwark-card'] }, {}], damage: 9 });
    t.choose('attack')
      .choose((option) => option.id.startsWith('reveal:'), 0)
      .hit(0);
    expect(t.health(0)).toBe(45);
  });

  it('[TV-PREV-03] [TV-EX-46] never below 0; what was too much waits for more Damage', () => {
    const { game: own, content } = withTester([
      { id: 'wall', reveal: { window: 'damage', effects: [{ verb: 'prevent', n: 5 }] } },
    ]);
    const t = table({
      game: own,
      content,
      players: [{ character: 'tester', hand: ['wall'] }, { hand: ['twin-hatchets'] }],
      damage: 3,
    });
    t.choose('attack').choose((option) => option.id.startsWith('reveal:'), 0);
    expect(t.offers('hit')).toEqual([]);
    t.cards('twin-hatchets');
    // It was revealed this turn, so nobody can prevent anything any more.
    expect(t.offers('hit')).not.toEqual([]);
    t.hit(0);
    expect(t.health(0)).toBe(48);
  });

  it('[TV-EX-47] [TV-RULING-39] asked again after new Damage; what was assigned stays so', () => {
    const { game: own, content } = withTester([
      { id: 'wall', reveal: { window: 'damage', effects: [{ verb: 'prevent', n: 3 }] } },
    ]);
    const t = table({
      game: own,
      content,
      players: [{ character: 'tester', hand: ['wall'] }, { hand: ['twin-hatchets', 'chipped-axe'] }],
      damage: 6,
    });
    t.choose('attack').choose('pass', 0).hit(0);
    expect(t.health(0)).toBe(44);
    t.cards('chipped-axe');
    expect(t.offers('hit')).toEqual([]);
    t.choose('attack').choose((option) => option.id.startsWith('reveal:'), 0);
    expect(t.offers('hit')).toEqual([]);
    t.cards('twin-hatchets').hit(0);
    expect(t.health(0)).toBe(44 - 3);
  });

  it('[TV-RULING-43] [TV-DMG-03] several defenders in turn order, each as often as they like', () => {
    const t = table({
      players: [
        { character: 'oathwarden', hand: ['aegis-prayer', 'alms-coin'] },
        { character: 'gutterblade', hand: ['smoke-bomb', 'smoke-bomb', 'boot-knife'] },
        { character: 'barbarian' },
      ],
      damage: 12,
    }).choose('attack');
    expect(t.asked()).toEqual(['0 reveal']);
    t.choose((option) => option.id.startsWith('reveal:'), 0);
    expect(t.asked()).toEqual(['1 reveal']);
    t.choose((option) => option.id.startsWith('reveal:'), 1).choose((option) => option.id.startsWith('reveal:'), 1);
    expect(t.play.game.view(t.state, 2)).toMatchObject({ turn: { left: 12 - 9 } });
  });

  it('[TV-PREV-04] [TV-RULING-46] changes no loss of Health', () => {
    const t = table({
      players: [
        { character: 'gutterblade', hand: ['smoke-bomb'], recruits: ['bought-watchman'] },
        { character: 'thornwitch', hand: ['wither'] },
      ],
    });
    t.cards('wither').use('wither', 'text1');
    expect(t.health(0)).toBe(47);
    expect(t.asked()).toEqual(['1 turn']);
  });

  it('[TV-RULING-40] once per opponent turn, and again on the next', () => {
    const t = attack(5)
      .choose('attack')
      .choose((option) => option.id.startsWith('reveal:'), 0);
    expect(t.player(0).revealed).toHaveLength(1);
    t.end().choose('end', 0);
    expect(t.player(0).revealed).toEqual([]);
  });

  it('[TV-RULING-41] nobody is asked whose cards that prevent lie in the Discard Pile', () => {
    const t = table({
      players: [{ character: 'gutterblade', hand: ['boot-knife'], deck: ['cut-purse'], discard: ['smoke-bomb'] }, {}],
      damage: 3,
    });
    expect(t.moves()).not.toContain('attack');
    expect(t.offers('hit')).toContain('0');
  });

  it('[TV-RULING-43] [TV-EX-46] members of a team each, and what was too much waits', () => {
    const t = table({
      players: [
        { character: 'gutterblade', hand: ['smoke-bomb', 'boot-knife'] },
        { character: 'oathwarden', hand: ['aegis-prayer', 'alms-coin'] },
        { character: 'diabolist', hand: ['cinder-lash'] },
      ],
      options: { sides: [0, 0, 1] },
      damage: 5,
    }).choose('attack');
    for (const seat of [0, 1]) t.choose((option) => option.id.startsWith('reveal:'), seat);
    expect(t.offers('hit')).toEqual([]);
    t.cards('cinder-lash').hit(0);
    expect(t.health(0)).toBe(49 + 59 - 2);
  });
});

describe('discarding', () => {
  it('[TV-DISC-01] [TV-DISC-02] [TV-RULING-26] the victim chooses, and nobody sees the Hand', () => {
    const t = table({
      players: [{ hand: ['bone-charm', 'hex-needle'], discard: ['moonlit-barter'] }, { hand: ['intimidating-roar'] }],
    });
    t.cards('intimidating-roar').use('intimidating-roar', 'text0');
    expect(t.asked()).toEqual(['0 discard']);
    expect(game.view(t.state, 1).players[0]?.hand).toEqual([]);
    t.pick('hex-needle', 0);
    expect(t.zone('discard', 0)).toEqual(['moonlit-barter', 'hex-needle']);
    expect(t.state.turn.discarded).toBe(1);
  });

  it('[TV-DISC-03] with too few cards all of them go', () => {
    const t = table({ players: [{ hand: ['bone-charm'] }, { character: 'gutterblade', hand: ['crown-of-whispers'] }] });
    t.cards('crown-of-whispers').use('crown-of-whispers', 'text0');
    expect(t.zone('hand', 0)).toEqual([]);
    expect(t.asked()).toEqual(['1 turn']);
    t.ability();
    expect(t.state.turn.damage).toBe(5 + 2);
  });
});
