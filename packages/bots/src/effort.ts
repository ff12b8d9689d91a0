import type { Budget } from './bot.ts';

/** The part of its milliseconds after which a bot stops: one more step, and collecting garbage, take the rest. */
const KEPT = 0.9;

/** What one decision has used of its budget. Whoever searches asks between two steps. */
export class Effort {
  readonly #picks: number;
  readonly #ms: number;
  readonly #isMoot: () => boolean;
  readonly #began = performance.now();
  #tried = 0;

  /** Without a number of picks and without a clock it is the bot's usual number of picks. */
  constructor({ iterations, ms, isMoot }: Budget, usual: number) {
    this.#picks = iterations ?? (ms === undefined ? usual : Number.POSITIVE_INFINITY);
    this.#ms = ms === undefined ? Number.POSITIVE_INFINITY : KEPT * ms;
    this.#isMoot = isMoot ?? (() => false);
  }

  /** Picks tried so far. */
  get tried(): number {
    return this.#tried;
  }

  /** A pick was tried. */
  spend(): void {
    this.#tried++;
  }

  /** From 0 to 1, and beyond; 1 as soon as nobody waits for the answer any more. */
  used(): number {
    if (this.#isMoot()) return 1;
    const picks = this.#picks > 0 ? this.#tried / this.#picks : 1;
    return this.#ms === Number.POSITIVE_INFINITY
      ? picks
      : Math.max(picks, (performance.now() - this.#began) / this.#ms);
  }

  /** Whether this share of it is used up. */
  isSpent(share = 1): boolean {
    return this.used() >= share;
  }
}
