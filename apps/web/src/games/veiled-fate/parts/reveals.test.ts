import type { VfFact } from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import type { VfEntry } from '../facts.ts';
import { revealsIn } from './reveals.ts';

const line = (seq: number, facts: readonly VfFact[]): VfEntry => ({
  seq,
  kind: 'pick',
  seat: 0,
  facts: facts.map((fact) => ({ fact, text: fact.type })),
});

const card = (
  kind: 'f1' | 's1' | 'p2',
  feathers: number,
  scorpions: number,
  from: 'pile' | 'fate' = 'pile',
): VfFact => ({
  type: 'revealed',
  vote: 'forest',
  kind,
  from,
  feathers,
  scorpions,
});

describe('the show of a vote', () => {
  it('has the cards in order with the running balance, the coin, the verdict and what came of it', () => {
    const [vote, ...rest] = revealsIn([
      line(4, [
        { type: 'questFull', region: 'forest', quest: 'the-riddle-and-the-wall', seat: 1 },
        { type: 'voteRemoved', region: 'forest', kind: 'f2' },
        card('f1', 1, 0),
        card('p2', 1, 0),
        card('s1', 1, 1, 'fate'),
        { type: 'coin', face: 'scorpions', why: 'tie' },
        { type: 'decided', vote: 'forest', verdict: 'scorpions', feathers: 1, scorpions: 2 },
        { type: 'rowApplied', region: 'forest', slot: 1, demi: 'isabel', result: '-1' },
        { type: 'renown', demi: 'isabel', by: -1, renown: 0, rank: 9 },
        { type: 'questDone', region: 'forest', quest: 'the-riddle-and-the-wall', demis: ['isabel'] },
        { type: 'turn', seat: 2 },
      ]),
    ]);
    expect(rest).toEqual([]);
    expect(vote).toMatchObject({
      about: 'forest',
      quest: 'the-riddle-and-the-wall',
      removed: 'f2',
      tossed: 'scorpions',
      verdict: 'scorpions',
    });
    expect(vote?.cards.map(({ kind, from }) => `${kind} ${from}`)).toEqual(['f1 pile', 'p2 pile', 's1 fate']);
    expect(vote?.cards.at(-1)).toMatchObject({ feathers: 1, scorpions: 1 });
    expect(vote?.after).toEqual([{ text: 'renown' }]);
  });

  it('shows an Age that nobody voted on, and a coin of the City by itself', () => {
    const shown = revealsIn([
      line(7, [{ type: 'decided', vote: 'age', verdict: 'tie', feathers: 0, scorpions: 0 }]),
      line(8, [
        { type: 'cityToken', slot: 1, icon: { feather: '+1', scorpion: '-1' } },
        { type: 'coin', face: 'feathers', why: 'result' },
        { type: 'renown', demi: 'belan', by: 1, renown: 1, rank: 1 },
      ]),
    ]);
    expect(shown.map(({ about, seq }) => `${about} ${seq}`)).toEqual(['age 7', 'coin 8']);
    expect(shown[0]?.cards).toEqual([]);
    expect(shown[1]).toMatchObject({ tossed: 'feathers', after: [{ text: 'renown' }] });
  });

  it('keeps two votes of one decision apart and shows nothing that was taken back', () => {
    const done: VfFact = { type: 'decided', vote: 'forest', verdict: 'feathers', feathers: 1, scorpions: 0 };
    const age: VfFact = { type: 'decided', vote: 'age', verdict: 'tie', feathers: 0, scorpions: 0 };
    const both = line(9, [card('f1', 1, 0), done, { type: 'ageEnded', age: 1, why: 'quests' }, age]);
    expect(revealsIn([both]).map(({ about }) => about)).toEqual(['forest', 'age']);
    expect(revealsIn([{ ...both, undone: true }])).toEqual([]);
  });
});
