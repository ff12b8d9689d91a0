import { describe, expect, it } from 'vitest';
import type { Look, SeatInfo, TableState } from '../../table/table.ts';
import { type Calls, callsOf, noticesFor, titleFor } from './calls.ts';

const seat = (n: number, mine: boolean): SeatInfo => ({ seat: n, name: `S${n}`, kind: 'human', mine, present: true });
const prompt = { seat: 0, ask: 'act', sentence: 'Act.', rules: [], moves: 1, options: [] };
const at = (seats: readonly SeatInfo[], part: Partial<Look>, status: TableState['status'] = 'live'): TableState =>
  ({ moment: { waiting: [], ...part }, seats, status }) as TableState;

describe('what a table calls for', () => {
  const two = [seat(0, true), seat(1, false)];

  it('is one’s turn where others play too', () => {
    expect(callsOf(at(two, { prompt, waiting: [0] }), 0).turn).toBe(true);
    expect(callsOf(at(two, { waiting: [1] }), 0).turn).toBe(false);
    // An offer can be left alone.
    expect(callsOf(at(two, { prompt, waiting: [1] }), 0).turn).toBe(false);
  });

  it('is nothing to those who play alone or only watch', () => {
    expect(callsOf(at([seat(0, true)], { prompt, waiting: [0] }), 0).turn).toBe(false);
    expect(callsOf(at([seat(0, false), seat(1, false)], { waiting: [0] }), 0).turn).toBe(false);
    expect(callsOf(at(two, { prompt, waiting: [0] }, 'watching'), 0).turn).toBe(false);
  });
});

const quiet: Calls = { turn: false, over: false, unread: 0 };

describe('the title of the page', () => {
  it.each<[Partial<Calls>, boolean, string]>([
    [{}, false, 'Dusk - Veilhall'],
    [{ turn: true, unread: 2 }, false, 'Your turn, Dusk - Veilhall'],
    [{ unread: 1 }, false, '1 message, Dusk - Veilhall'],
    [{ unread: 3 }, false, '3 messages, Dusk - Veilhall'],
    [{ over: true }, false, 'The end, Dusk - Veilhall'],
    [{ over: true }, true, 'Dusk - Veilhall'],
  ])('%j', (calls, seen, title) => {
    expect(titleFor({ ...quiet, ...calls }, 'Dusk', seen)).toBe(title);
  });
});

describe('notices', () => {
  const words = { id: 'm', name: 'Dusk', asked: 'Vote.', ended: 'You win.', message: { from: 'Ilse', text: 'Hm.' } };
  const tags = (before: Partial<Calls>, now: Partial<Calls>): string[] =>
    noticesFor({ ...quiet, ...before }, { ...quiet, ...now }, words).map(({ tag }) => tag);

  it('come once for a turn, not for every question of it', () => {
    expect(tags({}, { turn: true })).toEqual(['m/turn']);
    expect(tags({ turn: true }, { turn: true })).toEqual([]);
  });

  it('come for the end instead of the turn, and for every message', () => {
    expect(tags({ turn: true }, { over: true })).toEqual(['m/over']);
    expect(tags({ unread: 1 }, { unread: 2 })).toEqual(['m/chat']);
    expect(tags({ unread: 2 }, {})).toEqual([]);
  });

  it('say what is asked, how it ended, who said what', () => {
    expect(noticesFor(quiet, { ...quiet, turn: true, unread: 1 }, words)).toEqual([
      { tag: 'm/turn', title: 'Your turn, Dusk', body: 'Vote.' },
      { tag: 'm/chat', title: 'Ilse, Dusk', body: 'Hm.' },
    ]);
  });
});
