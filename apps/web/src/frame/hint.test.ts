import { describe, expect, it, vi } from 'vitest';
import { cell } from '../store.ts';
import { type Advised, type Asked, type HintRight, type Table, TableError, type TableState } from '../table/table.ts';
import { createAdvice, hintedThings, isHinted } from './hint.ts';

const tilt = { id: 'tilt', label: 'Tilt Explore', on: ['action:explore'] };
const end = { id: 'end', label: 'End the Play Phase' };
const prompt: Asked = { seat: 0, ask: 'play', sentence: '', rules: [], moves: 2, options: [tilt, end] };

/** A person who is asked, and an adept that answers when the test says so. */
function asking(hints?: HintRight) {
  const answer = Promise.withResolvers<Advised | undefined>();
  const state = cell({ ...(hints && { hints }) } as TableState);
  const table = { ...state, hint: () => answer.promise } as unknown as Table;
  return { advice: createAdvice(table, () => prompt), answer };
}

describe('a hint', () => {
  it('is thought about, then given: its option and its things', async () => {
    const { advice, answer } = asking({ can: true });
    advice.ask();
    expect(advice.hint.get()).toEqual({ is: 'thinking' });
    answer.resolve({ option: 'tilt', why: { instead: 'end', reasons: ['a Key in reach', 'one Spirit less'] } });
    await vi.waitUntil(() => advice.hint.get()?.is === 'given');
    expect(advice.hint.get()).toMatchObject({ why: { instead: end, reasons: ['a Key in reach', 'one Spirit less'] } });
    expect(hintedThings(advice.hint.get())).toEqual(['action:explore']);
    expect([tilt, end].map((option) => isHinted(advice.hint.get(), option))).toEqual([true, false]);
    advice.ask();
    expect(advice.hint.get()).toBeUndefined();
  });

  it('is dropped when the moment it was asked for is over', async () => {
    const { advice, answer } = asking({ can: true });
    advice.ask();
    advice.putAway();
    answer.resolve({ option: 'tilt' });
    await answer.promise;
    expect(advice.hint.get()).toBeUndefined();
  });

  it('says why there is none, and is not asked for where it is no question', async () => {
    const { advice } = asking({ can: false, why: 'Others play too.' });
    advice.ask();
    expect(advice.hint.get()).toEqual({ is: 'refused', why: 'Others play too.' });
    const lesson = asking();
    lesson.advice.ask();
    expect(lesson.advice.hint.get()).toBeUndefined();
    const failed = asking({ can: true });
    failed.advice.ask();
    failed.answer.reject(new TableError('too-fast', 'The adept is still thinking about this seat.'));
    await vi.waitUntil(() => failed.advice.hint.get()?.is === 'refused');
    expect(failed.advice.hint.get()).toEqual({ is: 'refused', why: 'The adept is still thinking about this seat.' });
  });
});
