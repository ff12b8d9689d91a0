import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from './chromium.ts';

/** `npm run e2e`: builds the page, makes sure of a real Chromium, runs every browser test against the real server. */
const root = join(import.meta.dirname, '../../..');

/** With the very Node that runs this: the tests start the server with it too. */
function run(script: string, args: readonly string[] = []): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

console.log(`Chromium: ${chromium()}`);
if (!process.argv.includes('--no-build')) run('apps/web/scripts/build.ts');
const rest = process.argv.slice(2).filter((arg) => arg !== '--no-build');
run('node_modules/vitest/vitest.mjs', ['run', '--config', join(root, 'apps/web/e2e/vitest.config.ts'), ...rest]);
