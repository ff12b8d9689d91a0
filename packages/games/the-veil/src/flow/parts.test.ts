import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { withTester } from '../testing/cards.ts';
import { table, trapOf } from '../testing/table.ts';

const STRICT = { parts: 'strict' };

/** What a turn offers by kind, each kind once. */
const kinds = (moves: readonly string[]): string[] => [
  ...new Set(moves.map((id) => id.replace(/:(?!\w+$).*|:\d.*/, ''))),
];

describe('strict parts of a turn', () => {
  const full = () =>
    table({
      players: [
        { recruits: ['toad-familiar'] },
        {
          health: 30,
          gold: 3,
          hand: ['plundered-coin', 'chipped-axe', 'battle-yell'],
          route: ['twin-hatchets', 'mead-hall-feast'],
        },
      ],
      damage: 5,
      health: 4,
      options: STRICT,
    });

  it('[TV-RULING-07] [TV-RULING-110] [TV-TURN-01] come once each, in order, and each opens only what belongs to it', () => {
    const t = full();
    expect(kinds(t.moves())).toEqual(['play', 'next:gold']);
    t.choose('next:gold');
    expect(kinds(t.moves())).toEqual(['buy', 'next:health']);
    t.buy('twin-hatchets').choose('next:health');
    expect(kinds(t.moves())).toEqual(['heal', 'next:damage']);
    t.heal(1).choose('next:damage');
    expect(kinds(t.moves())).toEqual(['hit', 'end']);
    t.hit(0, 1).end();
    expect(t.asked()).toEqual(['0 turn']);
    expect(t.state.turn.part).toBe('primary');
    expect([t.health(0), t.health(), t.zone('discard').includes('twin-hatchets')]).toEqual([44, 31, true]);
  });

  it('[TV-RULING-07] are told and shown, with why something has to wait or comes too late', () => {
    const t = full();
    const faults = (): string[] =>
      game.whyNot(t.state, 1).flatMap(({ code, on, rule, args }) => {
        return code === 'otherPart' ? [`${on?.replace(/#\d+/, '')} ${args?.part} ${args?.now} ${rule}`] : [];
      });
    expect(faults()).toEqual([
      'twin-hatchets gold primary TV-RULING-07',
      'mead-hall-feast gold primary TV-RULING-07',
      'player:0 damage primary TV-RULING-07',
      'toad-familiar damage primary TV-RULING-07',
      'player:1 health primary TV-RULING-07',
    ]);
    expect(game.view(t.state, 'spectator').turn.part).toBe('primary');
    t.choose('next:gold');
    expect(t.facts('part')).toEqual([{ type: 'part', part: 'gold', players: [1] }]);
    t.choose('next:health').choose('next:damage');
    expect(faults()).toEqual([
      'twin-hatchets gold damage TV-RULING-07',
      'mead-hall-feast gold damage TV-RULING-07',
      'player:1 health damage TV-RULING-07',
    ]);
    expect(game.view(table({ players: [{}, {}] }).state, 1).turn).not.toHaveProperty('part');
  });

  it('[TV-RULING-07] [TV-RULING-08] [TV-RULING-99] what is left of a part is lost with it: unplayed cards, Gold, Health', () => {
    const t = full().cards('battle-yell').choose('next:gold');
    expect(t.zone('hand')).toEqual([]);
    expect(t.zone('discard')).toEqual(['plundered-coin', 'chipped-axe']);
    const cards = ['plundered-coin', 'chipped-axe'];
    expect(t.facts('forfeited')).toEqual([{ type: 'forfeited', who: 1, gold: 0, health: 0, cards }]);
    expect(t.player().gold).toBe(3);
    // Others have seen these cards.
    expect(t.play.events.some(({ reveal }) => reveal)).toBe(true);
    t.choose('next:health');
    expect(t.play.events.some(({ reveal }) => reveal)).toBe(false);
    expect(t.facts('forfeited')).toEqual([{ type: 'forfeited', who: 1, gold: 3, health: 0, cards: [] }]);
    expect(t.player().gold).toBe(0);
    const left = t.state.turn.health - 1;
    t.heal(1).choose('next:damage');
    expect(t.facts('forfeited')).toEqual([{ type: 'forfeited', who: 1, gold: 0, health: left, cards: [] }]);
    expect(t.state.turn.health).toBe(0);
  });

  it('[TV-RULING-110] [TV-PGOLD-02] [TV-PRIM-02] what acquires waits for Gold; other abilities are open in every part', () => {
    const { game: own, content } = withTester([
      { id: 'broker', base: { text: [{ verb: 'acquire', cost: 3 }] } },
      { id: 'scout', base: { text: [{ verb: 'draw' }] } },
    ]);
    const t = table({
      game: own,
      content,
      players: [
        { character: 'pathfinder' },
        {
          character: 'tester',
          played: ['broker', 'scout'],
          route: ['filler', 'filler'],
          deck: [trapOf(0, 'poison-arrow-trap'), 'test-coin'],
        },
      ],
      options: STRICT,
    });
    expect(t.moves().filter((id) => id.startsWith('use:broker'))).toEqual([]);
    t.play.expectWhyNot(1, 'otherPart', 'TV-RULING-07');
    t.choose('next:gold').use('broker', 'text0').pick('filler');
    expect(t.zone('discard')).toEqual(['filler']);
    t.choose('next:health').choose('next:damage').ability();
    // A Trap drawn late is played all the same, any other card is not (TV-TRAP-06).
    expect(kinds(t.moves())).toContain('play');
    expect(t.moves()).not.toContain('end');
    t.cards('poison-arrow-trap').use('scout', 'text0');
    expect(t.zone('hand')).toEqual(['test-coin']);
    expect(t.moves()).toEqual(['end']);
  });

  it('[TV-PGOLD-02] mind what acquires behind a choice, on banishing itself, or as the ability of a character', () => {
    const acquire = { verb: 'acquire', cost: 3 } as const;
    const { game: own, content } = withTester(
      [
        { id: 'fork', base: { text: [{ verb: 'choose', options: [[acquire], [{ verb: 'draw' }]] }] } },
        { id: 'wreck', base: { gold: 1 }, selfBanish: [acquire] },
      ],
      { ability: { effects: [acquire] } },
    );
    const t = table({
      game: own,
      content,
      players: [{}, { character: 'tester', played: ['fork', 'wreck'], route: ['filler', 'filler'] }],
      options: STRICT,
    });
    expect(t.moves()).toEqual(['next:gold']);
    t.choose('next:gold');
    expect(t.moves().map((id) => id.replace(/#\d+/, ''))).toEqual([
      'use:fork/text0',
      'use:wreck/selfBanish',
      'ability',
      'next:health',
    ]);
  });

  it('[TV-RULING-104] do not go on with a Trap in Hand', () => {
    const t = table({
      players: [{ character: 'pathfinder' }, { hand: [trapOf(0, 'poison-arrow-trap'), 'chipped-axe'] }],
      options: STRICT,
    });
    expect(t.moves()).not.toContain('next:gold');
    t.cards('poison-arrow-trap').choose('next:gold');
    expect(t.zone('discard')).toEqual(['chipped-axe']);
  });
});

describe('strict parts of a team', () => {
  const pair = (how: object = {}) =>
    table({
      players: [
        { character: 'diabolist' },
        { character: 'runesage', hand: ['spark'], gold: 2, route: [] },
        { character: 'barbarian', hand: ['chipped-axe'], gold: 3, route: [], health: 50 },
      ],
      health: 4,
      options: { sides: [0, 1, 1], ...STRICT },
      ...how,
    });

  it('[TV-RULING-07] [TV-RULING-110] [TV-RULING-51] go on when all members are done, which can be taken back until then', () => {
    const t = pair().choose('next:gold');
    expect(t.asked()).toEqual(['1 turn']);
    expect(t.state.turn.part).toBe('primary');
    t.choose('withdraw').cards('chipped-axe').choose('next:gold').choose('next:gold', 1);
    expect(t.state.turn).toMatchObject({ part: 'gold', done: [] });
    expect(t.asked()).toEqual(['1 turn', '2 turn']);
    expect(t.facts('forfeited')).toMatchObject([{ who: 1, cards: ['spark'] }]);
    expect(t.zone('discard', 1)).toEqual(['spark']);
    expect(t.zone('discard')).toEqual([]);
  });

  it('[TV-RULING-50] [TV-RULING-07] each loses their own Gold, and the side its Health once', () => {
    const t = pair();
    const lost = (part: string): string[] => {
      t.choose(`next:${part}`).choose(`next:${part}`, 1);
      return t.facts('forfeited').map(({ who, gold, health }) => `${who}: ${gold} ${health}`);
    };
    expect(lost('gold')).toHaveLength(2);
    expect(lost('health')).toEqual(['1: 2 0', '2: 3 0']);
    expect(lost('damage')).toEqual(['1: 0 4']);
    expect(t.state.turn).toMatchObject({ part: 'damage', health: 0 });
  });
});

describe('strict parts of a Solo Opponent', () => {
  const { game: own, content } = withTester([
    { id: 'broker', base: { gold: 3, text: [{ verb: 'acquire', cost: 3 }] } },
    { id: 'bargain', cost: 3 },
  ]);
  const facts = (parts: string): string[] => {
    const t = table({
      game: own,
      content,
      players: [
        { character: 'barbarian', hand: [] },
        { character: 'tester', hand: ['broker'], route: ['bargain', 'filler'], fate: [], deck: [] },
      ],
      options: { match: 'together', opponent: 'offensive', parts },
    });
    for (const id of t.moves().includes('end') ? ['end'] : ['next:gold', 'next:health', 'next:damage', 'end'])
      t.choose(id);
    return t.play.events.flatMap(({ fact }) => {
      const { type, step } = fact as { type: string; step?: string };
      return type === 'soloStep' ? [`${step}`] : type === 'acquired' || type === 'purchased' ? [type] : [];
    });
  };

  it('[TV-PGOLD-02] [TV-RULING-62] [TV-RULING-110] it acquires in its buying step, and follows its card as ever', () => {
    const rest = ['banish', 'slay', 'damage'];
    expect(facts('strict')).toEqual(['opening', 'buy', 'acquired', 'purchased', ...rest]);
    expect(facts('free')).toEqual(['acquired', 'opening', 'buy', 'purchased', ...rest]);
  });
});
