import type { DatabaseSync } from 'node:sqlite';
import { StorageError } from './store.ts';

interface Waiting {
  work: () => unknown;
  /** Several statements that stand or fall together. */
  several: boolean;
  done: (value: unknown) => void;
  failed: (reason: unknown) => void;
}

/**
 * Everything that arrives in one turn of the event loop shares one transaction and one sync. While the disk is busy
 * more arrives, so slow disks get large groups without a timer.
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  #queue: Waiting[] = [];
  #fault: string | undefined;
  readonly #onCommit: (size: number, ms: number) => void;

  constructor(db: DatabaseSync, onCommit: (size: number, ms: number) => void = () => {}) {
    this.#db = db;
    this.#onCommit = onCommit;
  }

  get fault(): string | undefined {
    return this.#fault;
  }

  /** Resolves when the work is on disk. */
  write<T>(work: () => T, several = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#fault) return reject(new StorageError(this.#fault));
      this.#queue.push({ work, several, done: resolve as (value: unknown) => void, failed: reject });
      if (this.#queue.length === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const group = this.#queue;
    if (group.length === 0) return;
    this.#queue = [];
    const began = performance.now();
    const written: { waiting: Waiting; value: unknown }[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const waiting of group) {
        try {
          written.push({ waiting, value: waiting.several ? this.#together(waiting.work) : waiting.work() });
        } catch (error) {
          // SQLite may have given up the whole transaction (disk full, I/O): then nobody's work is done.
          if (!this.#db.isTransaction) throw error;
          waiting.failed(error);
        }
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#giveUp(error, group);
      return;
    }
    this.#onCommit(written.length, performance.now() - began);
    for (const { waiting, value } of written) waiting.done(value);
  }

  #together(work: () => unknown): unknown {
    this.#db.exec('SAVEPOINT several');
    try {
      const value = work();
      this.#db.exec('RELEASE several');
      return value;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK TO several; RELEASE several');
      throw error;
    }
  }

  #giveUp(error: unknown, group: readonly Waiting[]): void {
    const message = error instanceof Error ? error.message : String(error);
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    // A full disk may get room again. After a failed sync nobody knows what is on disk: only a restart reads it anew.
    if (!isDiskFull(error)) this.#fault = `the database cannot be written (${message}); restart the server`;
    const reason = new StorageError(this.#fault ?? `the database cannot be written (${message})`);
    for (const waiting of group) waiting.failed(reason);
  }
}

const SQLITE_FULL = 13;

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL;
}
