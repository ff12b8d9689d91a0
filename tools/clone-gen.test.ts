import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { updateClones } from './clone-gen.ts';

let games: string;
const target = () => join(games, 'chess/src/state/clone.gen.ts');

function write(path: string, text: string): void {
  const file = join(games, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Outside the workspace zod has no name. */
const ZOD = pathToFileURL(createRequire(import.meta.url).resolve('zod')).href;
const stateFile = (shape: string) =>
  `import { z } from '${ZOD}';\nexport const stateSchema = z.strictObject(${shape});\n`;

beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'clone-gen-'));
  write('chess/src/state/state.ts', stateFile('{ a: z.int() }'));
  write('go/src/index.ts', '');
});

afterEach(() => rmSync(games, { recursive: true }));

it('writes the clone beside the state, once', async () => {
  expect(await updateClones(games, false)).toEqual([target()]);
  expect(readFileSync(target(), 'utf8')).toContain("import type { State } from './state.ts';");
  expect(await updateClones(games, false)).toEqual([]);
});

it('checks without writing', async () => {
  await updateClones(games, false);
  writeFileSync(target(), 'old');
  expect(await updateClones(games, true)).toEqual([target()]);
  expect(readFileSync(target(), 'utf8')).toBe('old');
});

it('takes another place for the state', async () => {
  write('go/src/table.ts', stateFile('{}'));
  expect(await updateClones(games, false, 'src/table.ts')).toEqual([join(games, 'go/src/clone.gen.ts')]);
});

it('wants the schema under its name', async () => {
  write('go/src/state/state.ts', 'export const schema = 1;\n');
  await expect(updateClones(games, true)).rejects.toThrow("must export 'stateSchema'");
});
