import { type AnyGame, type Journal, type JournalHead, Match } from '@veilhall/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Registry } from '../registry.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { notFound } from './access.ts';
import { LiveMatch, type LiveMatchHost, RECENT } from './live-match.ts';
import { isOlder } from './summary.ts';

export interface MatchRegistryOptions extends Pick<LiveMatchHost, 'snapshotEvery' | 'checkMessage' | 'onRest'> {
  store: Store;
  registry: Registry;
  metrics: Metrics;
  log: FastifyBaseLogger;
  idleMs: number;
}

/** The matches in memory. A match is read when somebody asks for it and leaves when nobody does any more. */
export class MatchRegistry {
  readonly #options: MatchRegistryOptions;
  readonly #loading = new Map<string, Promise<LiveMatch>>();
  readonly #open = new Set<LiveMatch>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #host: LiveMatchHost;

  constructor(options: MatchRegistryOptions) {
    this.#options = options;
    const { store, registry, metrics, log } = options;
    this.#host = {
      store,
      snapshotEvery: options.snapshotEvery,
      checkMessage: options.checkMessage,
      onRest: options.onRest,
      gameTitle: (id) => registry.title(id),
      onCommitted: (kind) => metrics.count(kind === 'pick' ? 'picks' : 'undos'),
      onBroken: (live, reason) => {
        log.error({ match: live.id, err: reason }, 'an entry could not be stored; the match is read again');
        this.#forget(live);
      },
    };
    this.#sweeper = setInterval(() => this.sweep(), Math.max(50, options.idleMs / 4)).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Works with a match; it stays in memory at least that long. */
  async with<T>(id: string, work: (live: LiveMatch) => T | Promise<T>): Promise<T> {
    const live = await this.#live(id);
    live.users++;
    try {
      return await work(live);
    } finally {
      live.users--;
      live.usedAt = performance.now();
    }
  }

  /** For a match that was changed or deleted behind the back of the one in memory. */
  forgetId(id: string): void {
    for (const live of this.#open) if (live.id === id) this.#forget(live);
  }

  sweep(now = performance.now()): void {
    for (const live of this.#open) {
      if (live.users === 0 && live.watchers.size === 0 && now - live.usedAt >= this.#options.idleMs) this.#forget(live);
    }
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const live of this.#open) live.watchers.close();
  }

  #forget(live: LiveMatch): void {
    this.#open.delete(live);
    this.#loading.delete(live.id);
    live.dismiss();
  }

  #live(id: string): Promise<LiveMatch> {
    let live = this.#loading.get(id);
    if (!live) {
      live = this.#load(id);
      this.#loading.set(id, live);
      live.catch(() => this.#loading.delete(id));
    }
    return live;
  }

  async #load(id: string): Promise<LiveMatch> {
    const { store, log, metrics } = this.#options;
    const row = await store.match(id);
    if (!row) throw notFound();
    const began = performance.now();
    const live = row.head ? await this.#loadPlayed(row, row.head) : new LiveMatch(this.#host, row);
    metrics.observe('load', performance.now() - began);
    if (live.quarantine !== undefined) {
      metrics.count('quarantined');
      log.error({ match: id, why: live.quarantine }, 'the journal of a match does not verify; it is set aside');
    }
    this.#open.add(live);
    this.#options.onRest(live);
    return live;
  }

  async #loadPlayed(row: MatchRow, head: JournalHead): Promise<LiveMatch> {
    const { store, registry } = this.#options;
    if (isOlder(row)) return new LiveMatch(this.#host, row, { quarantine: 'it was made by an older Veilhall' });
    const [keyed, snapshot, recent] = await Promise.all([
      store.entries(row.id),
      store.snapshot(row.id, row.last.seq),
      store.rows(row.id, Math.max(0, row.last.seq - RECENT), RECENT),
    ]);
    try {
      const journal: Journal = { ...head, entries: keyed.map(({ entry }) => entry) };
      const base: AnyGame = registry.game(row.game);
      const match = snapshot ? Match.resume(base, journal, snapshot) : Match.replay(base, journal);
      const live = new LiveMatch(this.#host, row, { match });
      live.remember(keyed, recent);
      return live;
    } catch (error) {
      return new LiveMatch(this.#host, row, { quarantine: error instanceof Error ? error.message : String(error) });
    }
  }
}
