import { isOffer, type Match, type OptionId, type Prompt, type Text } from '@veilhall/engine';
import { judge, type Lesson, reply, type Spot, wished } from '@veilhall/games/lessons';
import type { LessonNow } from '../table.ts';
import type { Summary } from './database.ts';

/** Gives a lesson at one table: which step it has come to, and which picks are made. */
export class Guide {
  readonly #lesson: Lesson;
  #step: number;
  #wrong: Text | undefined;

  constructor(lesson: Lesson, step: number) {
    this.#lesson = lesson;
    this.#step = step;
  }

  get step(): number {
    return this.#step;
  }

  /** What the hall shows of a lesson: how far it has come, whatever the match behind it says. */
  summed(summary: Summary): Summary {
    const { length } = this.#lesson.steps;
    const over = this.#step >= length;
    const status = over ? 'Lesson over' : `Step ${this.#step + 1} of ${length}`;
    return { ...summary, status, yourMove: !over, finished: over };
  }

  /** Whether the pick is to be made; a run of several is never what a step asks for. */
  takes(prompt: Prompt, picks: OptionId | readonly OptionId[]): boolean {
    const judged = judge(this.#lesson, this.#step, prompt, typeof picks === 'string' ? picks : picks.join());
    this.#wrong = judged.right ? undefined : judged.say;
    if (judged.right) this.#step++;
    return judged.right;
  }

  /** False where there is something to do first. */
  goOn(): boolean {
    const step = this.#lesson.steps[this.#step];
    if (!step || step.pick) return false;
    this.#step++;
    this.#wrong = undefined;
    return true;
  }

  reply(prompt: Prompt): OptionId | undefined {
    return reply(this.#lesson, prompt);
  }

  now(match: Match): LessonNow {
    const { steps, end } = this.#lesson;
    const step = steps[this.#step];
    const right = wished(step, match.promptOf(0));
    const things = new Set(right.flatMap(({ on = [] }) => on));
    // While the others act there is nothing to read on to.
    const waits = match.prompts().some((prompt) => prompt.seat !== 0 && !isOffer(prompt));
    const at: Spot[] = [...(step?.at ?? []), ...[...things].map((thing) => ({ thing }))];
    return {
      done: this.#step,
      steps: steps.length,
      say: step?.say ?? end,
      ...(this.#wrong && { wrong: this.#wrong }),
      at: waits ? [] : at,
      picks: waits ? [] : right.map(({ id }) => id),
      reads: step !== undefined && !step.pick && !waits,
    };
  }
}
