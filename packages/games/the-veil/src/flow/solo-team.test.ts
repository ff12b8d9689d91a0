import { describe, expect, it } from 'vitest';
import { withTester } from '../testing/cards.ts';
import { type Place, table, trapOf } from '../testing/table.ts';

const isReveal = ({ id }: { id: string }): boolean => id.startsWith('reveal:');

/** The Solo Opponent sits last; nobody has anything to draw. */
const solo = (opponent: string, players: readonly Place[], how: { round?: number; first?: number } = {}) => {
  const t = table({
    players: players.map((place) => ({ deck: [], ...place })),
    options: { match: 'together', opponent, health: 'separate' },
    round: how.round ?? 3,
  });
  if (how.first !== undefined) t.state.first = how.first;
  return t;
};

describe('a Solo Opponent and several humans', () => {
  it('[TV-RULING-63] redirects to the player who declared the target, not to a dearer card of a teammate', () => {
    const tester = withTester([
      { id: 'glass', reveal: { window: 'target', effects: [{ verb: 'redirect' }] } },
      { id: 'page', type: 'aggro', recruit: 2, base: { damage: 1 } },
    ]);
    const t = table({
      ...tester,
      players: [
        { character: 'oathwarden', recruits: ['tower-knight'] },
        { character: 'barbarian', hand: ['shatter-the-line'], recruits: ['clan-whelp', 'wolfpelt-raider'] },
        { character: 'tester', hand: ['glass'], recruits: ['page'] },
      ],
      options: { match: 'together', opponent: 'swarm' },
    });
    t.cards('shatter-the-line').use('shatter-the-line', 'text0').pick('page');
    expect([t.zone('recruits', 0), t.zone('recruits', 1), t.zone('recruits', 2)]).toEqual([
      ['tower-knight'],
      ['clan-whelp'],
      ['page'],
    ]);
  });

  it('[TV-RULING-66] equal Heroes in seat order, equal Recruits as they were played', () => {
    const heroes = solo('hoarder', [
      { character: 'barbarian', health: 30 },
      { character: 'runesage', health: 30 },
      { character: 'pathfinder', hand: ['volley'] },
    ]);
    heroes.choose('end', 0).choose('end', 1);
    expect([heroes.health(0), heroes.health(1)]).toEqual([24, 30]);
    const recruits = solo('swarm', [
      { character: 'barbarian', recruits: ['wolfpelt-raider', 'camp-matron'] },
      { character: 'pathfinder', hand: ['barbed-arrow'] },
    ]);
    expect(recruits.choose('end', 0).zone('recruits', 0)).toEqual(['camp-matron']);
  });

  it('[TV-SOLO-05] hits the Hero its card names, and Recruits in the order of its card', () => {
    const heroes = (opponent: string) => {
      const t = solo(opponent, [
        { character: 'barbarian', health: 30 },
        { character: 'runesage', health: 40 },
        { character: 'pathfinder', hand: ['volley'] },
      ]);
      t.choose('end', 0).choose('end', 1);
      return [t.health(0), t.health(1)];
    };
    expect([heroes('bulwark'), heroes('ritualist')]).toEqual([
      [30, 34],
      [30, 34],
    ]);
    expect([heroes('hoarder'), heroes('swarm')]).toEqual([
      [24, 40],
      [24, 40],
    ]);
    const recruits = (opponent: string) =>
      solo(opponent, [
        { character: 'barbarian', recruits: ['clan-whelp', 'camp-matron'] },
        { character: 'pathfinder', hand: ['volley'] },
      ])
        .choose('end', 0)
        .facts('recruitHit')
        .map(({ card, n }) => `${card} ${n}`);
    expect(recruits('bulwark')).toEqual(['camp-matron 4', 'clan-whelp 2']);
    expect(recruits('swarm')).toEqual(['clan-whelp 3', 'camp-matron 3']);
    expect(recruits('hoarder')).toEqual([]);
  });

  it('[TV-SOLO-05] [TV-RULING-66] slays the Recruit its card names', () => {
    const slain = (opponent: string) =>
      solo(opponent, [
        { character: 'barbarian', recruits: ['clan-whelp', 'wolfpelt-raider', 'camp-matron'] },
        { character: 'pathfinder', hand: ['hunters-mark'] },
      ])
        .choose('end', 0)
        .facts('recruitKilled')
        .find(({ how }) => how === 'slain')?.card;
    expect(slain('ritualist')).toBe('clan-whelp');
    expect(slain('bulwark')).toBe('wolfpelt-raider');
    expect(slain('hoarder')).toBe('camp-matron');
  });

  it('[TV-RULING-63] takes from the Hero with the lowest Health, and from the Hand that holds most', () => {
    const tester = withTester([
      { id: 'curse', base: { text: [{ verb: 'lose', n: 1 }] } },
      { id: 'spill', base: { text: [{ verb: 'mill' }] } },
      { id: 'fray', base: { text: [{ verb: 'banishFate' }] } },
      { id: 'nag', base: { text: [{ verb: 'discard' }] } },
    ]);
    const aims = (cards: string[], decks: readonly Place[]) => {
      const t = table({
        ...tester,
        players: [
          { character: 'barbarian', health: 30, fate: ['clan-whelp'], ...decks[0] },
          { character: 'runesage', health: 29, fate: ['arcane-dart'], ...decks[1] },
          { character: 'tester', hand: cards, deck: [] },
        ],
        options: { match: 'together', opponent: 'swarm', health: 'separate' },
      });
      t.choose('end', 0).choose('end', 1);
      return t.facts('declared').flatMap(({ card, aims: at }) => at.map(({ who }) => `${card} ${who}`));
    };
    expect(aims(['curse', 'spill', 'fray'], [])).toEqual(['curse 1', 'spill 1', 'fray 1']);
    const decks = [{ deck: ['chipped-axe', 'battle-yell'] }, { deck: ['spark'] }];
    expect(aims(['nag'], decks)).toEqual(['nag 0']);
    expect(aims(['nag'], [{ deck: ['chipped-axe'] }, { deck: ['spark', 'marginalia'] }])).toEqual(['nag 1']);
  });

  it('[TV-RULING-68] a Trap goes to the human with the lowest Health', () => {
    const t = solo('hoarder', [
      { character: 'barbarian', health: 30 },
      { character: 'runesage', health: 29 },
      { character: 'pathfinder', route: ['poison-arrow-trap'], fate: [] },
    ]);
    t.choose('end', 0).choose('end', 1);
    expect([t.zone('discard', 0), t.zone('discard', 1)]).toEqual([[], ['poison-arrow-trap']]);
  });

  it('[TV-SOLO-11] strikes only those who are still there, and ends the match at once', () => {
    const t = solo('offensive', [
      { character: 'barbarian', health: 30 },
      { character: 'runesage', health: 6 },
      { character: 'pathfinder', hand: ['quick-shot'], recruits: [] },
    ]);
    t.choose('resign', 0).choose('end', 1);
    expect([t.health(0), t.health(1)]).toEqual([0, 1]);
    t.choose('end', 1);
    t.play.ends('lost');
    expect(t.facts('hit')).toHaveLength(1);
  });

  it('[TV-DISC-01] Saboteur: each human chooses, one after the other', () => {
    const t = solo('saboteur', [
      { character: 'barbarian', deck: ['chipped-axe', 'battle-yell'] },
      { character: 'runesage', deck: ['spark', 'marginalia'] },
      { character: 'pathfinder' },
    ]);
    t.choose('end', 0).choose('end', 1);
    expect(t.asked()).toEqual(['0 discard']);
    t.pick('chipped-axe', 0);
    expect(t.asked()).toEqual(['1 discard']);
  });
});

