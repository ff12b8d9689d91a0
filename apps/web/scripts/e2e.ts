import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from './chromium.ts';

/** `npm run e2e`: builds the page, makes sure of a real Chromium, runs every browser test against the real server. */
const root = join(import.meta.dirname, '../../..');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

console.log(`Chromium: ${chromium()}`);
if (!process.argv.includes('--no-build')) run(process.execPath, [join(root, 'apps/web/scripts/build.ts')]);
const rest = process.argv.slice(2).filter((arg) => arg !== '--no-build');
run(bin('vitest'), ['run', '--config', join(root, 'apps/web/e2e/vitest.config.ts'), ...rest]);
