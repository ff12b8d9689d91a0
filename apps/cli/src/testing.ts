import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for what a command writes. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'veilhall-cli-'));

/** Runs the real command, as a shell would. */
export function veilhall(
  args: readonly string[],
  settings: { input?: string | Buffer; cwd?: string } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: settings.cwd ?? scratch(),
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(settings.input ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

export const lastJson = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '');
