import type { Config } from '../config.ts';
import type { Identity } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import type { RateLimit } from '../rates.ts';
import type { Registry } from '../registry.ts';
import type { Store } from '../store/store.ts';
import type { ThreadPool } from '../threads/pool.ts';
import type { Hall } from './hall.ts';

/** What requests work with. */
export interface Desk {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly identity: Identity;
  readonly hall: Hall;
  readonly pool: ThreadPool;
  readonly metrics: Metrics;
  /** What a guest may do, however it comes in. */
  readonly rates: { readonly acts: RateLimit; readonly chat: RateLimit };
}
