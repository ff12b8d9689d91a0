import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function found(): string | undefined {
  for (const place of PLACES) {
    if (!place) continue;
    try {
      accessSync(place, constants.X_OK);
      return place;
    } catch {
      // Not there; the next one.
    }
  }
  return undefined;
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}

/** A real Chromium, installed if need be. Without one it throws: browser tests are never skipped. */
export function chromium(): string {
  const there = found();
  if (there) return there;
  console.log('No Chromium found; installing Debian’s.');
  try {
    apt('install', '-y', '--no-install-recommends', 'chromium');
  } catch {
    // What the machine knows of packages may be missing or old.
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  const installed = found();
  if (!installed) throw new Error('Chromium could not be installed; set CHROMIUM to the path of one.');
  return installed;
}

export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
