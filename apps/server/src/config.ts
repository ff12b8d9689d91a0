import type { Store } from './store/store.ts';

/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** HTTP requests of one guest, or of one address without a guest. */
  readonly requests: Rate;
  /** Messages on one live connection. */
  readonly messages: Rate;
  /** Picks and undos of one guest over all its connections. */
  readonly acts: Rate;
  /** Messages one guest says to others. */
  readonly chat: Rate;
  /** Reminders to one seat that lets the others wait. */
  readonly nudges: Rate;
  /** Looks back into a match: each plays some of it again. */
  readonly looks: Rate;
  /** New guests and tokens from one address. */
  readonly guests: Rate;
  /** New matches of one guest. */
  readonly matches: Rate;
  readonly messageBytes: number;
  readonly watchesPerConnection: number;
  readonly connectionsPerAddress: number;
  /** A connection with more unsent bytes than this is dropped; it can resume. */
  readonly unsentBytes: number;
}

const LIMITS: Limits = {
  requests: { burst: 200, perSecond: 50 },
  messages: { burst: 100, perSecond: 30 },
  acts: { burst: 100, perSecond: 30 },
  chat: { burst: 20, perSecond: 1 },
  nudges: { burst: 1, perSecond: 1 / 60 },
  looks: { burst: 60, perSecond: 15 },
  guests: { burst: 60, perSecond: 0.5 },
  matches: { burst: 60, perSecond: 0.5 },
  messageBytes: 16_384,
  watchesPerConnection: 16,
  connectionsPerAddress: 256,
  unsentBytes: 1_048_576,
};

export interface ServerOptions {
  /** 4600 unless told; 0 for any free port. */
  port?: number;
  /** All addresses unless told, so that others on the same network can join. */
  host?: string;
  /** ./data unless told. */
  dataDir?: string;
  /** Instead of SQLite in `dataDir`. */
  store?: Store;
  /** A module that exports `games`; the threads that think for bots load it too. */
  registry?: URL;
  /** The built web app; without it only the API is served. */
  webDir?: string;
  logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Where lines of the log go; standard output unless told. */
  logTo?: (line: string) => void;
  limits?: Partial<Limits>;
  botThreads?: number;
  /** How long bots of new matches wait unless the match says otherwise. */
  botDelayMs?: number;
  /** Believe X-Forwarded-* of a proxy in front. */
  trustProxy?: boolean;
  /** Other origins whose pages may use this server, beside its own. */
  origins?: readonly string[];
  /** Check every answer and message against its schema before it leaves (tests and development). */
  checkOutgoing?: boolean;
  snapshotEvery?: number;
  /** A match nobody uses for this long leaves the memory. */
  idleMs?: number;
  heartbeatMs?: number;
}

export interface Config {
  readonly registry: URL;
  readonly limits: Limits;
  readonly botThreads: number;
  readonly botDelayMs: number;
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
  readonly checkOutgoing: boolean;
  readonly snapshotEvery: number;
  readonly idleMs: number;
  readonly heartbeatMs: number;
}

export function configFrom(options: ServerOptions, cores: number): Config {
  return {
    registry: options.registry ?? new URL('./games.ts', import.meta.url),
    limits: { ...LIMITS, ...options.limits },
    botThreads: options.botThreads ?? Math.max(1, Math.min(4, cores - 1)),
    botDelayMs: options.botDelayMs ?? 700,
    trustProxy: options.trustProxy ?? false,
    origins: options.origins ?? [],
    checkOutgoing: options.checkOutgoing ?? false,
    snapshotEvery: options.snapshotEvery ?? 50,
    idleMs: options.idleMs ?? 5 * 60_000,
    heartbeatMs: options.heartbeatMs ?? 25_000,
  };
}
