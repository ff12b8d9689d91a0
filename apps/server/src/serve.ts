import path from 'node:path';
import type { ServerOptions } from './config.ts';
import { type RunningServer, startServer } from './start.ts';
import { StartError } from './start-error.ts';
import { builtWebApp, DIST } from './web-build.ts';

export interface ServeOptions extends Pick<ServerOptions, 'port' | 'host' | 'dataDir' | 'logLevel' | 'trustProxy'> {
  /** False to serve the app as it was last built. */
  build?: boolean;
}

/** `npm start` and `veilhall serve`: builds what is missing, serves until it is told to stop, says what goes wrong. */
export async function serve(options: ServeOptions = {}): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    const { build = true, ...rest } = options;
    const webDir = build ? await builtWebApp(say) : DIST;
    const server = await startServer({ ...rest, ...(webDir && { webDir }) });
    say('Veilhall is ready.');
    say(`  On this computer: ${server.url}`);
    for (const url of server.lanUrls) say(`  On your network:  ${url}`);
    say(`  Data: ${path.resolve(options.dataDir ?? 'data')}. Stop with Ctrl+C.`);
    stopOnSignal(server);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message} ${error.advice}\n`);
    process.exitCode = 1;
  }
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void server.close().then(() => process.exit(0));
    });
  }
}
