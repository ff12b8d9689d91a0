import type { Handover, LogEntry, MatchSummary, SeatInfo } from '@veilhall/protocol';
import { describe, expect, it } from 'vitest';
import { handoverNotice, hintsOf, pastEntries } from './translate.ts';

const at = 0;
const pick = (seq: number, seat = 0): LogEntry => ({ kind: 'pick', seq, seat, at, facts: [] });
const undo = (seq: number, of: number, seat = 0): LogEntry => ({ kind: 'undo', seq, seat, at, facts: [], of });
const undone = (entries: ReturnType<typeof pastEntries>) =>
  entries.flatMap((entry) => (entry.undone ? [entry.seq] : []));

describe('the log of the server', () => {
  it('marks the picks that later entries name, whoever has picked since', () => {
    expect(undone(pastEntries([pick(1), pick(2), undo(3, 2), undo(4, 1), pick(5)]))).toEqual([1, 2]);
    expect(undone(pastEntries([pick(1), pick(2, 1), undo(3, 1)]))).toEqual([1]);
  });

  it('marks picks that were shown already', () => {
    const known = pastEntries([pick(1), pick(2), undo(3, 2)]);
    expect(undone(pastEntries([undo(4, 1)], known))).toEqual([1, 2]);
  });
});

describe('the right to a hint', () => {
  const seat = { seat: 0, name: '', connected: true };
  const mine = { ...seat, kind: 'human' as const, yours: true };
  const theirs = { ...seat, kind: 'human' as const, yours: false };
  const bot = { ...seat, kind: 'bot' as const, yours: false };
  const rightAt = (seats: MatchSummary['seats'], hints = false, status: MatchSummary['status'] = 'playing') =>
    hintsOf({ seats, hints, status } as MatchSummary)?.can;

  it('is theirs who play alone, and everybody’s where the match was set up so', () => {
    expect(rightAt([mine, bot, mine])).toBe(true);
    expect(rightAt([mine, theirs])).toBe(false);
    expect(rightAt([mine, theirs], true)).toBe(true);
    expect(rightAt([theirs, bot], true)).toBeUndefined();
    expect(rightAt([mine], true, 'over')).toBeUndefined();
  });
});

describe('a seat that changes hands', () => {
  const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
    seat: at,
    kind: 'human',
    name: 'Bea',
    yours: false,
    connected: true,
    ...more,
  });
  const left: Handover = { seq: 3, at: 7, seat: 1, kind: 'bot', name: 'Shade for Bea', left: 'Bea' };
  const match = (handovers: Handover[], more: Partial<SeatInfo> = {}) => ({
    seats: [seat(0), seat(1, more)],
    handovers,
  });

  it('is told once, in a sentence', () => {
    expect(handoverNotice(match([]), match([left]))).toMatchObject({
      kind: 'seat',
      text: expect.stringMatching(/^Bea has left\. A bot/),
    });
    expect(handoverNotice(match([left]), match([left]))).toBeUndefined();
    const back: Handover = { seq: 3, at: 9, seat: 1, kind: 'human', name: 'Bea' };
    expect(handoverNotice(match([left]), match([left, back]))?.text).toBe('Bea has sat down.');
    const open: Handover = { seq: 3, at: 11, seat: 1, kind: 'open', name: 'Seat 2' };
    expect(handoverNotice(match([left]), match([open]))?.text).toBe('Seat 2 is open now.');
  });

  it('is no news to whoever left it or came back', () => {
    expect(handoverNotice(match([]), match([left], { left: { name: 'Bea', you: true } }))).toBeUndefined();
    expect(handoverNotice(match([]), match([left], { yours: true }))).toBeUndefined();
  });
});
