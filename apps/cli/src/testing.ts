import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { run } from './run.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for what a command writes. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'veilhall-cli-'));

/** Runs a command in this process, with streams and a folder of its own; one at a time. */
export async function veilhall(args: readonly string[], settings: { input?: string; cwd?: string } = {}): Promise<Ran> {
  const said = { out: '', err: '' };
  const into = (which: 'out' | 'err') => (text: string | Uint8Array) => {
    said[which] += String(text);
    return true;
  };
  const stdin = Readable.from([Buffer.from(settings.input ?? '')]) as typeof process.stdin;
  const mocks = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err')),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin),
  ];
  vi.stubEnv('NO_COLOR', '1');
  vi.stubEnv('FORCE_COLOR', undefined);
  const home = process.cwd();
  process.chdir(settings.cwd ?? scratch());
  try {
    const code = await run(['node', 'veilhall', ...args]);
    return { code, ...said };
  } finally {
    process.chdir(home);
    vi.unstubAllEnvs();
    for (const mock of mocks) mock.mockRestore();
  }
}

export const lastJson = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '');
