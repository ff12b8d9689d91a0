import { describe, expect, it } from 'vitest';
import { EDGES, neighboursOver } from '../content/adjacency.ts';
import {
  ageVote,
  destinations,
  facts,
  handSize,
  offered,
  pay,
  place,
  restAll,
  table,
  votes,
} from '../testing/table.ts';
import { DEMIS, isRegion, LOCATIONS, REGIONS } from '../vocabulary.ts';
import { changeRenown } from './renown.ts';

const NEAR = neighboursOver(EDGES);

describe('the board', () => {
  it('[VF-TERM-01] [VF-TERM-02] has nine Locations, six of them Quest Regions', () => {
    expect([...LOCATIONS].sort()).toEqual(['abyss', 'city', ...REGIONS, 'pools'].sort());
    expect(LOCATIONS.filter(isRegion)).toEqual([...REGIONS]);
    expect(REGIONS.length).toBe(6);
  });

  it('[VF-BOARD-01] [VF-SETUP-01] lies in a ring, each region next to the two beside it', () => {
    expect(REGIONS).toEqual(['coast', 'forest', 'canyons', 'desert', 'volcano', 'mountains']);
    for (const [i, region] of REGIONS.entries()) {
      const beside = [REGIONS[(i + 1) % 6], REGIONS[(i + 5) % 6], 'city'];
      expect([...NEAR[region]].sort()).toEqual(beside.sort());
    }
  });

  it('[VF-BOARD-03] has exactly twelve two-way adjacencies', () => {
    expect(EDGES.length).toBe(12);
    for (const [a, b] of EDGES) {
      expect(NEAR[a]).toContain(b);
      expect(NEAR[b]).toContain(a);
    }
  });

  it('[VF-BOARD-05] [VF-BOARD-06] [VF-POOLS-04] [VF-ABYSS-03] leads from the Abyss to the Pools to the City and nowhere into them', () => {
    expect([NEAR.abyss, NEAR.pools]).toEqual([['pools'], ['city']]);
    for (const from of ['city', ...REGIONS] as const) {
      expect(NEAR[from]).not.toContain('abyss');
      expect(NEAR[from]).not.toContain('pools');
    }
    const play = table({ quests: {}, at: { belan: 'pools', tovik: 'abyss' } });
    expect(offered(play, 0, 'move:').filter((id) => /abyss|pools/.test(id))).toEqual(['move:tovik>pools']);
  });

  it('[VF-BOARD-07] lets any number of Demis stand in one place', () => {
    const at = Object.fromEntries(DEMIS.map((demi) => [demi, demi === 'ruhane' ? 'city' : 'forest']));
    const play = table({ at }).choose(0, 'move:ruhane>forest');
    expect(DEMIS.every((demi) => place(play, demi) === 'forest')).toBe(true);
  });

  it('[VF-BOARD-08] holds at most one Quest in a region', () => {
    const play = table({ seats: 2, age: 'the-long-harvest' });
    ageVote(restAll(play)).choose(0, 'place:coast');
    expect(offered(play, 1, 'place:')).not.toContain('place:coast');
    play.expectRefused(1, 'place:coast').expectWhyNot(1, 'region-taken', 'VF-BOARD-08');
  });

  it('[VF-BOARD-09] lets Demis in and out of a region without a Quest', () => {
    const play = table({ at: { belan: 'forest' } })
      .choose(0, 'move:belan>coast')
      .choose(0, 'move:belan>city');
    expect(place(play, 'belan')).toBe('city');
  });
});

