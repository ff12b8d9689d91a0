import { TableError } from '../table.ts';
import type { FromWorker, TablePush, ToWorker, WorkerCall, WorkerCalls } from './worker-calls.ts';

/** The page's end of the rules' worker. */
export class RulesClient {
  readonly #worker: Worker;
  #n = 0;
  readonly #waiting = new Map<number, { resolve(give: never): void; reject(error: Error): void }>();

  /** Who hears of changes at the table that is open here. */
  onPush: (push: TablePush) => void = () => {};

  constructor() {
    this.#worker = new Worker(new URL('./rules-worker.ts', import.meta.url), { type: 'module', name: 'rules' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('push' in data) this.onPush(data.push);
      else this.#answered(data);
    };
    this.#worker.onerror = (event) => {
      const error = new TableError('broken', event.message || 'The rules could not be loaded.');
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
  }

  call<C extends WorkerCall>(call: C, take: WorkerCalls[C]['take']): Promise<WorkerCalls[C]['give']> {
    const n = ++this.#n;
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject });
      // The two ends share one table of calls (worker-calls.ts); a generic call is not seen to be one of its rows.
      this.#worker.postMessage({ n, call, take } as ToWorker);
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  #answered(data: Exclude<FromWorker, { push: TablePush }>): void {
    const waiting = this.#waiting.get(data.n);
    this.#waiting.delete(data.n);
    if ('error' in data) waiting?.reject(new TableError(data.error.code, data.error.message));
    else waiting?.resolve(data.give as never);
  }
}

let shared: RulesClient | undefined;

/** For everything that is not one open table: dealing, describing, bringing, verifying. */
export function sharedRoom(): RulesClient {
  shared ??= new RulesClient();
  return shared;
}

/** A worker of one's own: the shared one if there is one, which has the game's rules at hand already, else a new one. */
export function ownRules(): RulesClient {
  const rules = shared ?? new RulesClient();
  shared = undefined;
  return rules;
}
