import { Worker } from 'node:worker_threads';
import { denialFrom } from '../denied.ts';
import type { Done, Reply, Task } from './tasks.ts';

interface Job {
  readonly task: Task;
  readonly mostMs: number;
  readonly done: (value: never) => void;
  readonly failed: (reason: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
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

  /** A task that takes longer than `mostMs` loses its thread. */
  run<T extends Task>(task: T, mostMs: number): Promise<Done<T>> {
    return new Promise<Done<T>>((done, failed) => {
      if (this.#closed || this.#waiting.length >= MOST_WAITING) {
        failed(denialFrom('too-fast', 'The server has too much to think about; try again later.'));
        return;
      }
      this.#waiting.push({ task, mostMs, done, failed });
      this.#next();
    });
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
    thread.worker.postMessage(job.task);
  }

  #start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { registry: this.#registry.href },
      // Whatever a game or a pack does in there, it cannot take the server's memory with it.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    const thread: Thread = { worker };
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
