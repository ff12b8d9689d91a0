import type { Config } from './config.ts';
import type { Identity } from './identity.ts';
import type { MatchRegistry } from './matches/match-registry.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimit } from './rates.ts';
import type { Registry } from './registry.ts';
import type { Store } from './store/store.ts';
import type { Adviser } from './threads/adviser.ts';
import type { ThreadPool } from './threads/pool.ts';

/** What requests work with. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly identity: Identity;
  readonly matches: MatchRegistry;
  readonly pool: ThreadPool;
  readonly adviser: Adviser;
  readonly metrics: Metrics;
  /** What a guest may do, however it comes in. */
  readonly rates: { readonly acts: RateLimit; readonly chat: RateLimit; readonly nudges: RateLimit };
}
