import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../apps/server/src/index.ts';

/** Our server as the benchmark measures it: SQLite on disk, rate limits out of the way, everything else as in `npm start`. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'veilhall-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const plenty = { burst: 1e9, perSecond: 1e9 };
const limits = { requests: plenty, messages: plenty, acts: plenty, guests: plenty, matches: plenty };
const server = await startServer({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  dataDir,
  registry: new URL('./server-game.ts', import.meta.url),
  limits: { ...limits, connectionsPerAddress: 1e6 },
});

process.on('message', (question: string) => {
  if (question === 'exit') {
    void server.close().then(() => process.exit(0));
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6, rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20) });
});
process.send?.('ready');
