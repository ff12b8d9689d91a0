import { given } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { VeilFact } from '../state/facts.ts';
import type { State } from '../state/state.ts';
import { withTester } from '../testing/cards.ts';
import { type Place, type Table, table } from '../testing/table.ts';

interface How {
  readonly round?: number;
  readonly seats?: readonly Place[];
  readonly health?: 'separate';
  readonly tester?: ReturnType<typeof withTester>;
}

/** The humans end their turn, and the Solo Opponent has acted in this round when they are asked again. */
function against(
  opponent: string,
  human: Place,
  solo: Place,
  { round = 3, seats = [human], tester, health }: How = {},
): Table {
  const t = table({
    ...tester,
    players: [
      ...seats.map((place) => ({ character: 'barbarian', ...place })),
      { character: 'pathfinder', deck: [], ...solo },
    ],
    options: { match: 'together', opponent, ...(health && { health }) },
    // The Solo Opponent went first, so that its turn opens a round.
    round: round - 1,
  });
  for (const seat of seats.keys()) t.choose('end', seat);
  return t;
}

describe('a Solo Opponent', () => {
  it('[TV-SOLO-01] [TV-SOLO-03] [TV-SOLO-04] [TV-RULING-69] has a character with both its decks, and no mulligan', () => {
    const play = given<State>(game, {
      seats: 1,
      options: { characters: ['barbarian'], opponentCharacter: 'thornwitch', opponent: 'swarm' },
    });
    expect(play.state.players.map(({ character, solo }) => [character, solo])).toEqual([
      ['barbarian', undefined],
      ['thornwitch', 'swarm'],
    ]);
    expect(play.state.first).toBe(1);
    expect(play.state.players.map(({ hand, route, fateDeck }) => [hand.length, route.length, fateDeck.length])).toEqual(
      [
        [5, 4, 32],
        [4, 4, 32],
      ],
    );
    expect(game.prompts(play.state).map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['0 mulligan']);
  });

  it('[TV-SOLO-02] its card is chosen or drawn at random', () => {
    const drawn = new Set(
      Array.from({ length: 30 }, (_, n) => given<State>(game, { seats: 1, seed: `${n}` }).state.players[1]?.solo),
    );
    expect(drawn.size).toBe(6);
  });

  it('[TV-RULING-70] several humans are a team, against a Villain', () => {
    const play = given<State>(game, {
      seats: 2,
      options: { match: 'together', characters: ['runesage', 'barbarian'], opponentCharacter: 'random' },
    });
    expect(play.state.sides).toEqual([[0, 1], [2]]);
    expect(game.view(play.state, 0).players[2]?.kind).toBe('villain');
  });

  it('[TV-SOLO-05] [TV-SOLO-11] [TV-EX-14] [TV-RULING-25] [TV-RULING-64] strikes each Hero past every Shield', () => {
    const t = against('offensive', { health: 30, recruits: ['shieldbreaker-thane'] }, {});
    expect(t.health(0)).toBe(27);
    expect(t.player(0).recruits[0]?.damage).toBe(0);
    expect(t.asked()).toEqual(['0 turn']);
  });

  it('[TV-SOLO-05] [TV-SOLO-09] [TV-RULING-106] plays as drawn, uses from left to right, then follows its steps in order', () => {
    const t = against(
      'offensive',
      { health: 50, recruits: ['clan-whelp'] },
      {
        character: 'runesage',
        hand: ['spark', 'unmaking', 'dispel'],
        recruits: ['stone-archivist', 'bound-salamander'],
        route: ['fireball', 'arcane-dart'],
        fate: [],
        discard: ['silver-scrip'],
      },
      { round: 7 },
    );
    expect(t.facts('played').map(({ card }) => card)).toEqual(['spark', 'unmaking', 'dispel']);
    expect(t.facts('used').map(({ ability }) => ability)).toEqual([
      'stone-archivist/base',
      'stone-archivist/synergy',
      'bound-salamander/base',
      'unmaking/synergy',
      'dispel/synergy',
      'unmaking/text0',
    ]);
    const told = ['soloStep', 'hit', 'purchased', 'recruitKilled', 'acquired'];
    const order = t.play.events.map(({ fact }) => fact as VeilFact).filter(({ type }) => told.includes(type));
    expect(order.map((fact) => (fact.type === 'soloStep' ? fact.step : fact.type))).toEqual([
      'opening',
      'hit',
      'buy',
      'purchased',
      'banish',
      'slay',
      'recruitKilled',
      'damage',
      'hit',
      'final',
      'acquired',
    ]);
  });

  it('[TV-RULING-62] heals itself with all Health before it deals Damage', () => {
    const t = against(
      'hoarder',
      { health: 50 },
      { character: 'oathwarden', health: 50, hand: ['whispered-vow', 'training-mace'] },
    );
    expect([t.health(0), t.health(1)]).toEqual([48, 52]);
    const facts = t.play.events.map(({ fact }) => fact.type).filter((type) => type === 'healed' || type === 'hit');
    expect(facts).toEqual(['healed', 'hit']);
  });

  it('[TV-RULING-65] a shared total once per Hero', () => {
    const t = against(
      'offensive',
      {},
      {},
      { seats: [{ character: 'runesage', health: 50 }, { character: 'barbarian' }] },
    );
    expect(t.health(0)).toBe(50 - 6);
  });

  it('[TV-RULING-62] [TV-RULING-106] plays all its cards and uses every line but its ability and Self-Banish', () => {
    const t = against(
      'hoarder',
      { health: 50 },
      {
        character: 'gravelord',
        hand: ['gravebind', 'bone-wall'],
        deck: ['cold-touch'],
        recruits: ['shambling-corpse'],
        banished: ['ghoul-pack', 'chill-blast', 'soul-ledger'],
      },
    );
    // Gravebind 6 and 2, Bone Wall 3, the Corpse 2 and 1; the Synergy of the Wall heals.
    expect(t.health(0)).toBe(50 - 14);
    expect(t.zone('banished', 1)).toEqual(['ghoul-pack', 'chill-blast', 'soul-ledger']);
    expect(t.zone('hand', 1)).toHaveLength(2);
  });

  it('[TV-SOLO-12] [TV-SOLO-17] [TV-EX-15] buys the dearest it can pay for, refilled slots included', () => {
    const t = against(
      'offensive',
      { health: 50 },
      {
        change: { gold: 7 },
        route: ['dire-stag', 'grey-wolf', 'pack-mule', 'arrowstorm'],
        fate: ['quick-shot'],
      },
    );
    expect(t.zone('route', 1)).toEqual(['dire-stag', 'grey-wolf', 'pack-mule']);
    expect(t.facts('purchased').map(({ card }) => card)).toEqual(['arrowstorm', 'quick-shot']);
    expect(t.zone('hand', 1).toSorted()).toEqual(['arrowstorm', 'quick-shot']);
  });

  it('[TV-EX-65] [TV-RULING-66] ties go to the leftmost, until nothing can be paid for', () => {
    const t = against(
      'offensive',
      { health: 50 },
      {
        change: { gold: 9 },
        route: ['dire-stag', 'grey-wolf', 'quick-shot', 'foraged-berries'],
        fate: [],
      },
    );
    expect(t.zone('route', 1)).toEqual(['foraged-berries']);
  });

  it('[TV-SOLO-13] [TV-RULING-61] banishes from its Fate Route only where a card lets it, Support before Control', () => {
    const able = against(
      'offensive',
      { health: 50 },
      {
        character: 'oathwarden',
        hand: ['tithe-ledger', 'prayer-of-dawn'],
        route: ['judgement-hammer', 'verdict', 'lantern-sister', 'field-chaplain'],
        fate: [],
      },
    );
    // Gold 3 buys the Chaplain; the Sister is the dearest Support left.
    expect(able.zone('banished', 1)).toEqual(['lantern-sister']);
    // Without Support the dearest Control goes, and an Aggro card stays.
    const control = against(
      'offensive',
      { health: 50 },
      {
        character: 'oathwarden',
        hand: ['tithe-ledger', 'prayer-of-dawn'],
        route: ['judgement-hammer', 'verdict', 'tower-knight'],
        fate: [],
      },
    );
    expect(control.zone('banished', 1)).toEqual(['tower-knight']);
    const unable = against(
      'offensive',
      { health: 50 },
      { character: 'oathwarden', route: ['verdict', 'lantern-sister'], fate: [] },
    );
    expect(unable.zone('banished', 1)).toEqual([]);
  });

  it('[TV-SOLO-14] [TV-SOLO-06] slays Shields first, and skips what it cannot do', () => {
    const t = against(
      'offensive',
      { health: 50, recruits: ['clan-whelp', 'shieldbreaker-thane'] },
      { hand: ['hunters-mark'] },
    );
    expect(t.zone('discard', 0)).toEqual(['shieldbreaker-thane', 'clan-whelp']);
    const none = against('offensive', { health: 50 }, { hand: ['hunters-mark'] });
    expect(none.health(0)).toBe(50 - 3 - 5);
  });

  it('[TV-SOLO-15] [TV-SOLO-18] [TV-EX-67] fills one target after the other; the last takes what is left', () => {
    const t = against('offensive', { health: 23, recruits: ['clan-whelp', 'wolfpelt-raider'] }, { hand: ['volley'] });
    expect(t.zone('discard', 0)).toEqual(['clan-whelp']);
    expect(t.zone('recruits', 0)).toEqual(['wolfpelt-raider']);
    expect(t.health(0)).toBe(20);
    // Of Shields the one with least Health left, though others are weaker.
    const shields = against(
      'offensive',
      { character: 'oathwarden', health: 23, recruits: ['field-chaplain', 'tower-knight', 'bulwark-brother'] },
      { hand: ['volley'] },
    );
    expect(shields.zone('discard', 0)).toEqual(['bulwark-brother']);
    expect(shields.facts('recruitHit').map(({ card, n }) => `${card} ${n}`)).toEqual([
      'bulwark-brother 5',
      'tower-knight 1',
    ]);
  });

  it('[TV-SOLO-08] [TV-SOLO-09] [TV-SOLO-16] [TV-EX-13] [TV-EX-16] [TV-RULING-67] [TV-RULING-68] from turn 7 on acquires the dearest and banishes what makes Gold', () => {
    const solo: Place = {
      character: 'runesage',
      discard: ['silver-scrip', 'spark', 'marginalia', 'paper-homunculus'],
      route: ['mind-fracture', 'fireball', 'standing-stones', 'dispel'],
      fate: ['arcane-dart'],
    };
    const before = against('offensive', { health: 50 }, solo, { round: 6 });
    expect(before.zone('banished', 1)).toEqual([]);
    const t = against('offensive', { health: 50 }, solo, { round: 7 });
    expect(t.zone('route', 1)).toEqual(['arcane-dart', 'fireball', 'standing-stones', 'dispel']);
    expect(t.zone('banished', 1)).toEqual(['silver-scrip', 'marginalia']);
    expect(t.zone('hand', 1).toSorted()).toEqual(['mind-fracture', 'paper-homunculus', 'spark']);
  });

  it('[TV-RULING-67] Gold anywhere on a card makes Gold: in a Synergy, a choice, a Self-Banish', () => {
    const banished = (character: string, discard: string[]) =>
      against('offensive', { health: 50 }, { character, discard, route: [], fate: [] }, { round: 7 })
        .zone('banished', 1)
        .toSorted();
    expect(banished('oathwarden', ['sanctify', 'verdict'])).toEqual(['sanctify']);
    expect(banished('gutterblade', ['loaded-dice', 'boot-knife'])).toEqual(['loaded-dice']);
    expect(banished('gravelord', ['shambling-corpse', 'gravebind'])).toEqual(['shambling-corpse']);
  });

  it('[TV-RULING-105] Saboteur: discards, Traps first and cheapest, then Control', () => {
    const t = against(
      'saboteur',
      { health: 50, deck: ['plundered-coin', 'chipped-axe'] },
      {
        character: 'thornwitch',
        change: { gold: 5 },
        route: ['leech-pod', 'bramble-snare', 'evil-eye', 'harpy-sister'],
        fate: [],
      },
    );
    expect(t.asked()).toEqual(['0 discard']);
    t.pick('plundered-coin', 0);
    expect(t.zone('discard', 0)).toEqual(['plundered-coin', 'bramble-snare', 'leech-pod']);
    expect(t.zone('route', 1)).toEqual(['harpy-sister']);
  });

  it('Saboteur, last: the dearest card of the others, and 1 Health', () => {
    const t = against(
      'saboteur',
      { health: 50, deck: [], route: ['twin-hatchets', 'blood-frenzy'], fate: [] },
      {},
      { round: 9 },
    );
    expect(t.zone('banished', 0)).toEqual(['blood-frenzy']);
    expect(t.health(0)).toBe(49);
  });

  it('Bulwark heals, buys Shields first, and deploys from turn 9 on', () => {
    const t = against(
      'bulwark',
      { health: 50 },
      {
        health: 40,
        change: { gold: 4 },
        route: ['volley', 'cave-bear', 'great-eagle-of-the-pass', 'grey-wolf'],
        fate: [],
      },
      { round: 10 },
    );
    expect(t.health(1)).toBe(41);
    expect(t.zone('recruits', 1)).toEqual(['great-eagle-of-the-pass']);
    expect(t.zone('route', 1)).toEqual(['volley', 'grey-wolf']);
    expect(t.health(0)).toBe(50);
  });

  it('Swarm strikes by Recruits, and musters the cheap ones', () => {
    const t = against(
      'swarm',
      { health: 50 },
      {
        recruits: ['grey-wolf', 'pack-mule'],
        discard: ['hunting-hound', 'dire-stag', 'cave-bear'],
      },
      { round: 9 },
    );
    // 2 for its Recruits, and the Damage of the Wolf.
    expect(t.health(0)).toBe(50 - 2 - 2);
    expect(t.zone('recruits', 1)).toEqual(['grey-wolf', 'pack-mule', 'hunting-hound', 'cave-bear']);
  });

  it('Ritualist burns a Basic card, and takes half its Banished Pile', () => {
    const t = against(
      'ritualist',
      { health: 50 },
      { discard: ['fur-bundle', 'hunting-bow'], banished: ['volley', 'grey-wolf'] },
      { round: 9 },
    );
    expect(t.zone('banished', 1)).toEqual(['volley', 'grey-wolf', 'hunting-bow']);
    expect(t.health(0)).toBe(50 - 1 - 2);
    expect(against('ritualist', { health: 50 }, {}).health(0)).toBe(50);
  });

  it('Hoarder buys one card on top of its Deck, and hits twice from turn 9 on', () => {
    const t = against(
      'hoarder',
      { health: 50 },
      { hand: ['volley', 'fur-bundle'], route: ['barbed-arrow', 'quick-shot'], fate: [] },
      { round: 9 },
    );
    expect(t.zone('route', 1)).toEqual(['quick-shot']);
    expect(t.zone('hand', 1)[0]).toBe('barbed-arrow');
    expect(t.health(0)).toBe(50 - 12);
  });

  it('[TV-RULING-63] chooses by the table where its card is silent', () => {
    const choice = against('hoarder', { health: 50 }, { character: 'gutterblade', hand: ['loaded-dice'] });
    expect(choice.health(0)).toBe(48);
    const rubbish = against(
      'hoarder',
      { health: 50 },
      { character: 'oathwarden', hand: ['sanctify'], discard: ['alms-coin', 'training-mace'] },
    );
    expect(rubbish.zone('banished', 1)).toEqual(['training-mace']);
    const raise = against(
      'hoarder',
      { health: 50 },
      { character: 'diabolist', hand: ['summoning-circle'], discard: ['gutter-imp', 'horned-marauder', 'ash-hound'] },
    );
    expect(raise.zone('recruits', 1)).toEqual(['horned-marauder']);
  });

  it('[TV-SOLO-06] uses nothing that it has nothing to aim at', () => {
    // Only its own Recruit is small enough to be slain.
    const small = against(
      'offensive',
      { health: 50, recruits: ['bear-sworn-champion'] },
      { hand: ['pinning-shot'], recruits: ['grey-wolf'] },
    );
    expect(small.zone('recruits', 1)).toEqual(['grey-wolf']);
    // The Fate Route of the weaker Hero holds an Aura only.
    const routes = against(
      'saboteur',
      {},
      { character: 'runesage', hand: ['unmaking'] },
      {
        seats: [
          { character: 'gutterblade', health: 20, deck: [], route: ['den-of-thieves'], fate: [] },
          { character: 'barbarian', health: 40, deck: [], route: ['clan-whelp', 'blood-frenzy'], fate: [] },
        ],
        health: 'separate',
      },
    );
    expect([routes.zone('banished', 0), routes.zone('banished', 1)]).toEqual([[], ['blood-frenzy']]);
  });

  it('[TV-RULING-63] keeps its Auras, unless nothing else lies in its Fate Route', () => {
    const aura = { trigger: 'start', effects: [{ verb: 'gain', what: 'gold', n: 1 }] } as const;
    const tester = withTester([{ id: 'glow', copies: 5, type: 'aura', aura: { ...aura, effects: [...aura.effects] } }]);
    const solo = { character: 'tester', route: ['glow', 'glow', 'glow', 'glow'], fate: ['filler', 'filler'] };
    const t = against('hoarder', { health: 50 }, solo, { tester });
    expect(t.zone('banished', 1)).toEqual(['glow']);
    expect(t.zone('route', 1)).toEqual(['filler', 'glow', 'glow', 'glow']);
    const bare = against('hoarder', { health: 50 }, { ...solo, fate: [] }, { tester });
    expect(bare.zone('banished', 1)).toEqual([]);
  });

  it('[TV-RULING-63] discards Traps first, then the cheapest', () => {
    const t = table({
      players: [
        { character: 'barbarian', hand: ['intimidating-roar'] },
        { character: 'pathfinder', hand: ['volley', 'fur-bundle', 'quick-shot'] },
      ],
      options: { match: 'together', opponent: 'swarm' },
    });
    t.cards('intimidating-roar').use('intimidating-roar', 'text0');
    expect(t.zone('discard', 1)).toEqual(['fur-bundle']);
    const trapped = table({
      players: [
        { character: 'thornwitch', hand: ['evil-eye'] },
        { character: 'pathfinder', hand: ['fur-bundle', { def: 'leech-pod', owner: 0 }] },
      ],
      options: { match: 'together', opponent: 'swarm' },
    });
    trapped.cards('evil-eye').use('evil-eye', 'text0');
    expect(trapped.zone('discard', 1)).toEqual(['leech-pod']);
  });

  it('[TV-RULING-63] reveals at the first chance', () => {
    const t = table({
      players: [{ character: 'barbarian' }, { character: 'pathfinder', hand: ['camouflage', 'volley'] }],
      options: { match: 'together', opponent: 'swarm' },
      damage: 5,
    });
    t.choose('attack').hit(1);
    expect(t.health(1)).toBe(49 - 3);
  });

  it('[TV-RULING-105] looks for its first wish again after every purchase', () => {
    const t = against(
      'saboteur',
      { health: 50, deck: [] },
      {
        character: 'thornwitch',
        change: { gold: 3 },
        route: ['thorn-volley', 'toad-familiar', 'toad-familiar', 'evil-eye'],
        fate: ['bramble-snare'],
      },
    );
    // The slot of the Eye shows a Trap, which comes before what else could be bought.
    expect(t.facts('purchased').map(({ card }) => card)).toEqual(['evil-eye', 'bramble-snare']);
  });

  it('[TV-RULING-68] a Trap that it acquires goes to the human', () => {
    const t = against(
      'offensive',
      { health: 50, deck: [] },
      { character: 'thornwitch', route: ['rotting-garden', 'leech-pod', 'thorn-volley'], fate: [] },
      { round: 7 },
    );
    expect(t.zone('route', 1)).toEqual(['rotting-garden', 'thorn-volley']);
    expect(t.zone('discard', 0)).toEqual(['leech-pod']);
  });
});
