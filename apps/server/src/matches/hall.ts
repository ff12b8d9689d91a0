import { type AnyGame, type Journal, type JournalHead, Match } from '@veilhall/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Registry } from '../registry.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { notFound } from './access.ts';
import { RECENT, Room, type RoomHost } from './room.ts';
import { isOlder } from './summary.ts';

export interface HallOptions extends Pick<RoomHost, 'snapshotEvery' | 'checkMessage' | 'onRest'> {
  store: Store;
  registry: Registry;
  metrics: Metrics;
  log: FastifyBaseLogger;
  idleMs: number;
}

/** The matches in memory. A match is read when somebody asks for it and leaves when nobody does any more. */
export class Hall {
  readonly #options: HallOptions;
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #open = new Set<Room>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #roomHost: RoomHost;

  constructor(options: HallOptions) {
    this.#options = options;
    const { store, registry, metrics, log } = options;
    this.#roomHost = {
      store,
      snapshotEvery: options.snapshotEvery,
      checkMessage: options.checkMessage,
      onRest: options.onRest,
      gameTitle: (id) => registry.title(id),
      onCommitted: (kind) => metrics.count(kind === 'pick' ? 'picks' : 'undos'),
      onBroken: (room, reason) => {
        log.error({ match: room.id, err: reason }, 'an entry could not be stored; the match is read again');
        this.#forget(room);
      },
    };
    this.#sweeper = setInterval(() => this.sweep(), Math.max(50, options.idleMs / 4)).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Works with a match; it stays in memory at least that long. */
  async with<T>(id: string, work: (room: Room) => T | Promise<T>): Promise<T> {
    const room = await this.#room(id);
    room.users++;
    try {
      return await work(room);
    } finally {
      room.users--;
      room.usedAt = performance.now();
    }
  }

  /** For a match that was changed or deleted behind the room's back. */
  forgetId(id: string): void {
    for (const room of this.#open) if (room.id === id) this.#forget(room);
  }

  sweep(now = performance.now()): void {
    for (const room of this.#open) {
      if (room.users === 0 && room.watchers.size === 0 && now - room.usedAt >= this.#options.idleMs) this.#forget(room);
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const room of this.#open) room.watchers.close();
  }

  #forget(room: Room): void {
    this.#open.delete(room);
    this.#rooms.delete(room.id);
    room.dismiss();
  }

  #room(id: string): Promise<Room> {
    let room = this.#rooms.get(id);
    if (!room) {
      room = this.#load(id);
      this.#rooms.set(id, room);
      room.catch(() => this.#rooms.delete(id));
    }
    return room;
  }

  async #load(id: string): Promise<Room> {
    const { store, log, metrics } = this.#options;
    const row = await store.match(id);
    if (!row) throw notFound();
    const began = performance.now();
    const room = row.head ? await this.#loadPlayed(row, row.head) : new Room(this.#roomHost, row);
    metrics.observe('load', performance.now() - began);
    if (room.quarantine !== undefined) {
      metrics.count('quarantined');
      log.error({ match: id, why: room.quarantine }, 'the journal of a match does not verify; it is set aside');
    }
    this.#open.add(room);
    this.#options.onRest(room);
    return room;
  }

  async #loadPlayed(row: MatchRow, head: JournalHead): Promise<Room> {
    const { store, registry } = this.#options;
    if (isOlder(row)) return new Room(this.#roomHost, row, { quarantine: 'it was made by an older Veilhall' });
    const [keyed, snapshot, recent] = await Promise.all([
      store.entries(row.id),
      store.snapshot(row.id, row.last.seq),
      store.rows(row.id, Math.max(0, row.last.seq - RECENT), RECENT),
    ]);
    try {
      const journal: Journal = { ...head, entries: keyed.map(({ entry }) => entry) };
      const base: AnyGame = registry.game(row.game);
      const match = snapshot ? Match.resume(base, journal, snapshot) : Match.replay(base, journal);
      const room = new Room(this.#roomHost, row, { match });
      room.remember(keyed, recent);
      return room;
    } catch (error) {
      return new Room(this.#roomHost, row, { quarantine: error instanceof Error ? error.message : String(error) });
    }
  }
}
