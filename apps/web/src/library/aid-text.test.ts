import { GAMES } from '@veilhall/games';
import { describe, expect, it } from 'vitest';
import { aidOf } from './aid-text.ts';
import { loadBook } from './load-book.ts';
import { foldRules } from './rules-text.ts';

const TEXT = `---
folded:
- Rulings
- Test vectors
---

# A game

## What you want

Win.

Do not lose.

## A round

1. **Draw.** One card.
2. Play it.

- Or pass.
`;

describe('an aid', () => {
  it('is parts with paragraphs, lists and steps, and names what is folded', () => {
    expect(aidOf(TEXT)).toEqual({
      folded: ['Rulings', 'Test vectors'],
      parts: [
        {
          title: 'What you want',
          blocks: [
            { kind: 'text', lines: ['Win.'] },
            { kind: 'text', lines: ['Do not lose.'] },
          ],
        },
        {
          title: 'A round',
          blocks: [
            { kind: 'steps', lines: ['**Draw.** One card.', 'Play it.'] },
            { kind: 'list', lines: ['Or pass.'] },
          ],
        },
      ],
    });
  });

  it('folds nothing without front matter', () => {
    expect(aidOf('## Goal\nWin.\n')).toEqual({
      folded: [],
      parts: [{ title: 'Goal', blocks: [{ kind: 'text', lines: ['Win.'] }] }],
    });
  });
});

/** A page one reads before the first game. */
const WORDS = { least: 250, most: 380 };

describe.each(GAMES.map(({ meta }) => [meta.title, meta.id] as const))('the aid of %s', (_title, game) => {
  it('tells goal, round, choices and end on one page', async () => {
    const { parts } = (await loadBook(game)).aid;
    expect(parts).toHaveLength(4);
    const lines = parts.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));
    const words = lines.join(' ').split(' ').length;
    expect(words).toBeGreaterThanOrEqual(WORDS.least);
    expect(words).toBeLessThanOrEqual(WORDS.most);
  });

  it('folds sections that its rules have, and leaves most for players', async () => {
    const { aid, sections } = await loadBook(game);
    const { open, folded } = foldRules(sections, aid.folded);
    expect(folded.map(({ title }) => title)).toEqual(aid.folded);
    expect(open.length).toBeGreaterThan(folded.length);
  });
});

it('a game without files has an empty book', async () => {
  expect(await loadBook('ludo')).toEqual({ aid: { folded: [], parts: [] }, sections: [] });
});
