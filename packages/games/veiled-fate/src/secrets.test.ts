import { factsFor, fastRng, type Viewer } from '@veilhall/engine';
import { walk } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { knows } from './hidden/knowledge.ts';
import { veiledFate } from './index.ts';
import type { State } from './state/state.ts';
import { BOX } from './testing/box.ts';
import { ageVote, pay, restAll, table } from './testing/table.ts';

const pileOf = (state: State, who: Viewer, region: string) =>
  veiledFate.view(state, who).quests.find((quest) => quest.region === region)?.pile;

describe('what stays hidden', () => {
  it('[VF-HAND-03] [VF-HAND-04] [VF-TALK-01] the size of a hand is open to all, its faces to the owner', () => {
    const play = table({ hands: { 1: 'f2 s2 p2' } });
    for (const who of [0, 2, 'spectator'] as const) {
      const view = veiledFate.view(play.state, who);
      expect(view.players[1]?.cards).toBe(3);
      expect(JSON.stringify(view)).not.toContain('"f2"');
    }
    expect(veiledFate.view(play.state, 1).me?.hand.map(({ kind }) => kind)).toEqual(['f2', 's2', 'p2']);
  });

  it('draws are told to the drawer and counted for the others', () => {
    const play = table({ at: { belan: 'abyss' }, deck: 'p2' }).choose(0, 'move:belan>pools');
    expect(factsFor(play.events, 0)).toContainEqual({ type: 'drew', seat: 0, count: 1, kinds: ['p2'] });
    for (const who of [1, 'spectator'] as const) {
      expect(factsFor(play.events, who)).toContainEqual({ type: 'drew', seat: 0, count: 1 });
    }
    expect(play.events.some(({ reveal }) => reveal)).toBe(true);
  });

  it('[VF-RULING-49] the discard pile is a number', () => {
    const play = table();
    pay(play.choose(0, 'smite:belan'), 0, 'f1 s1');
    expect(veiledFate.view(play.state, 1).decks).toMatchObject({ discard: 2, fate: BOX.fate - 18 });
    expect(Object.keys(veiledFate.view(play.state, 1))).not.toContain('discard');
  });

  it('[VF-INV-10] no view depends on who the others are, while the game runs', () => {
    for (const { state } of walk(veiledFate, { name: 'swap', seats: 4 }, 'swap', { limit: 60 })) {
      const real = veiledFate.clone(state as State);
      if (real.ended) break;
      const swapped = veiledFate.clone(real);
      const [, one, other] = swapped.players;
      if (!one || !other) throw new Error('no such seats');
      [one.demi, other.demi] = [other.demi, one.demi];
      for (const who of [0, 3, 'spectator'] as const)
        expect(veiledFate.view(swapped, who)).toEqual(veiledFate.view(real, who));
    }
  });

  it('previews say what either side would do, from open facts', () => {
    const { state } = table({
      quests: { forest: 'the-golden-snare' },
      at: { belan: 'forest/1', tovik: 'forest/3' },
      track: '3:[isabel] 1:[belan, tovik]',
      votes: { forest: '1:s2' },
    });
    const view = veiledFate.view(state, 0).quests[0];
    expect(view?.if.feathers.results).toEqual([
      { slot: 1, demi: 'belan', result: '+2', renown: [3] },
      { slot: 3, demi: 'tovik', result: '+1', renown: [2] },
    ]);
    expect(view?.if.feathers.rank?.slice(0, 3)).toEqual(['belan', 'isabel', 'tovik']);
    expect(view?.if.scorpions.results[0]).toMatchObject({ renown: [0] });
    expect(view?.if.scorpions.rank?.at(-1)).toBe('belan');
    const tossed = table({
      quests: { forest: 'the-poisoned-well' },
      at: { belan: 'forest/3' },
      track: '2:[belan]',
    }).state;
    const coin = veiledFate.view(tossed, 0).quests[0]?.if.feathers;
    expect(coin?.results[0]?.renown).toEqual([3, 2]);
    expect(coin).not.toHaveProperty('rank');
  });
});

