import { startServer } from '../start.ts';

/** A server of its own for tests that kill it. Arguments: data folder, port, snapshot interval. */
const [dataDir = 'data', port = '0', snapshotEvery = '7'] = process.argv.slice(2);
const plenty = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  dataDir,
  port: Number(port),
  host: '127.0.0.1',
  registry: new URL('./games.ts', import.meta.url),
  limits: { requests: plenty, messages: plenty, acts: plenty, guests: plenty, matches: plenty },
  snapshotEvery: Number(snapshotEvery),
  checkOutgoing: true,
  logLevel: 'error',
  botDelayMs: 0,
});
process.send?.(server.port);
