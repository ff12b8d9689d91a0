import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brokenLink, Match } from '@veilhall/engine';
import { ticTacToe } from '@veilhall/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from './start-error.ts';
import { sqliteStore } from './store/sqlite.ts';
import { Client } from './testing/client.ts';
import { testServer } from './testing/server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'veilhall-start-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const fresh = (): string => {
  const folder = path.join(root, String(++folders));
  mkdirSync(folder);
  return folder;
};

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [MAIN, '--no-build', ...args], { env: { ...process.env, ...env }, cwd: root });
}

async function ended(child: ChildProcess): Promise<{ code: unknown; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said += data));
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

describe('npm start', () => {
  it('says where it is, serves, and stops when told', async () => {
    const child = run(['--port', '0', '--host', '127.0.0.1'], { DATA_DIR: fresh() });
    const done = ended(child);
    const url = await new Promise<string>((resolve) => {
      let said = '';
      child.stdout?.on('data', (data) => {
        said += data;
        const found = said.match(/http:\/\/localhost:(\d+)/);
        if (found && said.includes('Stop with')) resolve(`http://127.0.0.1:${found[1]}`);
      });
    });
    expect(await new Client(url).ok('health')).toMatchObject({ ok: true });
    child.kill('SIGTERM');
    expect((await done).code).toBe(0);
  });

  it('says in one sentence what is wrong and what to do, and ends with 1', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as { port: number };
    const inUse = await ended(run(['--port', String(port), '--host', '127.0.0.1', '--data', fresh()]));
    expect(inUse).toEqual({
      code: 1,
      said: `Port ${port} is already in use. Stop the other program, or choose another port with PORT or --port.`,
    });
    blocker.close();
    const file = path.join(fresh(), 'file');
    writeFileSync(file, '');
    const unwritable = await ended(run(['--port', '0', '--data', path.join(file, 'data')]));
    expect(unwritable.code).toBe(1);
    expect(unwritable.said).toMatch(/^The data folder .* cannot be written \(\w+\)\. Give this user the right/);
    expect(unwritable.said.split('\n')).toHaveLength(1);
    const damaged = fresh();
    writeFileSync(path.join(damaged, 'veilhall.db'), 'this is no database, '.repeat(500));
    const broken = await ended(run(['--port', '0', '--data', damaged]));
    expect(broken.code).toBe(1);
    expect(broken.said).toMatch(/^The database .* cannot be used: file is not a database\. Restore it from a backup/);
    expect((await ended(run(['--port', 'many']))).said).toBe("'many' is not a port: give a number up to 65535.");
  });
});

describe('the data folder', () => {
  it('is used by one server at a time', async () => {
    const folder = fresh();
    const store = sqliteStore(folder);
    expect(() => sqliteStore(folder)).toThrow('Another Veilhall is already using');
    await store.close();
    await sqliteStore(folder).close();
  });

  it('of a newer version is left alone', async () => {
    const folder = fresh();
    await sqliteStore(folder).close();
    const db = new DatabaseSync(path.join(folder, 'veilhall.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(() => sqliteStore(folder)).toThrow('newer version');
  });

  it('with a torn write-ahead log gives back a true beginning of every journal', async () => {
    const folder = fresh();
    const file = path.join(folder, 'veilhall.db');
    const store = sqliteStore(folder);
    const match = Match.deal(ticTacToe, { id: 'm', seats: 2, seed: 'a'.repeat(64) });
    await store.createMatch({
      match: {
        id: 'm',
        game: ticTacToe.id,
        name: 'm',
        host: 'h',
        status: 'playing',
        createdAt: 1,
        botDelayMs: 0,
        spectators: true,
        hints: false,
        seats: [],
        head: match.head,
        handovers: [],
        last: { seq: 0, at: 1, waiting: [] },
      },
    });
    for (const [index, cell] of [0, 3, 1, 4].entries()) {
      const { entry, events } = match.choose(index % 2, `place:${cell}`);
      await store.append('m', { entry, key: `key-${index}`, at: 1, label: '', events, waiting: [] });
    }
    const wal = readFileSync(`${file}-wal`);
    const lengths = new Set<number>();
    for (let cut = wal.length; cut > wal.length - 5 * 4_120; cut -= 517) {
      const copy = fresh();
      copyFileSync(file, path.join(copy, 'veilhall.db'));
      writeFileSync(path.join(copy, 'veilhall.db-wal'), wal);
      truncateSync(path.join(copy, 'veilhall.db-wal'), cut);
      const torn = sqliteStore(copy);
      const entries = (await torn.entries('m')).map(({ entry }) => entry);
      lengths.add(entries.length);
      expect(match.entries.slice(0, entries.length)).toEqual(entries);
      expect(brokenLink({ ...match.head, entries })).toBeUndefined();
      await torn.close();
    }
    await store.close();
    expect(lengths.size).toBeGreaterThan(2);
  });

  it('with damaged pages is refused at the door, or loses no more than the matches on them', async () => {
    const folder = fresh();
    const ada = { cookie: '' };
    const first = await testServer({ store: sqliteStore(folder) });
    const ids: string[] = [];
    const client = await Client.guest(`http://127.0.0.1:${first.port}`);
    ada.cookie = client.cookie ?? '';
    for (let i = 0; i < 20; i++) {
      const { match } = await client.create({ game: 'tic-tac-toe', seats: [{ kind: 'human' }, { kind: 'human' }] });
      ids.push(match.id);
      for (const [index, cell] of [0, 3, 1].entries()) await client.choose(match.id, index % 2, index, `place:${cell}`);
    }
    await first.close();
    const whole = readFileSync(path.join(folder, 'veilhall.db'));
    const outcomes = { refused: 0, served: 0 };
    for (let at = 120; at < whole.length; at += 3_571) {
      const copy = fresh();
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0x55, at);
      writeFileSync(path.join(copy, 'veilhall.db'), bytes);
      let store: ReturnType<typeof sqliteStore>;
      try {
        store = sqliteStore(copy);
      } catch (error) {
        expect(error).toBeInstanceOf(StartError);
        outcomes.refused++;
        continue;
      }
      outcomes.served++;
      const server = await testServer({ store });
      const again = Object.assign(new Client(`http://127.0.0.1:${server.port}`), ada);
      const statuses = await Promise.all(ids.map(async (id) => (await again.call('match', { id })).status));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
      expect((await again.raw('GET', '/api/health')).status).toBe(200);
      await server.close();
    }
    expect(outcomes.refused + outcomes.served).toBeGreaterThan(10);
  });
});
