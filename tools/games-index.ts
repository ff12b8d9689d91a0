/**
 * Writes `packages/games/src/games.gen.ts` from the folders of the games: what is known of each at once, and how to load
 * the rest. `--check` writes nothing and fails when the file is stale.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FILE = 'packages/games/src/games.gen.ts';

const camel = (id: string): string => id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export function gamesSource(ids: readonly string[]): string {
  const imports = ids.map((id) => `import { meta as ${camel(id)} } from '../${id}/src/meta.ts';`);
  const entries = ids.map(
    (id) =>
      `  '${id}': {\n    meta: ${camel(id)},\n    load: () => import('../${id}/src/index.ts'),\n    balance: () => import('../${id}/src/balance/settings.ts'),\n    lesson: () => import('../${id}/src/lesson/lesson.ts'),\n  },`,
  );
  return `// Written by \`npm run content\`.\n${imports.join('\n')}\n\nexport const FOUND = {\n${entries.join('\n')}\n} as const;\n`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const folders = globSync('packages/games/*/src/meta.ts', { cwd: root }).map((file) =>
    basename(dirname(dirname(file))),
  );
  const source = gamesSource(folders.sort());
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, FILE), source);
  } else if (readFileSync(join(root, FILE), 'utf8') !== source) {
    console.log(`${FILE} is stale: run npm run content`);
    process.exitCode = 1;
  }
  console.log(`${folders.length} games`);
}
