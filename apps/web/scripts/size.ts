import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { GAMES } from '@veilhall/games';

/**
 * What the first visit loads, compressed: page, script, style and the fonts the hall shows. What a game's
 * own screen adds to that may be as much again.
 */
const BUDGET = 150_000;

const dist = join(import.meta.dirname, '..', 'dist');

function compressed(path: string): number {
  const bytes = readFileSync(join(dist, path));
  return path.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
}

/** Scripts, and what those name in turn without being asked. */
function withImports(files: readonly string[]): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    if (!file.endsWith('.js')) continue;
    const script = readFileSync(join(dist, file), 'utf8');
    for (const [, other = ''] of script.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
      all.add(join(file, '..', other));
  }
  return all;
}

function firstLoad(): Set<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((found) => found[1] ?? '');
  // A cover is its game's own chunk, though the page names it.
  return withImports(['index.html', ...named.filter((name) => !name.startsWith('assets/cover-'))]);
}

function fonts(names: readonly string[]): string[] {
  const assets = readdirSync(join(dist, 'assets'));
  return names.map(
    (name) =>
      `assets/${assets.find((asset) => asset.startsWith(`${name}-`) && !asset.startsWith(`${name}-ext`) && asset.endsWith('.woff2'))}`,
  );
}

/** A game's screen: its own chunk, what that draws in of the game, and every style of the game. */
function screenOf(game: string): string[] {
  const folder = `assets/games/${game}`;
  const own = readdirSync(join(dist, folder)).filter(
    (name) => name.endsWith('.css') || (name.startsWith(`${game}-`) && name.endsWith('.js')),
  );
  return [...withImports(own.map((name) => `${folder}/${name}`))].filter((file) => file.startsWith(folder));
}

function check(what: string, files: readonly string[]): void {
  const sizes = files.map((file) => ({ file, size: compressed(file) }));
  for (const { file, size } of sizes)
    console.log(`${String(size).padStart(8)}  ${file} (${statSync(join(dist, file)).size})`);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`${String(total).padStart(8)}  ${what}, of ${BUDGET} allowed`);
  if (total <= BUDGET) return;
  console.error(`Too large: ${what}.`);
  process.exitCode = 1;
}

check('first load', [...firstLoad(), ...fonts(['cormorant-sc-600', 'inter-tight', 'source-serif-4-400-italic'])]);
for (const { meta } of GAMES) check(`first screen of ${meta.title}`, screenOf(meta.id));
