import { Worker } from 'node:worker_threads';
import { denialFrom } from '../denied.ts';
import type { Done, Reply, Task, ThreadData } from './tasks.ts';

interface Job {
  readonly task: Task;
  readonly mostMs: number;
  readonly done: (value: never) => void;
  readonly failed: (reason: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Shared with the worker: 1 tells it that nobody waits for its answer any more. */
  readonly moot: Int32Array<SharedArrayBuffer>;
  job?: Job;
  timer?: NodeJS.Timeout;
}

/** Jobs that may wait; more are refused, so that a flood of them cannot eat the memory. */
const MOST_WAITING = 5_000;

/** A few threads that think, so that the event loop never does. They start when there is something to do. */
export class ThreadPool {
  readonly #registry: URL;
  readonly #size: number;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor(registry: URL, size: number) {
    this.#registry = registry;
    this.#size = size;
  }

  /** A task that takes longer than `mostMs` loses its thread; one that is called off is not begun, or stops soon. */
  run<T extends Task>(task: T, mostMs: number, signal?: AbortSignal): Promise<Done<T>> {
    return new Promise<Done<T>>((done, failed) => {
      if (this.#closed || this.#waiting.length >= MOST_WAITING) {
        failed(denialFrom('too-fast', 'The server has too much to think about; try again later.'));
        return;
      }
      const job: Job = { task, mostMs, done, failed };
      if (signal?.aborted) return this.#callOff(job);
      signal?.addEventListener('abort', () => this.#callOff(job), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  #callOff(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    for (const thread of this.#threads) if (thread.job === job) Atomics.store(thread.moot, 0, 1);
    job.failed(denialFrom('stale', 'The match has moved on; this is no longer asked.'));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.failed(denialFrom('internal', 'The server is stopping.'));
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, 'The server is stopping.')));
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    let thread = [...this.#threads].find((entry) => !entry.job);
    if (!thread && this.#threads.size < this.#size) thread = this.#start();
    const job = thread && this.#waiting.shift();
    if (!thread || !job) return;
    thread.job = job;
    const late = thread;
    thread.timer = setTimeout(() => void this.#end(late, 'This took too long.'), job.mostMs).unref();
    Atomics.store(thread.moot, 0, 0);
    thread.worker.postMessage(job.task);
  }

  #start(): Thread {
    const moot = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { registry: this.#registry.href, moot } satisfies ThreadData,
      // Whatever a game or a pack does in there, it cannot take the server's memory with it.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    const thread: Thread = { worker, moot };
    worker.on('message', (reply: Reply) => {
      const job = this.#release(thread);
      if (reply.ok) job?.done(reply.value as never);
      else job?.failed(denialFrom(reply.failure.code, reply.failure.message));
      this.#next();
    });
    worker.on('error', (error) => void this.#end(thread, error.message));
    this.#threads.add(thread);
    return thread;
  }

  #release(thread: Thread): Job | undefined {
    const { job } = thread;
    clearTimeout(thread.timer);
    delete thread.job;
    return job;
  }

  async #end(thread: Thread, why: string): Promise<void> {
    this.#threads.delete(thread);
    this.#release(thread)?.failed(denialFrom('internal', why));
    await thread.worker.terminate();
    this.#next();
  }
}
