import { describe, expect, it } from 'vitest';
import { TableError } from '../table/table.ts';
import { isAway, sentenceOf } from './problems.ts';

describe('what went wrong', () => {
  it('is said in words for people where the server speaks to programs', () => {
    expect(sentenceOf(new TableError('bad-request', '✖ Invalid string: must match pattern'))).not.toMatch(/pattern/);
    expect(sentenceOf(new TableError('not-signed-in', 'Sign in first: POST /api/me.'))).not.toMatch(/POST/);
  });

  it('keeps the words that are meant for people, as a sentence', () => {
    expect(sentenceOf(new TableError('others-play', 'You already have a seat here.'))).toBe(
      'You already have a seat here.',
    );
    expect(sentenceOf(new Error('a race wants two'))).toBe('A race wants two.');
    expect(sentenceOf('?')).toMatch(/^Something went wrong/);
  });

  it('is worth another try only where nobody answered', () => {
    expect(isAway(new TableError('offline', ''))).toBe(true);
    expect(isAway(new TableError('not-found', ''))).toBe(false);
  });
});
