/** `npm run api`: lints the API description and writes the types of its test client; `--check` only looks. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typesOf } from '../apps/server/src/testing/api-types.ts';
import { VERSION } from '../apps/server/src/version.ts';
import { openApi } from '../packages/protocol/src/index.ts';

const ROOT = join(import.meta.dirname, '..');
const TYPES = 'apps/server/src/testing/api.gen.ts';

/** Whether the description keeps the rules of redocly.yaml. */
function lint(document: object): boolean {
  const scratch = mkdtempSync(join(tmpdir(), 'veilhall-api-'));
  const file = join(scratch, 'openapi.json');
  writeFileSync(file, JSON.stringify(document, undefined, 2));
  const { status } = spawnSync('node_modules/.bin/redocly', ['lint', '--config', 'redocly.yaml', file], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  rmSync(scratch, { recursive: true });
  return status === 0;
}

const document = openApi(VERSION);
const isClean = lint(document);
const types = await typesOf(document);
const check = process.argv.includes('--check');
const isStale = check && readFileSync(join(ROOT, TYPES), 'utf8') !== types;
if (!check) writeFileSync(join(ROOT, TYPES), types);
if (isStale) console.error(`${TYPES} is stale: run \`npm run api\`.`);
process.exitCode = isClean && !isStale ? 0 : 1;