describe('places and terms', () => {
  it('[VF-TERM-03] a Demi that takes a slot is no longer standing anywhere', () => {
    const play = table({ quests: { forest: 'the-divided-village' } })
      .choose(0, 'move:belan>quest:forest/1')
      .choose(0, 'vote:f1');
    const view = play.game.view(play.state, 0) as { demis: { id: string; at: string; slot: number }[] };
    expect(view.demis.filter(({ id }) => id === 'belan')).toMatchObject([{ at: 'forest', slot: 1 }]);
  });

  it('[VF-TERM-04] a Demi on a slot is locked and counts as being in the region', () => {
    const play = table({ age: 'the-long-harvest', at: { belan: 'volcano/1' }, track: '' });
    expect(destinations(play, 'belan')).toEqual([]);
    ageVote(restAll(play), { 0: 'f1' });
    expect(play.state.renown.belan).toBe(1);
  });

  it('[VF-TERM-06] [VF-VOTE-05] a move with its vote is one action, the vote before the Quest is looked at', () => {
    const play = table({
      quests: { forest: 'the-broken-oath', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', isabel: 'forest/2' },
      votes: { forest: '1:f1' },
    }).choose(0, 'move:aponi>quest:forest/3');
    expect(play.state.turn.used).toBe(1);
    play.expectPrompt(0, 'vote').expectNoFact('questFull').choose(0, 'vote:f1');
    expect(play.events.map(({ fact }) => fact.type).slice(0, 2)).toEqual(['voted', 'questFull']);
    expect(play.state.turn).toMatchObject({ seat: 0, used: 1 });
  });

  it('[VF-TERM-08] [VF-REST-01] a Rested player has no more turns in the Age', () => {
    const hands = { 1: 'f1 f1 s1 s1 s1', 2: 'f1 s1 s1', 3: 'f1 s1 s1 s1' };
    const play = table({ hands }).choose(0, 'rest');
    const turns = [];
    for (const seat of [1, 2, 3, 1]) {
      turns.push(play.state.turn.seat);
      pay(play.choose(seat, 'smite:belan'), seat, turns.length < 4 ? 's1 s1' : 'f1 f1');
      if (play.state.turn.seat === seat) play.choose(seat, 'pass');
    }
    expect(turns).toEqual([1, 2, 3, 1]);
    play.expectWhyNot(0, 'rested', 'VF-REST-01');
  });

  it('[VF-TERM-09] Renown is a whole number and never below 0', () => {
    const { state } = table({ track: '1:[belan]' });
    changeRenown(state, 'belan', -2);
    changeRenown(state, 'belan', -1);
    expect(state.renown.belan).toBe(0);
  });

  it('[VF-TERM-12] [VF-SMITE-07] anybody moves and Smites any Demi, the own included', () => {
    const play = table({ owners: ['belan', 'tovik', 'isabel', 'aponi'] });
    for (const demi of DEMIS) play.expectOffered(0, `move:${demi}>forest`, `smite:${demi}`);
  });

  it('[VF-TERM-11] owned is a Demi that was dealt to somebody', () => {
    const play = table({
      age: 'verdict-of-the-veil',
      track: '9:[tovik] 8:[caldis] 5:[belan] 4:[isabel]',
      owners: ['isabel', 'belan', 'aponi', 'ruhane'],
    });
    ageVote(restAll(play).choose(0, 'name:namari')).ends('verdict');
    expect(play.game.outcome(play.state)?.winners).toEqual([1]);
  });
});

describe('moving', () => {
  it('[VF-MOVE-01] moves any Demi that is not on a Quest, along one route', () => {
    const play = table({ at: { belan: 'volcano/1' } });
    const movers = new Set(offered(play, 0, 'move:').map((id) => id.slice(5, id.indexOf('>'))));
    expect([...movers].sort()).toEqual(DEMIS.filter((demi) => demi !== 'belan').sort());
  });

  it('[VF-MOVE-02] [VF-MOVE-11] goes to a neighbour, never to where it is, never to Abyss or Pools', () => {
    const play = table({ quests: {}, at: { belan: 'desert' } });
    expect(destinations(play, 'belan')).toEqual(['canyons', 'city', 'volcano']);
    play
      .expectRefused(0, 'move:belan>desert')
      .expectRefused(0, 'move:belan>abyss')
      .expectRefused(0, 'move:belan>coast');
    play.expectWhyNot(0, 'far', 'VF-MOVE-02');
  });

  it('[VF-MOVE-04] steps onto the Quest of its own region', () => {
    const play = table({ quests: { desert: 'the-broken-oath' }, at: { belan: 'desert' } });
    play.expectOffered(0, 'move:belan>quest:desert/1').choose(0, 'move:belan>quest:desert/1').choose(0, 'vote:f1');
    expect(place(play, 'belan')).toBe('desert/1');
  });

  it('[VF-MOVE-07] reaches every Quest from the City', () => {
    const quests = {
      coast: 'the-broken-oath',
      forest: 'duel-at-dawn',
      canyons: 'the-divided-village',
      desert: 'the-golden-snare',
      volcano: 'two-doors-one-key',
      mountains: 'the-gamblers-shrine',
    };
    const play = table({ quests, seats: 6 });
    for (const region of REGIONS) play.expectOffered(0, `move:belan>quest:${region}/1`);
    const far = table({ quests, seats: 6, at: { belan: 'coast' } });
    expect(offered(far, 0, 'move:belan>quest:desert')).toEqual([]);
  });

  it('[VF-MOVE-12] [VF-QUEST-05] needs an open slot whose demand it meets', () => {
    const play = table({ quests: { forest: 'the-riddle-and-the-wall' }, at: { tovik: 'forest/2' } });
    expect(offered(play, 0, 'move:belan>quest')).toEqual(['move:belan>quest:forest/3']);
    expect(offered(play, 0, 'move:isabel>quest')).toEqual(['move:isabel>quest:forest/1', 'move:isabel>quest:forest/3']);
    play.expectWhyNot(0, 'slot-taken', 'VF-QUEST-05').expectWhyNot(0, 'slot-need', 'VF-SLOT-02');
  });

  it('[VF-MOVE-13] needs a Fate card to vote with', () => {
    const play = table({ quests: { forest: 'the-broken-oath' }, hands: { 0: '' } });
    expect(offered(play, 0, 'move:belan>quest')).toEqual([]);
    play.expectWhyNot(0, 'no-vote', 'VF-MOVE-13');
  });

  it('[VF-MOVE-14] a plain move touches no card', () => {
    const play = table({ at: { belan: 'forest' } }).choose(0, 'move:belan>coast');
    expect([handSize(play, 0), play.state.turn.touched, facts(play, 'drew')]).toEqual([5, false, []]);
  });

  it('[VF-SLOT-01] a blank slot takes anybody', () => {
    const play = table({ quests: { forest: 'the-broken-oath' } });
    for (const demi of DEMIS) expect(offered(play, 0, `move:${demi}>quest`).length).toBe(3);
  });

  it('[VF-SLOT-08] [VF-RULING-63] what a power put into a wrong slot stays there and takes its result', () => {
    const play = table({
      quests: { forest: 'the-unfinished-forge', coast: 'caravan-of-ashes' },
      at: { belan: 'forest/1', tovik: 'forest/2', isabel: 'forest' },
      votes: { forest: '1:s1 2:s1' },
      hands: { 0: 's1 s1', 1: 's1 s1' },
      track: '',
    });
    play.choose(0, 'move:isabel>quest:forest/3').choose(0, 'vote:s1').choose(0, 'voter:1').choose(1, 'vote:s1');
    expect(play.state.renown.tovik).toBe(2);
    expect(votes(play, 'forest')).toBe('');
  });
});
