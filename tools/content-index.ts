/**
 * Writes `src/content/index.gen.ts` of every game that has one: a list per family (a folder), nested folders included, in
 * path order. `--check` writes nothing and fails when a file is stale, so a new card needs no edit anywhere else.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const GENERATED = 'index.gen.ts';

const camel = (kebab: string): string => kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const isCard = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** Paths of all cards below a folder, relative to it. */
function cardsBelow(folder: string, prefix = ''): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${prefix}${entry.name}`;
    if (entry.isDirectory()) found.push(...cardsBelow(join(folder, entry.name), `${path}/`));
    else if (isCard(entry.name)) found.push(path);
  }
  return found.sort();
}

function exportOf(folder: string, path: string): string {
  const name = camel(basename(path, '.ts'));
  if (!readFileSync(join(folder, path), 'utf8').includes(`export const ${name} =`)) {
    throw new Error(`${join(folder, path)} must export its card as '${name}'`);
  }
  return name;
}

/** The text of the index of one content folder. */
export function contentIndex(folder: string): string {
  const families = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const imports: string[] = [];
  const lists: string[] = [];
  const taken = new Map<string, string>();
  for (const family of families) {
    const names: string[] = [];
    for (const path of cardsBelow(join(folder, family), `${family}/`)) {
      const name = exportOf(folder, path);
      const other = taken.get(name);
      if (other) throw new Error(`'${name}' is both ${other} and ${path}`);
      taken.set(name, path);
      names.push(name);
      imports.push(`import { ${name} } from './${path}';`);
    }
    lists.push(`export const ${camel(family)} = [\n${names.map((name) => `  ${name},\n`).join('')}];`);
  }
  return `// Written by tools/content-index.ts (npm run content). Do not edit.\n${imports.join('\n')}\n\n${lists.join('\n\n')}\n`;
}

/** Content folders that keep one card per file: those with an index. A new game starts with an empty one. */
function contentFolders(games: string): string[] {
  return readdirSync(games)
    .map((game) => join(games, game, 'src/content'))
    .filter((folder) => existsSync(join(folder, GENERATED)))
    .sort();
}

/** Brings every index up to date and returns the paths of those that were stale. */
export function updateIndexes(games: string, check: boolean): string[] {
  const stale: string[] = [];
  for (const folder of contentFolders(games)) {
    const target = join(folder, GENERATED);
    const text = contentIndex(folder);
    if (readFileSync(target, 'utf8') === text) continue;
    stale.push(target);
    if (!check) writeFileSync(target, text);
  }
  return stale;
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const root = join(import.meta.dirname, '..');
  const stale = updateIndexes(join(root, 'packages/games'), check);
  for (const path of stale) console.log(`${check ? 'stale' : 'written'}: ${path.slice(root.length + 1)}`);
  if (check && stale.length > 0) {
    console.error('The content index is stale: run `npm run content`.');
    process.exitCode = 1;
  }
}
