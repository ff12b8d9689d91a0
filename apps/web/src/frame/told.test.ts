import { describe, expect, it } from 'vitest';
import { cell } from '../store.ts';
import type { PastEntry, TableState } from '../table/table.ts';
import { toldOf } from './told.ts';

const entry = (seq: number, type = 'moved'): PastEntry => ({
  seq,
  kind: 'pick',
  seat: 0,
  facts: [{ fact: { type }, text: type }],
});

const state = (log: readonly PastEntry[], more: Partial<TableState> = {}): TableState => ({
  moment: {
    seq: log.length,
    viewer: 0,
    view: { entries: log.length },
    sketch: { title: '', status: [], zones: [] },
    waiting: [0],
    prompt: { seat: 0, ask: 'act', sentence: `After ${log.length}.`, rules: [], moves: 1, options: [] },
    whyNot: [],
  },
  opening: [],
  log,
  undo: { can: false, why: '' },
  seats: [],
  status: 'live',
  meta: {
    id: 'm',
    host: 'here',
    game: 'g',
    name: 'G',
    created: 0,
    rules: '1',
    origin: 'dealt',
    revealed: false,
  },
  cards: new Map(),
  chat: [],
  spectators: [],
  ...more,
});

const plays = (news: readonly PastEntry[]): string | undefined =>
  news.some(({ facts }) => facts.some(({ fact }) => fact.type === 'revealed')) ? 'Look.' : undefined;

describe('what is told of the table', () => {
  it('is everything at once, as long as nothing is revealed', () => {
    const table = cell(state([]));
    const told = toldOf(table, plays);
    table.set(state([entry(1)]));
    expect(told.get()).toBe(table.get());
    expect(told.meanwhile.get()).toBeUndefined();
  });

  it('stays as it was while a reveal is played, and asks nothing: log, moment, talk, curtain', () => {
    const first = state([entry(1)]);
    const table = cell(first);
    const told = toldOf(table, plays);
    const chat = [{ id: '1', from: 'Ilse', text: 'Ha!', at: 0 }];
    table.set(state([entry(1), entry(2, 'revealed')], { chat, curtain: 1 }));
    table.set(
      state([entry(1), entry(2, 'revealed'), entry(3)], { chat, curtain: 1, pending: { seat: 0, option: 'a' } }),
    );
    const { moment, log, chat: said, curtain, pending } = told.get();
    expect(log).toBe(first.log);
    expect(moment.view).toBe(first.moment.view);
    expect([moment.prompt, moment.waiting, said, curtain]).toEqual([undefined, [], [], undefined]);
    // What is under way is no secret.
    expect(pending).toEqual({ seat: 0, option: 'a' });
    expect(told.meanwhile.get()).toBe('Look.');
    told.tellAll();
    expect(told.get()).toBe(table.get());
    expect(told.meanwhile.get()).toBeUndefined();
  });

  it('is held before the listeners of the table hear of the reveal', () => {
    const table = cell(state([]));
    const told = toldOf(table, plays);
    const seen: number[] = [];
    told.subscribe(() => seen.push(told.get().log.length));
    table.set(state([entry(1, 'revealed')]));
    told.tellAll();
    expect(seen).toEqual([0, 1]);
  });

  it('is told at once when it is taken back', () => {
    const table = cell(state([]));
    const told = toldOf(table, plays);
    const undone = { ...entry(1, 'revealed'), undone: true as const };
    table.set(state([entry(1, 'revealed')]));
    table.set(state([undone, { seq: 2, kind: 'undo', seat: 0, facts: [] }]));
    expect(told.get()).toBe(table.get());
    expect(told.meanwhile.get()).toBeUndefined();
  });

  it('is not held behind a curtain, where the moment before is not for the next eyes', () => {
    const table = cell(state([], { curtain: 1 }));
    const told = toldOf(table, plays);
    table.set(state([entry(1, 'revealed')], { curtain: 1 }));
    expect(told.get()).toBe(table.get());
  });
});
