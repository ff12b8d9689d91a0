import type { Memory } from '@veilhall/bots';
import type { Fact, Seat } from '@veilhall/engine';
import type { Advised } from '../table.ts';

/** One decision that a bot is to make, sent to the worker in which bots think. */
export interface Thought {
  readonly n: number;
  readonly game: string;
  readonly packs: readonly unknown[];
  readonly state: unknown;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
  /** What the seat has been told so far, for bots that want it. */
  readonly facts?: readonly Fact[];
  /** What the seat's bot keeps from pick to pick. */
  readonly memory?: Memory;
  /** Say why, too: somebody asked for advice. */
  readonly why?: true;
}

/** A pick, and what the bot wants to keep of how it came to it. */
export interface Decision extends Advised {
  readonly memory: Memory;
}

export type Thinking = ({ readonly n: number } & Decision) | { readonly n: number; readonly problem: string };

interface Waiting {
  resolve(decision: Decision | undefined): void;
  reject(error: Error): void;
}

/** Bots think in a worker of their own, so that looking back and inspecting never wait for them. */
export class Thinker {
  #worker: Worker | undefined;
  #n = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Nothing where the thought was given up. */
  decide(thought: Omit<Thought, 'n'>): Promise<Decision | undefined> {
    const worker = this.#started();
    const n = ++this.#n;
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject });
      worker.postMessage({ n, ...thought } satisfies Thought);
    });
  }

  /** Gives up what is being thought about; a thought cannot be interrupted, so its worker goes with it. */
  stop(): void {
    if (this.#waiting.size === 0) return;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { resolve } of this.#dropped()) resolve(undefined);
  }

  #dropped(): Waiting[] {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    return waiting;
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.onmessage = ({ data }: MessageEvent<Thinking>) => {
      const waiting = this.#waiting.get(data.n);
      this.#waiting.delete(data.n);
      if ('option' in data) waiting?.resolve(data);
      else waiting?.reject(new Error(data.problem));
    };
    worker.onerror = (event) => {
      for (const { reject } of this.#dropped()) reject(new Error(event.message));
    };
    this.#worker = worker;
    return worker;
  }
}
