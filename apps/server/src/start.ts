import { hash } from 'node:crypto';
import { availableParallelism, networkInterfaces } from 'node:os';
import path from 'node:path';
import { bringSha256 } from '@veilhall/engine';
import { serverMessage } from '@veilhall/protocol';
import { configFrom, type ServerOptions } from './config.ts';
import { newApp, serveApi } from './http/app.ts';
import { serveWeb } from './http/static.ts';
import { Identity } from './identity.ts';
import { Live } from './live/live.ts';
import { MatchRegistry } from './matches/match-registry.ts';
import { Metrics } from './metrics.ts';
import { RateLimit } from './rates.ts';
import { Registry } from './registry.ts';
import type { Services } from './services.ts';
import { StartError } from './start-error.ts';
import { sqliteStore } from './store/sqlite.ts';
import { Adviser } from './threads/adviser.ts';
import { BotDriver } from './threads/bot-driver.ts';
import { ThreadPool } from './threads/pool.ts';

export interface RunningServer {
  readonly port: number;
  /** On this machine. */
  readonly url: string;
  /** For others on the same network. */
  readonly lanUrls: readonly string[];
  close(): Promise<void>;
}

/** Serves app, API and live updates; throws `StartError` when it cannot. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  bringSha256((text) => hash('sha256', text));
  const config = configFrom(options, availableParallelism());
  const app = newApp({ level: options.logLevel ?? 'warn', to: options.logTo }, config.trustProxy);
  const metrics = new Metrics();
  const store =
    options.store ??
    sqliteStore(path.resolve(options.dataDir ?? 'data'), (_size, ms) => {
      metrics.observe('commit', ms);
    });
  const registry = await Registry.load(config.registry);
  const pool = new ThreadPool(config.registry, config.botThreads);
  const bots = new BotDriver(pool, metrics, app.log);
  const adviser = new Adviser(pool);
  const checkMessage: (message: unknown) => void = config.checkOutgoing
    ? (message) => void serverMessage.parse(message)
    : () => {};
  const matches = new MatchRegistry({
    store,
    registry,
    metrics,
    log: app.log,
    idleMs: config.idleMs,
    snapshotEvery: config.snapshotEvery,
    checkMessage,
    onRest(live) {
      bots.look(live);
      adviser.look(live);
    },
  });
  const { limits } = config;
  const rates = {
    acts: new RateLimit(limits.acts),
    chat: new RateLimit(limits.chat),
    nudges: new RateLimit(limits.nudges),
  };
  const identity = new Identity(store);
  const services: Services = { config, store, registry, identity, matches, pool, adviser, metrics, rates };
  serveApi(app, services);
  await serveWeb(app, options.webDir);
  const live = new Live({ services, log: app.log, checkMessage }, app.server);
  metrics.gauge('rooms', 'Matches in memory.', () => matches.size);
  metrics.gauge('live_connections', 'Open live connections.', () => live.size);

  async function close(): Promise<void> {
    live.close();
    bots.close();
    await app.close();
    matches.close();
    await pool.close();
    await store.close();
    metrics.close();
  }

  const host = options.host ?? '0.0.0.0';
  const wanted = options.port ?? 4600;
  try {
    await app.listen({ port: wanted, host });
  } catch (error) {
    await close();
    throw listenError(error, wanted, host);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  return { port, url: `http://localhost:${port}`, lanUrls: lanUrls(host, port), close };
}

function listenError(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is already in use.`,
      'Stop the other program, or choose another port with PORT or --port.',
    );
  if (code === 'EACCES')
    return new StartError(`This user may not listen on port ${port}.`, 'Choose a port above 1023 with PORT or --port.');
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`${host} is not an address of this machine.`, 'Choose another one with HOST or --host.');
  return error;
}

function lanUrls(host: string, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const urls: string[] = [];
  for (const addresses of Object.values(networkInterfaces())) {
    for (const entry of addresses ?? [])
      if (entry.family === 'IPv4' && !entry.internal) urls.push(`http://${entry.address}:${port}`);
  }
  return urls;
}
