import { TableError } from '../table.ts';
import type { FromRoom, RoomCall, RoomCalls, TablePush, ToRoom } from './room.ts';

/** The page's end of the engine room. */
export class EngineRoom {
  readonly #worker: Worker;
  #n = 0;
  readonly #waiting = new Map<number, { resolve(give: never): void; reject(error: Error): void }>();

  /** Who hears of changes at the table that is open in this room. */
  onPush: (push: TablePush) => void = () => {};

  constructor() {
    this.#worker = new Worker(new URL('./rules-worker.ts', import.meta.url), { type: 'module', name: 'engine room' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromRoom>) => {
      if ('push' in data) this.onPush(data.push);
      else this.#answered(data);
    };
    this.#worker.onerror = (event) => {
      const error = new TableError('broken', event.message || 'The engine room could not be opened.');
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
  }

  call<C extends RoomCall>(call: C, take: RoomCalls[C]['take']): Promise<RoomCalls[C]['give']> {
    const n = ++this.#n;
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject });
      // The two ends share one table of calls (room.ts); a generic call is not seen to be one of its rows.
      this.#worker.postMessage({ n, call, take } as ToRoom);
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  #answered(data: Exclude<FromRoom, { push: TablePush }>): void {
    const waiting = this.#waiting.get(data.n);
    this.#waiting.delete(data.n);
    if ('error' in data) waiting?.reject(new TableError(data.error.code, data.error.message));
    else waiting?.resolve(data.give as never);
  }
}

let shared: EngineRoom | undefined;

/** For everything that is not one open table: dealing, describing, bringing, verifying. */
export function sharedRoom(): EngineRoom {
  shared ??= new EngineRoom();
  return shared;
}

/** A room of one's own: the shared one if there is one, which has the game's rules at hand already, else a new one. */
export function ownRoom(): EngineRoom {
  const room = shared ?? new EngineRoom();
  shared = undefined;
  return room;
}
