import { fastRng, hashOf } from '@veilhall/engine';
import { greedyPick, type Moment, randomPick, walk } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { veiledFate } from '../index.ts';
import { table } from '../testing/table.ts';
import { DEMIS } from '../vocabulary.ts';
import type { State } from './state.ts';

interface Step {
  readonly game: string;
  readonly state: State;
  readonly before?: State;
  readonly events: Moment['events'];
  readonly prompts: Moment['prompts'];
}

/** Every moment of whole games at every size of table, some random, some greedy. */
const STEPS: Step[] = [];
for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
  for (const choose of seats % 3 === 2 ? [randomPick, greedyPick] : [randomPick]) {
    const game = `${seats} players, ${choose === greedyPick ? 'greedy' : 'random'}`;
    let before: State | undefined;
    for (const { state: live, events, prompts } of walk(veiledFate, { name: game, seats }, game, { choose })) {
      const state = veiledFate.clone(live as State);
      STEPS.push({ game, state, events, prompts, ...(before && { before }) });
      before = state;
    }
  }
}

const sick = (change: (state: State) => void): string[] => {
  const { state } = table({ at: { belan: 'volcano/1' } });
  change(state);
  return veiledFate.audit(state);
};

describe('invariants', () => {
  it('[VF-INV-01] [VF-INV-02] [VF-INV-03] [VF-INV-04] hold at every moment of every game', () => {
    for (const { state } of STEPS) {
      expect(veiledFate.audit(state)).toEqual([]);
      for (const { hand } of state.players) expect(hand.length).toBeLessThanOrEqual(8);
      for (const demi of DEMIS) expect(state.renown[demi]).toBeGreaterThanOrEqual(0);
    }
    expect(STEPS.length).toBeGreaterThan(1000);
  });

  it('are noticed when broken', () => {
    expect(sick((state) => state.deck.pop())).toHaveLength(1);
    expect(sick((state) => state.deck.push('f1'))).toEqual(['there are 35 of f1, not 34']);
    expect(sick((state) => Object.assign(state.demis.tovik, { at: 'volcano', slot: 1 }))).toEqual([
      'slot 1 in volcano holds two Demis',
    ]);
    expect(sick((state) => Object.assign(state.demis.tovik, { at: 'forest', slot: 1 }))).toEqual([
      'tovik is on a slot that does not exist',
    ]);
    expect(sick((state) => state.rank.reverse())).toEqual([]);
    expect(sick((state) => Object.assign(state.renown, { [state.rank[8] ?? '']: 3 })).length).toBe(1);
    expect(sick((state) => Object.assign(state, { rank: new Array(9).fill('belan') })).length).toBe(1);
    expect(sick((state) => Object.assign(state.renown, { [state.rank[0] ?? '']: 13 })).length).toBe(1);
    expect(
      sick((state) => state.quests.push({ region: 'volcano', card: state.questDeck.pop() ?? '', pile: [] })),
    ).toEqual(['a region holds two Quests']);
    expect(sick((state) => state.questDeck.push('no-such-quest'))).toEqual(["there is no Quest 'no-such-quest'"]);
    expect(sick((state) => state.cityDeck.push('no-such-city'))).toEqual(["there is no City card 'no-such-city'"]);
    expect(sick((state) => Object.assign(state.age, { card: 'verdict-of-the-veil' })).length).toBe(1);
    expect(
      sick((state) => Object.assign(state.players[1] ?? {}, { demi: state.players[0]?.demi })).length,
    ).toBeGreaterThan(1);
    expect(sick((state) => Object.assign(state.players[0] ?? {}, { rested: true })).length).toBe(2);
    expect(sick((state) => Object.assign(state, { firstPlayer: 6 }))).toEqual(['a seat does not exist']);
    expect(sick((state) => Object.assign(state, { ended: 'verdict' })).length).toBe(2);
  });

  it('[VF-INV-05] no Quest appears during Turns, and no region holds two', () => {
    for (const { state, before } of STEPS) {
      const regions = state.quests.map((quest) => quest.region);
      expect(new Set(regions).size).toBe(regions.length);
      if (before?.stage !== 'turns' || state.stage !== 'turns' || before.age.number !== state.age.number) continue;
      expect(regions.length).toBeLessThanOrEqual(before.quests.length);
    }
  });

  it('[VF-INV-06] one player holds the Token, which moves at most once in an Age', () => {
    const moves = new Map<string, number>();
    for (const { game, state, before } of STEPS) {
      expect(state.players[state.firstPlayer]).toBeDefined();
      if (!before || before.firstPlayer === state.firstPlayer) continue;
      const age = `${game}, Age ${before.age.number}`;
      moves.set(age, (moves.get(age) ?? 0) + 1);
    }
    expect(Math.max(...moves.values())).toBe(1);
  });

  it('[VF-INV-07] a Rested player is never asked for an action', () => {
    for (const { state, prompts } of STEPS) {
      for (const { ask, seat } of prompts) if (ask === 'act') expect(state.players[seat]?.rested).toBe(false);
    }
  });

  it('[VF-INV-08] every turn changes the hand or ends in a Rest, so every Age ends', () => {
    let turns = 0;
    let settled = true;
    for (const { before, events } of STEPS) {
      if (!before) settled = true;
      for (const { fact } of events) {
        if (/^(paid|voted|drew|refreshed|rested|ageOpened)$/.test(fact.type)) settled = true;
        if (fact.type !== 'turn') continue;
        expect(settled).toBe(true);
        settled = false;
        turns++;
      }
    }
    expect(turns).toBeGreaterThan(200);
    for (const game of new Set(STEPS.map((step) => step.game))) {
      expect(STEPS.filter((step) => step.game === game).at(-1)?.state.ended).toBeDefined();
    }
  });

  it('[VF-INV-09] the same seed and the same picks give the same state', () => {
    const play = () => {
      let last = '';
      for (const { state } of walk(veiledFate, { name: 'twice', seats: 5 }, 'twice')) last = hashOf(state);
      return last;
    };
    expect(play()).toBe(play());
    expect(hashOf(veiledFate.setup({}, 5, fastRng('a')))).not.toBe(hashOf(veiledFate.setup({}, 5, fastRng('b'))));
  });
});
