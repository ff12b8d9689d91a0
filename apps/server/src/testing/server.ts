import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../config.ts';
import { type RunningServer, startServer } from '../start.ts';
import { memoryStore } from '../store/memory.ts';

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
