import { type AnyGame, fastRng, hashOf } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { given } from './dsl.ts';
import { type HighCardState, highCard } from './examples/high-card.ts';
import { longShot } from './examples/long-shot.ts';
import { ticTacToe } from './examples/tic-tac-toe.ts';
import { cover, FuzzFault, fuzz } from './fuzz.ts';
import { perft } from './perft.ts';
import { replayRepro, start, walk } from './walk.ts';

describe('the play-like tests', () => {
  it('read like play', () => {
    given(longShot, { script: { die: [4, 0] } })
      .expectPrompt(0, 'play')
      .expectOffered(0, 'stake:2', /^stake:3$/)
      .expectNotOffered(0, 'stake:1')
      .expectWhyNot(0, 'same-stake', 'LS-STAKE-01')
      .choose(0, 'stake:2')
      .expectFact('staked', { stake: 2 })
      .choose(0, 'roll')
      .expectFact('scored', { points: 10 })
      .expectNoFact('staked')
      .choose(0, (option) => option.id === 'roll')
      .expect((state) => expect(longShot.view(state as never, 0).points).toBe(10))
      .expectRefused(0, 'fly')
      .waits({ seat: 0, ask: 'play' });
  });

  it('end with the game', () => {
    given(longShot).choose(0, 'resign').ends('lost');
    expect(() => given(longShot).choose(0, 'resign').ends('won')).toThrow("ended as 'lost'");
  });

  it('start from any table that can be', () => {
    const swap = (state: HighCardState) => state.deck.reverse();
    given<HighCardState>(highCard, { arrange: swap }).waits({ seat: 0, ask: 'lay' }, { seat: 1, ask: 'lay' });
    const lose = (state: HighCardState) => state.deck.pop();
    expect(() => given<HighCardState>(highCard, { arrange: lose as never })).toThrow('this cannot be given');
  });

  it.each([
    [
      'what is not offered',
      () => given(longShot).choose(0, 'fly'),
      "'fly' is not offered to seat 0; 'play' offers roll",
    ],
    ['the wrong seat', () => given(longShot).choose(3, 'roll'), 'seat 3 is not asked anything'],
    ['another prompt', () => given(longShot).expectPrompt(0, 'boost'), "is not asked 'boost'"],
    ['a missing option', () => given(longShot).expectOffered(0, 'fly'), "'fly' is not offered"],
    ['an option too many', () => given(longShot).expectNotOffered(0, 'roll'), "'roll' is offered"],
    ['a missing refusal', () => given(longShot).expectWhyNot(0, 'no-reason'), "no refusal 'no-reason'"],
    ['a missing fact', () => given(longShot).choose(0, 'stake:2').expectFact('staked', { stake: 3 }), 'no fact staked'],
    ['a fact too many', () => given(longShot).choose(0, 'stake:2').expectNoFact('staked'), 'there is a fact'],
    ['a pick that was not refused', () => given(longShot).expectRefused(0, 'roll'), 'was not refused'],
    ['an unfinished flow', () => given(longShot).waits(), 'the game waits for'],
    ['unused chance', () => given(longShot, { script: { die: [1] } }).waits({ seat: 0, ask: 'play' }), 'not used up'],
  ])('fail for %s', (_what, play, message) => {
    expect(play).toThrow(message);
  });
});

describe('perft', () => {
  it.each([
    [1, 9],
    [2, 72],
    [3, 504],
    [4, 3024],
    [5, 15120],
    [6, 54720],
  ])('counts tic-tac-toe to depth %d', (depth, count) => {
    expect(perft(ticTacToe, start(ticTacToe, { name: '', seats: 2 }, fastRng('perft')), depth)).toBe(count);
  });

  it('counts a game with chance and several seats', () => {
    const state = start(highCard, { name: '', seats: 3 }, fastRng('perft'));
    expect([1, 2, 3].map((depth) => perft(highCard, state, depth))).toEqual([18, 243, 2268]);
  });
});

describe('the fuzzer', () => {
  const setups = [
    { name: 'two', seats: 2 },
    { name: 'three', seats: 3 },
  ];

  it('plays so many games of each setup to their ends', () => {
    const report = fuzz(highCard, { setups, seed: 'fuzz', games: 3 });
    expect(report.games).toBe(6);
    expect(report.results).toEqual(new Map([['won', 6]]));
  });

  it('plays until everything has been seen', () => {
    const report = cover(highCard, {
      setups,
      seed: 'fuzz',
      atMost: 50,
      wanted: ['fact:swapped', 'fact:trick', 'ask:lay'],
    });
    expect(report.missing).toEqual([]);
    expect(report.results.get('won')).toBe(report.games);
  });

  it('says what it never saw', () => {
    const report = cover(highCard, { setups, seed: 'fuzz', atMost: 5, wanted: ['fact:earthquake'] });
    expect(report).toMatchObject({ games: 5, missing: ['fact:earthquake'] });
  });

  it('prints a line that shows the fault again', () => {
    const fragile: AnyGame = {
      ...highCard,
      audit: (state: HighCardState) => (state.round === 2 ? ['the second round is cursed'] : []),
    };
    const run = () => fuzz(fragile, { setups, seed: 'fuzz', games: 2 });
    expect(run).toThrow(FuzzFault);
    try {
      run();
    } catch (error) {
      const state = replayRepro(fragile, (error as FuzzFault).line);
      expect(fragile.audit(state)).toEqual(['the second round is cursed']);
    }
  });
});

describe('a walk', () => {
  it('is the same walk every time', () => {
    const last = () => [...walk(highCard, { name: '', seats: 2 }, 'walk')].at(-1);
    expect(hashOf(last()?.state)).toBe(hashOf(last()?.state));
    expect(last()?.picks).toEqual(last()?.picks);
  });
});
