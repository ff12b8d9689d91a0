import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { MIGRATIONS } from './schema.ts';

/** Below this size a look at every page costs less than a second. */
const CHECK_UP_TO = 200 * 1024 * 1024;

export interface OpenedDatabase {
  readonly db: DatabaseSync;
  /** Held as long as the server runs: two servers on one folder would each believe themselves the only one. */
  readonly lock: DatabaseSync;
}

export function openDatabase(dataDir: string): OpenedDatabase {
  makeFolder(dataDir);
  const lock = takeLock(path.join(dataDir, 'veilhall.lock'), dataDir);
  const file = path.join(dataDir, 'veilhall.db');
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
    );
    checkPages(db, file);
    migrate(db);
    return { db, lock };
  } catch (error) {
    db?.close();
    lock.close();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database ${file} cannot be used: ${(error as Error).message}.`,
      'Restore it from a backup, or move veilhall.db and the files beside it away to start with an empty one.',
    );
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
      'Give this user the right to write there, or choose another folder with DATA_DIR or --data.',
    );
  }
}

function takeLock(file: string, dataDir: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === 5)
      throw new StartError(
        `Another Veilhall is already using the data folder ${dataDir}.`,
        'Stop it, or choose another folder with DATA_DIR or --data.',
      );
    throw new StartError(
      `The file ${file} cannot be used: ${(error as Error).message}.`,
      'It holds nothing of value: delete it and start again.',
    );
  }
}

function checkPages(db: DatabaseSync, file: string): void {
  if (statSync(file).size > CHECK_UP_TO) return;
  const found = db.prepare('PRAGMA quick_check(1)').get() as { quick_check?: string } | undefined;
  if (found?.quick_check !== 'ok') throw new Error(`it is damaged (${found?.quick_check ?? 'unreadable'})`);
}

function migrate(db: DatabaseSync): void {
  const { user_version: done } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (done > MIGRATIONS.length) throw new Error('it was written by a newer version of Veilhall');
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < done) continue;
    db.exec(`BEGIN; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
