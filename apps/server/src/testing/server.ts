import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../start.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';

const TEST_REGISTRY = new URL('./games.ts', import.meta.url);

/** A server in this process, with nothing slow or random about it. */
export function testServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({
    port: 0,
    host: '127.0.0.1',
    store: memoryStore(),
    registry: TEST_REGISTRY,
    logLevel: 'silent',
    botDelayMs: 0,
    botThreads: 1,
    checkOutgoing: true,
    ...options,
  });
}

/** As many servers as a test wants, each over a store of its own choice; all are gone when the test is over. */
export function serversPerTest(): (store: Store, more?: ServerOptions) => Promise<string> {
  const servers: RunningServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });
  return async (store, more = {}) => {
    const server = await testServer({ store, ...more });
    servers.push(server);
    return `http://127.0.0.1:${server.port}`;
  };
}

/** One server for all tests of a file. */
export function sharedServer(options: ServerOptions = {}): { readonly url: string } {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await testServer(options);
  });
  afterAll(() => server?.close());
  return {
    get url() {
      if (!server) throw new Error('the server runs only inside tests');
      return `http://127.0.0.1:${server.port}`;
    },
  };
}
