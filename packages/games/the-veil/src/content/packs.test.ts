import { describe, expect, it } from 'vitest';
import example from '../../../../../docs/examples/the-veil-pack.json' with { type: 'json' };
import { game } from '../index.ts';
import { extendContent } from './packs.ts';
import { rawContent } from './raw.ts';

describe('packs', () => {
  it('the example adds a Hero and leaves the box untouched', () => {
    const before = rawContent.characters.length;
    const raw = extendContent(rawContent, example);
    expect(raw.characters.map(({ id }) => id)).toContain('ferrywoman');
    expect(raw.characters).toHaveLength(before + 1);
    expect(rawContent.characters).toHaveLength(before);
  });

  it('a match can be played with its Hero', () => {
    const extended = game.extend?.(example);
    expect(extended?.content.cards.map(({ id }) => id)).toContain('full-boat');
    expect(extended?.content.hash).not.toBe(game.content.hash);
  });
});
