import { plain } from '@veilhall/engine';
import { judge, lessonFaults, lessonMatch, wished } from '@veilhall/kit';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

/** What is for a newcomer to read at once. */
const MOST_WORDS = 22;

describe.each(GAMES.map((listed) => [listed.meta.title, listed] as const))('the lesson of %s', (_title, listed) => {
  it('is played to its end, and answers every other pick with a sentence', async () => {
    const [{ game }, { lesson }] = await Promise.all([listed.load(), listed.lesson()]);
    expect(lessonFaults(game, lesson)).toEqual([]);
  });

  it('is noticed when a step cannot be done', async () => {
    const [{ game }, { lesson }] = await Promise.all([listed.load(), listed.lesson()]);
    const [read, first, ...rest] = lesson.steps;
    if (!read || !first) throw new Error('a lesson of one step');
    expect(lessonFaults(game, { ...lesson, steps: [read, ...rest, first] })).not.toEqual([]);
  });

  it('makes the wished pick and no other', async () => {
    const [{ game }, { lesson }] = await Promise.all([listed.load(), listed.lesson()]);
    const prompt = lessonMatch(game, lesson, 'lesson').promptOf(0);
    const at = lesson.steps.findIndex((step) => step.pick);
    const right = wished(lesson.steps[at], prompt).map(({ id }) => id);
    expect(right).toHaveLength(1);
    if (!prompt) throw new Error('seat 0 is not asked');
    for (const { id } of prompt.options) {
      const say = right.includes(id) ? undefined : lesson.steps[at]?.pick?.wrong;
      expect(judge(lesson, at, prompt, id)).toEqual(say ? { right: false, say } : { right: true });
      expect(judge(lesson, 0, prompt, id).right).toBe(false);
      expect(judge(lesson, lesson.steps.length, prompt, id).right).toBe(false);
    }
  });

  it('is short, and says one short thing at a time', async () => {
    const { lesson } = await listed.lesson();
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(12);
    for (const { say, pick } of lesson.steps)
      for (const sentence of [say, pick?.wrong ?? ''])
        expect(plain(sentence).split(' ').length, plain(sentence)).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('is dealt alike at every table', async () => {
    const [{ game }, { lesson }] = await Promise.all([listed.load(), listed.lesson()]);
    const hashes = ['lesson', 'another', 'a third'].map((id) => lessonMatch(game, lesson, id).hash);
    expect(new Set(hashes).size).toBe(1);
  });
});
