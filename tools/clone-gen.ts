/**
 * Writes `src/state/clone.gen.ts` of every game from the schema of its state. `--check` writes nothing and fails when a
 * file is stale, so a new member of the state needs no edit anywhere else.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { $ZodType } from 'zod/v4/core';
import { cloneSource } from './clone-source.ts';

/** Where a game keeps `stateSchema` and the type `State`. */
const STATE_FILE = 'src/state/state.ts';
const GENERATED = 'clone.gen.ts';

async function schemaOf(file: string): Promise<$ZodType> {
  const { stateSchema } = await import(pathToFileURL(file).href);
  if (!stateSchema) throw new Error(`${file} must export 'stateSchema'`);
  return stateSchema;
}

/** Brings every clone up to date and returns the paths of those that were stale. */
export async function updateClones(games: string, check: boolean, stateFile = STATE_FILE): Promise<string[]> {
  const stale: string[] = [];
  for (const game of readdirSync(games).sort()) {
    const file = join(games, game, stateFile);
    if (!existsSync(file)) continue;
    const target = join(dirname(file), GENERATED);
    const text = cloneSource(await schemaOf(file), `./${basename(file)}`);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    stale.push(target);
    if (!check) writeFileSync(target, text);
  }
  return stale;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const root = join(import.meta.dirname, '..');
  const stale = [
    ...(await updateClones(join(root, 'packages/games'), check)),
    ...(await updateClones(join(root, 'templates'), check)),
  ];
  for (const path of stale) console.log(`${check ? 'stale' : 'written'}: ${path.slice(root.length + 1)}`);
  if (check && stale.length > 0) {
    console.error('A clone is stale: run `npm run content`.');
    process.exitCode = 1;
  }
}
