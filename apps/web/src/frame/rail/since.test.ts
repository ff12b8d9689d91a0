import { describe, expect, it } from 'vitest';
import type { PastEntry, SeatInfo } from '../../table/table.ts';
import { doneBy, lastOwn, missed, sinceFor, sinceWords } from './since.ts';

const seats: SeatInfo[] = [0, 1, 2].map((seat) => ({
  seat,
  name: ['Maren', 'Eneko', 'Ilse'][seat] ?? '',
  kind: 'human',
  mine: seat === 1,
  present: true,
}));
const entry = (seq: number, seat: number, more: Partial<PastEntry> = {}): PastEntry => ({
  seq,
  kind: 'pick',
  seat,
  facts: [{ fact: { type: 'moved' }, text: 'Moved.' }],
  ...more,
});
const log = [
  entry(1, 0),
  entry(2, 1),
  entry(3, 2),
  entry(4, 0, { undone: true }),
  entry(5, 0),
  entry(6, 2, { facts: [] }),
];

describe('what happened since one’s last turn', () => {
  it('begins after the last entry of one’s own', () => {
    expect(lastOwn(log, seats)).toBe(2);
    expect(lastOwn([entry(1, 0)], seats)).toBe(0);
  });

  it('is what others did and what stands and told something', () => {
    expect(missed(log, seats, 2).map(({ seq }) => seq)).toEqual([3, 5]);
    expect([sinceWords(1), sinceWords(2)]).toEqual(['Since your last turn: 1 thing', 'Since your last turn: 2 things']);
  });

  it('tells who did how much of it', () => {
    expect(doneBy(missed([...log, entry(7, 2)], seats, 2), seats)).toBe('Maren 1, Ilse 2');
  });

  it('is nothing where nobody went on, and no longer marked once one has acted again', () => {
    expect(sinceFor(2, log, seats)).toBe(2);
    expect(sinceFor(undefined, log, seats)).toBeUndefined();
    expect(sinceFor(5, log, seats)).toBeUndefined();
    expect(sinceFor(2, [...log, entry(7, 1)], seats)).toBeUndefined();
  });
});
