import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the first visit loads, compressed, before any game's own chunk: page, script, style and the fonts the hall shows. */
const BUDGET = 150_000;

const dist = join(import.meta.dirname, '..', 'dist');

function compressed(path: string): number {
  const bytes = readFileSync(join(dist, path));
  return path.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
}

/** The page, what it names, and what those name in turn without being asked. */
function firstLoad(): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((found) => found[1] ?? '');
  // A cover is its game's own chunk, though the page names it.
  const files = new Set(['index.html', ...named.filter((name) => !name.startsWith('assets/cover-'))]);
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const script = readFileSync(join(dist, file), 'utf8');
    for (const [, other] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) files.add(`assets/${other}`);
  }
  return [...files, ...fonts(['cormorant-sc-600', 'inter-tight', 'source-serif-4-400-italic'])];
}

function fonts(names: readonly string[]): string[] {
  const assets = readdirSync(join(dist, 'assets'));
  return names.map(
    (name) =>
      `assets/${assets.find((asset) => asset.startsWith(`${name}-`) && !asset.startsWith(`${name}-ext`) && asset.endsWith('.woff2'))}`,
  );
}

let total = 0;
for (const file of firstLoad()) {
  const size = compressed(file);
  total += size;
  console.log(`${String(size).padStart(8)}  ${file} (${statSync(join(dist, file)).size})`);
}
console.log(`${String(total).padStart(8)}  first load, of ${BUDGET} allowed`);
if (total > BUDGET) {
  console.error('The first load is too large.');
  process.exit(1);
}
