import { type AnyGame, isOffer, type Match, plain } from '@veilhall/engine';
import { judge, type Lesson, lessonMatch, reply, wished } from './lesson.ts';

/** Plays a lesson to its end: every step whose move is not on offer, and every other pick that gets no sentence. */
export function lessonFaults(game: AnyGame, lesson: Lesson): string[] {
  const match = lessonMatch(game, lesson, 'lesson');
  const faults: string[] = [];
  for (const [at, step] of lesson.steps.entries()) {
    letOthersPlay(match, lesson);
    const prompt = match.promptOf(0);
    for (const { id } of prompt?.options ?? []) {
      const judged = prompt && judge(lesson, at, prompt, id);
      if (judged?.right === false && plain(judged.say) === '') faults.push(`step ${at + 1} says nothing to '${id}'`);
    }
    if (!step.pick) continue;
    const [right] = wished(step, prompt);
    if (!right) {
      const offer = prompt?.options.map(({ id }) => id).join(', ') ?? 'nothing';
      return [...faults, `step ${at + 1} wants ${step.pick.wish.ask}; on offer at ${prompt?.ask}: ${offer}`];
    }
    match.choose(0, right.id);
    for (const fault of game.audit(match.state)) faults.push(`after step ${at + 1}: ${fault}`);
  }
  return faults;
}

/** The other seats do what the lesson says until seat 0 is asked. */
function letOthersPlay(match: Match, lesson: Lesson): void {
  for (;;) {
    const other = match.prompts().find((prompt) => prompt.seat !== 0 && !isOffer(prompt));
    const option = other && reply(lesson, other);
    if (!other || option === undefined) return;
    match.choose(other.seat, option);
  }
}
