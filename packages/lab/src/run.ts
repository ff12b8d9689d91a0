import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '@veilhall/engine';
import { Piscina } from 'piscina';
import { type Job, type Stretch, tableOf } from './job.ts';
import { type Played, playOne } from './play.ts';

export interface Running {
  readonly game: AnyGame;
  /** Address of a module that exports `loadGame`, for workers; without it everything runs in this thread. */
  readonly registry?: string;
  /** Left out: one per core, once a run takes longer than starting them. */
  readonly workers?: number;
  /** Once it is aborted no further game is begun; those played are returned as usual. */
  readonly signal?: AbortSignal;
  onProgress?(done: number): void;
  /** Games as they are finished, in no order: for whoever keeps them. */
  onPlayed?(played: readonly Played[]): void;
  /** What was read out of a game is for `onPlayed` only: a long run would not hold it all. */
  readonly forgetful?: true;
}

/** Milliseconds for which games are played here before workers are worth their start. */
const PATIENCE = 500;
/** Milliseconds after which other work of this thread gets its turn: a signal, a bar. */
const BREATH = 50;
/** A stretch should take a worker about so many milliseconds: long enough to be worth a message, short enough to stop. */
const STRETCH = 250;
const LONGEST_STRETCH = 500;

/** Plays games of a job by their numbers, and returns them in that order whatever the number of workers. */
export async function playGames(job: Job, numbers: readonly number[], running: Running): Promise<Played[]> {
  const { workers = availableParallelism(), registry } = running;
  const threads = registry === undefined ? 1 : Math.min(numbers.length, workers);
  const run = new Run(job, numbers, running);
  if (threads <= 1) await run.here(Number.POSITIVE_INFINITY);
  else {
    if (running.workers === undefined) await run.here(PATIENCE);
    if (run.isOpen) await run.inWorkers(threads, registry ?? '');
  }
  return run.played.sort((a, b) => a.index - b.index);
}

/** The game without what was read out of it. */
export const unread = ({ record: _, ...played }: Played): Played => played;

class Run {
  readonly played: Played[] = [];
  readonly #job: Job;
  readonly #numbers: readonly number[];
  readonly #running: Running;
  #next = 0;

  constructor(job: Job, numbers: readonly number[], running: Running) {
    this.#job = job;
    this.#numbers = numbers;
    this.#running = running;
  }

  get isOpen(): boolean {
    return this.#next < this.#numbers.length && !this.#running.signal?.aborted;
  }

  /** In this thread, for so long. */
  async here(milliseconds: number): Promise<void> {
    const table = await tableOf(this.#job, this.#running.game);
    const start = performance.now();
    let breath = start;
    while (this.isOpen) {
      for (const index of this.#take(1)) this.#keep([playOne(table, index)]);
      const now = performance.now();
      if (now - start > milliseconds) return;
      if (now - breath < BREATH) continue;
      await setImmediate();
      breath = performance.now();
    }
  }

  async inWorkers(threads: number, registry: string): Promise<void> {
    const pool = new Piscina<Stretch, Played[]>({
      filename: new URL('./worker.ts', import.meta.url).href,
      name: 'work',
      minThreads: threads,
      maxThreads: threads,
    });
    const lane = async (): Promise<void> => {
      let size = 1;
      while (this.isOpen) {
        const start = performance.now();
        this.#keep(await pool.run({ job: this.#job, numbers: this.#take(size), registry }));
        const fitting = (size * STRETCH) / Math.max(1, performance.now() - start);
        size = Math.max(1, Math.min(LONGEST_STRETCH, 2 * size, Math.round(fitting)));
      }
    };
    try {
      await Promise.all(Array.from({ length: threads }, lane));
    } finally {
      await pool.destroy();
    }
  }

  #take(size: number): readonly number[] {
    const taken = this.#numbers.slice(this.#next, this.#next + size);
    this.#next += taken.length;
    return taken;
  }

  #keep(played: readonly Played[]): void {
    this.#running.onPlayed?.(played);
    for (const one of played) this.played.push(this.#running.forgetful ? unread(one) : one);
    this.#running.onProgress?.(this.played.length);
  }
}
