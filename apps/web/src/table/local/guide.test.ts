import { GAMES } from '@veilhall/games';
import { lessonMatch, reply } from '@veilhall/games/lessons';
import { describe, expect, it } from 'vitest';
import { Guide } from './guide.ts';

describe.each(GAMES.map((listed) => [listed.meta.title, listed] as const))('the guide of %s', (_title, listed) => {
  const begun = async () => {
    const [{ game }, { lesson }] = await Promise.all([listed.load(), listed.lesson()]);
    const match = lessonMatch(game, lesson, 'lesson');
    const prompt = match.promptOf(0);
    const at = lesson.steps.findIndex((step) => step.pick);
    const pick = lesson.steps[at]?.pick;
    if (!prompt || !pick) throw new Error('nothing to pick');
    return { lesson, match, prompt, at, pick };
  };

  it('reads on only where there is nothing to do', async () => {
    const { lesson, match, at } = await begun();
    const guide = new Guide(lesson, 0);
    expect(guide.now(match)).toMatchObject({ done: 0, steps: lesson.steps.length, reads: true });
    for (let step = 0; step < at; step++) expect(guide.goOn()).toBe(true);
    expect(guide.goOn()).toBe(false);
    expect(guide.now(match)).toMatchObject({ done: at, say: lesson.steps[at]?.say, reads: false });
  });

  it('points at the things of the wished pick, and takes no other', async () => {
    const { lesson, match, prompt, at, pick } = await begun();
    const taken = prompt.options.filter(({ id }) => new Guide(lesson, at).takes(prompt, id));
    expect(taken).toHaveLength(1);
    const guide = new Guide(lesson, at);
    guide.takes(prompt, taken[0]?.id ?? '');
    expect(guide.step).toBe(at + 1);
    const again = new Guide(lesson, at);
    const other = prompt.options.find((option) => option !== taken[0]);
    expect(again.takes(prompt, other?.id ?? '')).toBe(false);
    expect(again.takes(prompt, [taken[0]?.id ?? '', other?.id ?? ''])).toBe(false);
    expect(again.now(match)).toMatchObject({ done: at, wrong: pick.wrong });
    expect(again.now(match).at).toEqual(expect.arrayContaining((taken[0]?.on ?? []).map((thing) => ({ thing }))));
  });

  it('replies for the others as the lesson says, and ends in its own words', async () => {
    const { lesson, match, prompt } = await begun();
    const guide = new Guide(lesson, lesson.steps.length);
    expect(guide.reply(prompt)).toBe(reply(lesson, prompt));
    expect(guide.now(match)).toMatchObject({ done: lesson.steps.length, say: lesson.end, reads: false, at: [] });
    expect(guide.goOn()).toBe(false);
  });

  it('shows in the hall how far it has come, and is finished with its last step', async () => {
    const { lesson } = await begun();
    const match = { title: 'Anything', status: 'won', yourMove: false, finished: true, seq: 3 };
    const { length } = lesson.steps;
    expect(new Guide(lesson, 2).summed(match)).toMatchObject({ status: `Step 3 of ${length}`, finished: false });
    expect(new Guide(lesson, length).summed({ ...match, finished: false })).toMatchObject({ finished: true });
  });
});
