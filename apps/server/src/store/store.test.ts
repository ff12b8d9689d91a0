import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { storeContract } from './contract.ts';
import { GroupCommit } from './group-commit.ts';
import { memoryStore } from './memory.ts';
import { MIGRATIONS } from './schema.ts';
import { sqliteStore } from './sqlite.ts';
import { StorageError } from './store.ts';

const root = mkdtempSync(path.join(tmpdir(), 'veilhall-store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
let folder = '';
const fresh = (): string => {
  folder = path.join(root, String(++folders));
  return folder;
};

storeContract('memory', { open: memoryStore });
storeContract('SQLite', { open: () => sqliteStore(fresh()), reopen: () => sqliteStore(folder) });

describe('a database of an earlier version', () => {
  it('is brought up to date with everything in it', async () => {
    const dataDir = fresh();
    mkdirSync(dataDir);
    const old = new DatabaseSync(path.join(dataDir, 'veilhall.db'));
    old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1`);
    old.exec(`INSERT INTO matches (id, game, name, host, status, created_at, bot_delay_ms, spectators, waiting)
      VALUES ('m', 'tic-tac-toe', 'Duel', 'guest-1', 'playing', 5, 0, 1, '0')`);
    const add = old.prepare(`INSERT INTO entries (match, seq, seat, option, hash, link, key, at, label, events, waiting)
      VALUES (1, ?, 0, ?, 'h', 'l', ?, 7, ?, '[]', '1')`);
    add.run(1, 'place:4', 'key-1', 'the "middle" cell');
    add.run(2, null, 'key-2', '');
    old.close();
    const store = sqliteStore(dataDir);
    expect((await store.match('m'))?.last.seq).toBe(2);
    expect(await store.rows('m', 0, 10)).toMatchObject([
      { entry: { kind: 'pick', option: 'place:4' }, label: 'the "middle" cell' },
      { entry: { kind: 'undo' }, label: '' },
    ]);
    await store.close();
  });
});

describe('group commit', () => {
  it('shares one transaction between everything of one turn of the event loop', async () => {
    const sizes: number[] = [];
    const db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)');
    const commits = new GroupCommit(db, (size) => sizes.push(size));
    const insert = db.prepare('INSERT INTO t VALUES (?)');
    await Promise.all([1, 2, 3].map((n) => commits.write(() => insert.run(n))));
    await commits.write(() => insert.run(4));
    expect(sizes).toEqual([3, 1]);
  });

  it('acknowledges nothing of a group that could not be committed, and nothing after it', async () => {
    const db = new DatabaseSync(':memory:');
    db.exec('PRAGMA foreign_keys = ON; CREATE TABLE t (n INTEGER PRIMARY KEY)');
    // A constraint that is checked at COMMIT only: the statement goes well, the transaction does not.
    db.exec('CREATE TABLE u (n INTEGER REFERENCES t(n) DEFERRABLE INITIALLY DEFERRED)');
    const commits = new GroupCommit(db);
    const results = await Promise.allSettled([
      commits.write(() => db.exec('INSERT INTO t VALUES (1)')),
      commits.write(() => db.exec('INSERT INTO u VALUES (7)')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(db.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 0 });
    await expect(commits.write(() => db.exec('INSERT INTO t VALUES (2)'))).rejects.toThrow(StorageError);
    expect(commits.fault).toMatch(/restart the server/);
  });

  it('goes on after a full disk has got room again', async () => {
    const db = new DatabaseSync(path.join(fresh(), '..', 'full.db'));
    db.exec('PRAGMA page_size = 4096; CREATE TABLE t (body TEXT); PRAGMA max_page_count = 4');
    const commits = new GroupCommit(db);
    await expect(commits.write(() => db.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(60_000)))).rejects.toThrow(
      StorageError,
    );
    expect(commits.fault).toBeUndefined();
    await commits.write(() => db.prepare('INSERT INTO t VALUES (?)').run('small'));
    expect(db.prepare('SELECT body FROM t').all()).toEqual([{ body: 'small' }]);
    db.close();
  });
});
