import { describe, expect, it } from 'vitest';
import type { GameTable } from '../games/game-table.ts';
import { cell } from '../store.ts';
import type { Look, Table, TableState } from '../table/table.ts';
import { withHandles } from './handles.ts';

const bare: GameTable = { Screen: () => undefined };
const moment: Look = {
  seq: 3,
  viewer: 0,
  view: {},
  sketch: { title: '', status: [], zones: [] },
  whyNot: [],
  waiting: [0],
  prompt: {
    seat: 0,
    ask: 'play',
    sentence: '',
    rules: [],
    moves: 2,
    options: [
      { id: 'use', label: '', on: ['fight'] },
      { id: 'turn', label: '', on: ['fight'] },
    ],
  },
};
const state = cell({ moment } as TableState);
const table = { ...state, look: async () => moment } as unknown as Table;

describe('handles', () => {
  const game: GameTable = { ...bare, handles: ({ option }) => (option.id === 'turn' ? ['light'] : []) };
  const things = ({ prompt }: Look) => prompt?.options.map(({ on }) => on);

  it('are things that an option lies on as well, now and in the past', async () => {
    const seen = withHandles(table, game);
    expect(things(seen.get().moment)).toEqual([['fight'], ['fight', 'light']]);
    expect(things(await seen.look(3, 0))).toEqual([['fight'], ['fight', 'light']]);
  });

  it('change nothing that did not change', () => {
    const seen = withHandles(table, game);
    const before = seen.get();
    expect(seen.get()).toBe(before);
    state.set({ ...state.get(), problem: 'The line is down.' });
    expect(seen.get()).not.toBe(before);
    expect(seen.get().moment).toBe(before.moment);
    expect(withHandles(table, bare)).toBe(table);
  });
});
