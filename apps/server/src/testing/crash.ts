import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Look, ServerMessage } from '@veilhall/protocol';
import { WebSocket } from 'ws';
import { sqliteStore } from '../store/sqlite.ts';
import type { EntryRow, MatchRow } from '../store/store.ts';
import { type Client, LiveClient } from './client.ts';
import type { History, Operation } from './history.ts';

const PROCESS = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** A server process that can be killed and started again on the same data. */
export class Victim {
  readonly dataDir: string;
  port = 0;
  #child: ChildProcess | undefined;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** How long it took to be ready. */
  async start(): Promise<number> {
    const began = performance.now();
    this.#child = fork(PROCESS, [this.dataDir, String(this.port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const [port] = await Promise.race([
      once(this.#child, 'message'),
      once(this.#child, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
    ]);
    this.port = port as number;
    return performance.now() - began;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    child.kill(signal);
    await once(child, 'exit');
  }
}

let picks = 0;

/** One player of one match who keeps playing whatever happens to the server, and writes down what it did and saw. */
export class Player {
  readonly #victim: Victim;
  readonly #client: Client;
  readonly #match: string;
  readonly #seat: number;
  readonly #history: History;
  readonly #random: () => number;
  #seen: number | undefined;
  #open: Operation | undefined;
  #look: Look | undefined;
  #sent = new Map<number, Operation>();
  #isNewSession = true;
  #live: LiveClient | undefined;
  #stopped = false;

  constructor(victim: Victim, client: Client, match: string, seat: number, history: History, random: () => number) {
    this.#victim = victim;
    this.#client = client;
    this.#match = match;
    this.#seat = seat;
    this.#history = history;
    this.#random = random;
  }

  stop(): void {
    this.#stopped = true;
    this.#live?.socket.terminate();
  }

  /** Until stopped or the match is over: connect, resume, repeat what had no answer, go on. */
  async play(): Promise<void> {
    while (!this.#stopped) {
      try {
        const isOver = await this.#session();
        if (isOver) return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  async #session(): Promise<boolean> {
    const socket = new WebSocket(`${this.#victim.url.replace('http', 'ws')}/api/live`, {
      headers: this.#client.headers(),
    });
    const live = new LiveClient(socket);
    this.#live = live;
    await once(socket, 'open');
    const since = this.#seen;
    this.#sent = new Map();
    this.#isNewSession = true;
    live.send({ type: 'watch', match: this.#match, as: this.#seat, ...(since !== undefined && { since }) });
    for (;;) {
      const message = await live.until(() => true, 5_000);
      const isOver = message.type === 'update' && this.#update(live, message);
      if (message.type === 'accepted' || message.type === 'error') this.#answered(live, message);
      if (isOver && !this.#open) {
        live.close();
        return true;
      }
    }
  }

  #update(live: LiveClient, message: Extract<ServerMessage, { type: 'update' }>): boolean {
    const { seq, look, entries } = message;
    const client = `${this.#match}/${this.#seat}`;
    this.#history.observations.push({ client, match: this.#match, viewer: this.#seat, seq, look, entries });
    this.#seen = seq;
    this.#look = look;
    if (!this.#open) this.#act(live);
    // What is still open is now and then sent again with the same key; the server must not do it twice.
    else if (this.#isNewSession || this.#random() < 0.3) this.#send(live, this.#open);
    this.#isNewSession = false;
    return look.outcome !== undefined;
  }

  #act(live: LiveClient): void {
    const look = this.#look;
    const wantsUndo = look?.undo?.ok && this.#random() < 0.15;
    const options = look?.prompt?.options ?? [];
    const option = options[Math.floor(this.#random() * options.length)]?.id;
    if (!look || (!wantsUndo && option === undefined)) return;
    const key = `crash-${process.pid}-${++picks}`;
    const asked = { match: this.#match, seat: this.#seat, key, baseSeq: look.seq };
    this.#open = { ...asked, result: 'unknown', ...(!wantsUndo && option !== undefined && { option }) };
    this.#history.operations.push(this.#open);
    this.#send(live, this.#open);
  }

  #send(live: LiveClient, operation: Operation): void {
    const { match, seat, key, baseSeq, option } = operation;
    const act = { match, seat, key, baseSeq };
    const id =
      option === undefined ? live.send({ type: 'undo', ...act }) : live.send({ type: 'choose', ...act, option });
    this.#sent.set(id, operation);
  }

  #answered(live: LiveClient, message: Extract<ServerMessage, { type: 'accepted' | 'error' }>): void {
    const operation = message.id === undefined ? undefined : this.#sent.get(message.id);
    if (!operation) return;
    const result = message.type === 'accepted' ? { seq: message.seq } : 'failed';
    if (operation.result !== 'unknown') {
      if (JSON.stringify(operation.result) !== JSON.stringify(result))
        this.#history.contradictions.push(`${operation.key}: ${JSON.stringify([operation.result, message])}`);
      return;
    }
    operation.result = result;
    if (this.#open === operation) this.#open = undefined;
    // After a refusal the next update says what there is to do instead.
    if (result !== 'failed' && (this.#look?.seq ?? 0) >= result.seq) this.#act(live);
  }
}

/** What is on disk, read by a store of our own while no server runs. */
export async function storedMatches(
  dataDir: string,
  ids: Iterable<string>,
): Promise<Map<string, { row: MatchRow; rows: EntryRow[] }>> {
  const store = sqliteStore(dataDir);
  const stored = new Map<string, { row: MatchRow; rows: EntryRow[] }>();
  for (const id of ids) {
    const row = await store.match(id);
    if (row) stored.set(id, { row, rows: await store.rows(id, 0, 100_000) });
  }
  await store.close();
  return stored;
}
