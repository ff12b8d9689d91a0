import type { Prompt, Seat } from '@veilhall/engine';

/** Remembers since when each seat has been asked what it is asked now. */
export class Questions {
  #prompts: readonly Prompt[];
  readonly #since = new Map<Seat, number>();

  constructor(prompts: readonly Prompt[], seq: number) {
    this.#prompts = prompts;
    for (const { seat } of prompts) this.#since.set(seat, seq);
  }

  /** After entry `seq` by `actor`: a seat that is still asked the very same thing may answer from an older moment. */
  moveOn(prompts: readonly Prompt[], seq: number, actor: Seat): void {
    for (const prompt of prompts) {
      const before = prompt.seat === actor ? undefined : this.#prompts.find((entry) => entry.seat === prompt.seat);
      if (!before || !sameQuestion(before, prompt)) this.#since.set(prompt.seat, seq);
    }
    this.#prompts = prompts;
  }

  /** Whether a pick made at moment `base` answers what this seat is asked at moment `now`. */
  stillOpen(seat: Seat, base: number, now: number): boolean {
    return base <= now && base >= (this.#since.get(seat) ?? now);
  }
}

function sameQuestion(a: Prompt, b: Prompt): boolean {
  if (a.ask !== b.ask || a.options.length !== b.options.length) return false;
  for (const [index, option] of a.options.entries()) if (option.id !== b.options[index]?.id) return false;
  return JSON.stringify(a.about) === JSON.stringify(b.about);
}