describe('the turns of a Solo Opponent', () => {
  it('[TV-SOLO-08] [TV-SOLO-09] the turn on its card unlocks the last step, whoever began', () => {
    const deployed = (first: number, round: number) =>
      solo('bulwark', [{ character: 'barbarian' }, { character: 'pathfinder', route: ['grey-wolf'], fate: [] }], {
        first,
        round,
      })
        .choose('end', 0)
        .zone('recruits', 1);
    // The human began: both are in one round. The Solo Opponent began: its turn opens the next.
    expect([deployed(0, 8), deployed(0, 9)]).toEqual([[], ['grey-wolf']]);
    expect([deployed(1, 7), deployed(1, 8)]).toEqual([[], ['grey-wolf']]);
  });

  it('[TV-RULING-42] Hoarder, last: what was prevented stays so, once', () => {
    const t = solo(
      'hoarder',
      [
        { character: 'gutterblade', health: 40, deck: ['smoke-bomb', 'boot-knife'] },
        { character: 'pathfinder', hand: ['volley'] },
      ],
      { round: 8 },
    );
    t.choose('end', 0).choose(isReveal, 0);
    expect(t.health(0)).toBe(40 - (6 - 3) - 6);
  });

  it('[TV-RULING-62] [TV-RULING-28] [TV-TRAP-11] suffers Traps like anyone, those drawn meanwhile next', () => {
    const t = solo('hoarder', [
      { character: 'thornwitch' },
      {
        character: 'runesage',
        health: 40,
        hand: ['time-slip'],
        deck: ['spark', trapOf(0, 'bramble-snare')],
        discard: [trapOf(0, 'witchs-effigy')],
      },
    ]).choose('end', 0);
    expect(t.facts('played').map(({ card }) => card)).toEqual(['time-slip', 'bramble-snare', 'spark']);
    expect(t.health(1)).toBe(40 - 2 - 2);
  });

  it('[TV-RULING-99] an attack that it may answer cannot be taken back, though it shows nothing', () => {
    const t = table({
      players: [
        { character: 'barbarian' },
        { character: 'pathfinder', hand: ['fur-bundle', 'volley'], deck: ['camouflage'] },
      ],
      options: { match: 'together', opponent: 'swarm' },
      damage: 5,
    }).choose('attack');
    expect(t.facts('revealed')).toEqual([]);
    expect(t.play.events.some(({ reveal }) => reveal)).toBe(true);
  });
});
