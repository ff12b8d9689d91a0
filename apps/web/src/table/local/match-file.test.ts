import { type Journal, Match, seedFrom } from '@veilhall/engine';
import { game } from '@veilhall/games/veilwraith';
import { describe, expect, it } from 'vitest';
import { kinship } from './bringing.ts';
import { FileProblem, journalIn, replaying } from './match-file.ts';

function played(picks: number, id = 'm'): Journal {
  const match = Match.deal(game, { id, seats: 1, options: {}, seed: seedFrom('file') });
  for (let i = 0; i < picks; i++) match.choose(0, match.prompts()[0]?.options[0]?.id ?? '');
  return match.save();
}

const said = (content: unknown): string => {
  try {
    journalIn(content);
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
  }
  return '';
};

describe('a file that holds no match that can be opened', () => {
  const journal = played(2);
  const { seed: _, ...start } = { seed: '', ...journal.start };
  const withoutSeed = { ...journal, start, entries: [] };
  it.each([
    ['something else', { name: 'shopping' }, /no saved match/],
    ['no object at all', 7, /no saved match/],
    ['an older match', { ...journal, format: 'veilhall-journal/1' }, /older Veilhall/],
    ['a newer match', { ...journal, format: 'veilhall-journal/99' }, /newer Veilhall.*Load this page again/],
    ['a match with parts missing', { ...journal, entries: undefined }, /damaged/],
    ['another game', { ...journal, game: 'ludo' }, /not in this hall: “ludo”/],
  ])('is told apart: %s', (_what, content, sentence) => {
    expect(said(content)).toMatch(sentence);
  });

  it('is none of those where it is whole', () => {
    expect(journalIn(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
  });

  it.each([
    ['other rules', { ...journal, rules: '0.0.1', entries: [] }, /other rules or cards/],
    ['hidden parts left out', withoutSeed, /before it was over/],
    [
      'a changed pick',
      { ...journal, entries: journal.entries.map((entry) => ({ ...entry, seat: 1 })) },
      /changed after/,
    ],
  ])('says what does not fit when it is played again: %s', async (_what, content, sentence) => {
    await expect(replaying(async () => Match.replay(game, content))).rejects.toThrow(sentence);
  });
});

describe('a match of a file beside the one that is here', () => {
  const { entries, ...head } = played(3);
  it('is known where it says no more, further where it goes on, and another where it went elsewhere', () => {
    expect(kinship({ head, entries }, played(3))).toBe('known');
    expect(kinship({ head, entries }, played(1))).toBe('known');
    expect(kinship({ head, entries: entries.slice(0, 1) }, played(3))).toBe('further');
    expect(kinship({ head, entries: [] }, played(0))).toBe('known');
    const parted = entries.map((entry) => ({ ...entry, link: 'f'.repeat(64) }));
    expect(kinship({ head, entries: parted }, played(2))).toBe('another');
    expect(kinship({ head, entries: [] }, { ...played(0), seats: 2 })).toBe('another');
  });
});
