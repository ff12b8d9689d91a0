import { describe, expect, it } from 'vitest';
import type { Look, PastEntry } from '../../table/table.ts';
import { isFirst } from './first-prompt.ts';

const nobodyAsked: Look = {
  seq: 0,
  viewer: 1,
  view: {},
  sketch: { title: '', status: [], zones: [] },
  whyNot: [],
  waiting: [0],
};
const asked: Look = {
  ...nobodyAsked,
  waiting: [1],
  prompt: { seat: 1, ask: 'play', sentence: 'Play.', rules: [], moves: 0, options: [] },
};
const pick = (seat: number): PastEntry => ({ seq: 1, kind: 'pick', seat, facts: [] });

describe('the first prompt', () => {
  it('is the one before the first pick of the seat that is asked, whatever others picked before', () => {
    expect(isFirst(asked, 'dealt', [])).toBe(true);
    expect(isFirst(asked, 'dealt', [pick(0)])).toBe(true);
    expect(isFirst(asked, 'dealt', [pick(0), pick(1)])).toBe(false);
    expect(isFirst(nobodyAsked, 'dealt', [])).toBe(false);
  });

  it('comes back with a pick that was taken back, and never in a match that began in the middle', () => {
    expect(isFirst(asked, 'dealt', [{ ...pick(1), undone: true }])).toBe(true);
    expect(isFirst(asked, 'brought', [])).toBe(false);
  });
});