describe('re-deals', () => {
  const dealt = (state: State, seat: number, n: number) => veiledFate.determinize(state, seat, fastRng(`redeal ${n}`));
  const RUNS = Array.from({ length: 200 }, (_, n) => n);

  it('keep what the seat knows: own card, own hand, own votes, what it saw', () => {
    const play = table({
      quests: { forest: 'the-divided-village', coast: 'caravan-of-ashes' },
      votes: { forest: '1:s2 2:f2 0:p2', coast: '1:s2' },
    });
    pay(play.choose(0, 'omniscience:forest'), 0, 'f1 f1');
    const real = play.state;
    for (const n of RUNS) {
      const copy = dealt(real, 0, n);
      expect(copy.players[0]).toEqual(real.players[0]);
      expect(pileOf(copy, 0, 'forest')).toEqual(pileOf(real, 0, 'forest'));
      expect(copy.quests[0]?.pile.length).toBe(1);
      expect(copy.discard).toEqual(real.discard);
    }
    // The two votes seen may have come from either of the two others; the vote on the coast may be anything.
    const forest = new Set(
      RUNS.map((n) =>
        dealt(real, 0, n)
          .quests[1]?.pile.map(({ kind }) => kind)
          .join(),
      ),
    );
    expect(forest.size).toBeGreaterThan(1);
    for (const order of forest) expect(order?.split(',')[2]).toBe('p2');
    expect(new Set(RUNS.map((n) => dealt(real, 0, n).quests[0]?.pile[0]?.kind)).size).toBeGreaterThan(2);
  });

  it('know the own votes among those that were put away unseen', () => {
    const play = table({ age: 'the-long-harvest', votes: { volcano: '0:s2 1:f2' } });
    ageVote(restAll(play));
    const kinds = new Set<string>();
    for (const n of RUNS) {
      const { buried } = dealt(play.state, 0, n);
      expect(buried[0]).toMatchObject({ kind: 's2', by: 0 });
      kinds.add(buried[1]?.kind ?? '');
    }
    expect(kinds.size).toBeGreaterThan(2);
  });

  it('keep the teams possible, and know the odds of being alone', () => {
    for (const seats of [6, 7, 8]) {
      const { state } = table({ seats });
      const alone = RUNS.filter((n) => {
        const copy = dealt(state, 2, n);
        expect(veiledFate.audit(copy)).toEqual([]);
        expect(copy.players[2]?.demi).toBe(state.players[2]?.demi);
        return copy.players.filter((one) => one.demi === copy.players[2]?.demi).length === 1;
      }).length;
      if (seats !== 7) expect(alone).toBe(0);
      else expect(Math.abs(alone / RUNS.length - 1 / 7)).toBeLessThan(0.08);
    }
  });

  it('do not know how far another seat has come with its Age vote', () => {
    const play = restAll(table({ age: 'the-long-harvest' })).choose(1, 'vote:f1');
    expect(dealt(play.state, 0, 1).work).toEqual([{ do: 'ageVote', seat: 1, picked: [] }]);
    expect(dealt(play.state, 1, 1).work).toEqual(play.state.work);
  });

  it('are told apart by nothing but hidden cards', () => {
    const { state } = table({ votes: { volcano: '1:f1 2:s1' } });
    const ballots = state.quests.flatMap((quest) => quest.pile);
    expect(ballots.map((ballot) => [0, 1, 2].map((seat) => knows(ballot, seat)))).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
  });
});

describe('evaluate', () => {
  const value = (how: Parameters<typeof table>[0], seat = 0) =>
    veiledFate.evaluate(table({ owners: ['belan', 'tovik', 'isabel', 'aponi'], ...how }).state, seat);

  it('is better with more Renown, a better line, more cards and better prospects', () => {
    expect(value({ track: '3:[belan]' })).toBeGreaterThan(value({ track: '2:[belan]' }));
    expect(value({ track: '3:[belan, tovik]' })).toBeGreaterThan(value({ track: '3:[tovik, belan]' }));
    expect(value({ hands: { 0: 'f1 f1' } })).toBeGreaterThan(value({ hands: { 0: 'f1' } }));
    const q = { quests: { forest: 'the-golden-snare' }, at: { belan: 'forest/1' } } as const;
    expect(value({ ...q, votes: { forest: '0:f2' } })).toBeGreaterThan(value({ ...q, votes: { forest: '0:s2' } }));
    expect(value({})).toBeGreaterThan(value({ at: { belan: 'abyss' } }));
  });

  it('sums to about one over the seats, and is certain at the end', () => {
    const four = [0, 1, 2, 3].map((seat) => value({ track: '3:[belan] 2:[aponi]' }, seat));
    expect(Math.abs(four.reduce((sum, each) => sum + each, 0) - 1)).toBeLessThan(0.15);
    const play = table({
      age: 'verdict-of-the-veil',
      track: '8:[aponi]',
      owners: ['belan', 'tovik', 'isabel', 'aponi'],
    });
    ageVote(restAll(play).choose(0, 'name:caldis'));
    expect([0, 1, 2, 3].map((seat) => veiledFate.evaluate(play.state, seat))).toEqual([0, 0, 0, 1]);
  });
});
