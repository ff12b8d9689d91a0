import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { StartError } from './start-error.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WEB = path.join(ROOT, 'apps/web');
/** Where the built app lies. */
export const DIST = path.join(WEB, 'dist');
const STAMP = path.join(DIST, '.built-from');

/** What the app is made of: its own sources and those of the packages it may import. */
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'e2e', 'test-results']);
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
const WORTH_IT = 1024;

/** Builds the web app unless a build of exactly these sources is there; the folder it lies in, if there is an app. */
export async function builtWebApp(say: (line: string) => void): Promise<string | undefined> {
  if (!existsSync(path.join(WEB, 'package.json'))) return undefined;
  const sources = fingerprint();
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
  if (isFresh) return DIST;
  say('Building the web app; the next start is quicker.');
  await build();
  await compress();
  writeFileSync(STAMP, sources);
  return DIST;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((entry) => filesUnder(path.join(ROOT, entry))).sort()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  const files: string[] = [];
  for (const item of readdirSync(entry, { withFileTypes: true })) {
    if (NOT_SOURCES.has(item.name) || item.name.endsWith('.test.ts')) continue;
    if (item.isDirectory()) files.push(...filesUnder(path.join(entry, item.name)));
    else if (item.isFile()) files.push(path.join(entry, item.name));
  }
  return files;
}

async function build(): Promise<void> {
  const output: string[] = [];
  const child = spawn('npm', ['run', 'build', '--silent', '-w', 'apps/web'], {
    cwd: ROOT,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(String(data)));
  const code = await new Promise<number | undefined>((resolve) => {
    child.on('error', () => resolve(undefined));
    child.on('close', (status) => resolve(status ?? undefined));
  });
  if (code === 0) return;
  const last = output.join('').trim().split('\n').slice(-15).join('\n');
  throw new StartError(`The web app could not be built:\n${last}`, 'Run `npm ci` and try again.');
}

/** Once here instead of at every request. */
async function compress(): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const file of filesUnder(DIST)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const content = readFileSync(file);
    if (content.length < WORTH_IT) continue;
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, quality));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
