import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import type { ServeOptions } from './serve.ts';

const HELP = `Serves Veilhall: the app, the API and live updates.

  --port N       port to listen on (PORT, 4600)
  --host ADDR    address to listen on (HOST, all addresses)
  --data DIR     folder for the database (DATA_DIR, ./data)
  --log LEVEL    silent, error, warn, info or debug (LOG_LEVEL, warn)
  --trust-proxy  believe X-Forwarded-* headers (TRUST_PROXY=1)
  --no-build     serve the app as it was last built
`;

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

function optionsFrom(env: NodeJS.ProcessEnv): ServeOptions | string {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      log: { type: 'string' },
      'trust-proxy': { type: 'boolean' },
      'no-build': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return HELP;
  const options: ServeOptions = { build: !values['no-build'] };
  const port = values.port ?? env.PORT;
  if (port !== undefined) {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new Error(`'${port}' is not a port: give a number up to 65535.`);
    options.port = Number(port);
  }
  const host = values.host ?? env.HOST;
  if (host) options.host = host;
  const dataDir = values.data ?? env.DATA_DIR;
  if (dataDir) options.dataDir = dataDir;
  const level = values.log ?? env.LOG_LEVEL;
  if (level) {
    const known = LEVELS.find((entry) => entry === level);
    if (!known) throw new Error(`'${level}' is not a log level: give one of ${LEVELS.join(', ')}.`);
    options.logLevel = known;
  }
  if (values['trust-proxy'] || env.TRUST_PROXY === '1') options.trustProxy = true;
  return options;
}

try {
  const options = optionsFrom(process.env);
  if (typeof options === 'string') process.stdout.write(options);
  else {
    // Before anything large is loaded: from the second start on, nothing is parsed or stripped of its types again.
    enableCompileCache();
    const { serve } = await import('./serve.ts');
    await serve(options);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
