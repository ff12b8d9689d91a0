/**
 * Dependencies point one way: engine, kit, games, bots and lab, apps; inside a game from the vocabulary to the game; and
 * nowhere in a circle. What a package declares is all it can import (knip).
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { circles } from './circles.ts';
import { orderFaults } from './game-layers.ts';
import { type Imports, readImports } from './imports.ts';

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * What each kind of package may stand on. `games` is the list of all games, and the one door to them. The command line
 * is the one app above the others: `veilhall serve` starts the server.
 */
const MAY_USE: Readonly<Record<Layer, readonly Layer[]>> = {
  engine: [],
  testkit: ['engine'],
  kit: ['engine'],
  game: ['engine', 'kit'],
  games: ['engine', 'kit', 'game'],
  protocol: ['engine'],
  bots: ['engine'],
  lab: ['engine', 'kit', 'games', 'bots', 'protocol'],
  app: ['engine', 'games', 'bots', 'lab', 'protocol'],
  cli: ['engine', 'games', 'bots', 'lab', 'protocol', 'app'],
};
const TESTS_MAY_USE: Readonly<Record<Layer, readonly Layer[]>> = {
  engine: ['testkit'],
  testkit: [],
  kit: ['testkit'],
  game: ['testkit', 'bots'],
  games: ['testkit', 'bots'],
  protocol: ['testkit', 'games'],
  bots: ['testkit', 'games'],
  lab: ['testkit'],
  app: ['testkit', 'app'],
  cli: ['testkit'],
};

/** Where a game package may be imported by name: everybody else asks `@veilhall/games`, screens by `@veilhall/games/<id>`. */
const GAME_IMPORTERS = ['packages/games/'];

const LAYERS = ['engine', 'testkit', 'kit', 'games', 'protocol', 'bots', 'lab'] as const;
type Layer = (typeof LAYERS)[number] | 'game' | 'app' | 'cli';

export function layerOf(folder: string): Layer {
  if (folder === 'apps/cli') return 'cli';
  if (folder.startsWith('apps/')) return 'app';
  if (folder.startsWith('packages/games/') || folder.startsWith('templates/')) return 'game';
  const layer = LAYERS.find((name) => folder === `packages/${name}`);
  if (!layer) throw new Error(`${folder} belongs to no layer; name it in tools/layers.ts`);
  return layer;
}

type Packages = ReadonlyMap<string, Manifest>;

export function layerFaults(packages: Packages): string[] {
  const layers = new Map<string, Layer>();
  for (const [folder, { name }] of packages) layers.set(name, layerOf(folder));
  const faults: string[] = [];
  for (const [folder, { name, dependencies = {}, devDependencies = {} }] of packages) {
    const layer = layerOf(folder);
    const tests = [...MAY_USE[layer], ...TESTS_MAY_USE[layer]];
    for (const used of Object.keys(dependencies)) {
      const on = layers.get(used);
      if (on && !MAY_USE[layer].includes(on)) faults.push(`${name} (${layer}) must not depend on ${used} (${on})`);
    }
    for (const used of Object.keys(devDependencies)) {
      const on = layers.get(used);
      if (on && !tests.includes(on)) faults.push(`${name} (${layer}) must not test with ${used} (${on})`);
    }
  }
  return faults;
}

/** Imports of a game past the one door. */
export function doorFaults(packages: Packages, imports: Imports): string[] {
  const games: string[] = [];
  for (const [folder, { name }] of packages) if (layerOf(folder) === 'game') games.push(name);
  const faults: string[] = [];
  for (const [file, list] of imports) {
    if (GAME_IMPORTERS.some((folder) => file.startsWith(folder))) continue;
    for (const imported of list) {
      if (games.some((game) => imported === game || imported.startsWith(`${game}/`)))
        faults.push(`${file} must not import ${imported}; games come from the package 'games'`);
    }
  }
  return faults;
}

if (import.meta.main) {
  const files = globSync([
    'packages/*/package.json',
    'packages/games/*/package.json',
    'templates/*/package.json',
    'apps/*/package.json',
  ]);
  const packages = new Map<string, Manifest>();
  for (const file of files.sort()) packages.set(dirname(file), JSON.parse(readFileSync(file, 'utf8')));
  const imports = readImports(['packages', 'templates', 'apps', 'bench', 'tools']);
  const faults = [
    ...layerFaults(packages),
    ...doorFaults(packages, imports),
    ...orderFaults(imports),
    ...circles(imports).map((files) => `circle: ${[...files, files[0]].join(' -> ')}`),
  ];
  for (const fault of faults) console.log(fault);
  console.log(`${packages.size} packages, ${imports.size} files, ${faults.length} against the layers`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
