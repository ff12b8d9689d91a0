import { serve } from '@veilhall/server';
import { EXIT } from '../fault.ts';

interface ServeFlags {
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly build?: boolean;
}

/** The same as `npm start`; returns once the server listens, and the process lives on with it. */
export async function serveCommand({ port, host, data, build }: ServeFlags): Promise<number> {
  await serve({
    ...(port !== undefined && { port }),
    ...(host !== undefined && { host }),
    ...(data !== undefined && { dataDir: data }),
    ...(build !== undefined && { build }),
  });
  return process.exitCode === undefined ? EXIT.ok : EXIT.failure;
}
