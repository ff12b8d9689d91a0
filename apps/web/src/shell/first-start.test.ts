import { GAMES } from '@veilhall/games';
import { describe, expect, it } from 'vitest';
import { startOf } from './first-start.ts';

const known = (game: string, finished: boolean) => ({
  game,
  summary: { title: '', status: '', yourMove: false, finished, seq: 9 },
});

describe.each(GAMES.map(({ meta }) => [meta.title, meta] as const))('Play now of %s', (_title, meta) => {
  it('is gentle until a match of this game was finished here', () => {
    expect(startOf(meta, [])).toBe(meta.first);
    expect(startOf(meta, [known(meta.id, false), known('another', true)])).toBe(meta.first);
    expect(startOf(meta, [{ ...known(meta.id, true), lesson: { step: 12 } }])).toBe(meta.first);
    expect(startOf(meta, [known(meta.id, false), known(meta.id, true)])).toBe(meta.quick);
  });
});
