import { describe, expect, it } from 'vitest';
import type { FactLine, PastEntry } from '../../table/table.ts';
import { marksOf, nextMark } from './marks.ts';

const facts = (...types: string[]): FactLine[] => types.map((type) => ({ fact: { type }, text: type }));
const entry = (seq: number, ...types: string[]): PastEntry => ({ seq, kind: 'pick', seat: 0, facts: facts(...types) });
const game = {
  heading: ({ type }: { type: string }) => (type.startsWith('Round') ? type : undefined),
  turning: ({ type }: { type: string }) => (type.startsWith('vote') ? `The ${type}` : undefined),
};

describe('marks of a replay', () => {
  const log = [
    entry(1, 'move'),
    entry(2, 'vote 1', 'Round 2'),
    { ...entry(3, 'Round 3'), undone: true as const },
    entry(4, 'Round 3'),
  ];
  const marks = marksOf(facts('Round 1'), log, game);

  it('stand where something begins or is decided, one for an entry; what was taken back has none', () => {
    expect(marks).toEqual([
      { seq: 0, name: 'Round 1', kind: 'begins' },
      { seq: 2, name: 'The vote 1; Round 2', kind: 'turning' },
      { seq: 4, name: 'Round 3', kind: 'begins' },
    ]);
  });

  it('are gone to one by one', () => {
    expect(nextMark(marks, 0, true)?.seq).toBe(2);
    expect(nextMark(marks, 3, false)?.seq).toBe(2);
    expect(nextMark(marks, 2, false)?.seq).toBe(0);
    expect([nextMark(marks, 4, true), nextMark(marks, 0, false)]).toEqual([undefined, undefined]);
  });

  it('are none in a game that names nothing', () => {
    expect(marksOf(facts('a'), log, {})).toEqual([]);
  });
});
