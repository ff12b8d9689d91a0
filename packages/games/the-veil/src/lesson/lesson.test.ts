import { isOffer, plain } from '@veilhall/engine';
import { lessonFaults, lessonMatch, reply, wished } from '@veilhall/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { lesson as typed } from './lesson.ts';

/** The list of games keeps a lesson without the types of its game. */
const lesson = typed as unknown as Parameters<typeof lessonFaults>[1];

/** What is for a newcomer to read at once. */
const MOST_WORDS = 22;

describe('the lesson', () => {
  it('is played to its end, and answers every other pick', () => {
    expect(lessonFaults(game, lesson)).toEqual([]);
  });

  it('says one short thing at a time', () => {
    for (const { say, pick } of lesson.steps)
      for (const sentence of [say, pick?.wrong ?? ''])
        expect(plain(sentence).split(' ').length, plain(sentence)).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('ends with the match won', () => {
    const match = lessonMatch(game, lesson, 'lesson');
    for (const step of lesson.steps) {
      for (;;) {
        const other = match.prompts().find((prompt) => prompt.seat !== 0 && !isOffer(prompt));
        const option = other && reply(lesson, other);
        if (!other || option === undefined) break;
        match.choose(other.seat, option);
      }
      const [right] = wished(step, match.promptOf(0));
      if (right) match.choose(0, right.id);
    }
    expect(match.outcome()).toEqual({ result: 'won', winners: [0] });
  });
});
