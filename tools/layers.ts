/** Dependencies point one way: engine, kit, games, bots and lab, apps. What a package declares is all it can import (knip). */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * What each kind of package may stand on. Tests may also use the testkit and, above the games, any game. The command
 * line is the one app above the others: `veilhall serve` starts the server.
 */
const MAY_USE: Readonly<Record<Layer, readonly Layer[]>> = {
  engine: [],
  testkit: ['engine'],
  kit: ['engine'],
  game: ['engine', 'kit'],
  protocol: ['engine'],
  bots: ['engine'],
  lab: ['engine', 'game', 'bots', 'protocol'],
  app: ['engine', 'game', 'bots', 'lab', 'protocol'],
  cli: ['engine', 'game', 'bots', 'lab', 'protocol', 'app'],
};
const TESTS_MAY_USE: Readonly<Record<Layer, readonly Layer[]>> = {
  engine: ['testkit'],
  testkit: [],
  kit: ['testkit'],
  game: ['testkit', 'bots'],
  protocol: ['testkit', 'game'],
  bots: ['testkit', 'game'],
  lab: ['testkit'],
  app: ['testkit', 'app'],
  cli: ['testkit'],
};

const LAYERS = ['engine', 'testkit', 'kit', 'game', 'protocol', 'bots', 'lab', 'app', 'cli'] as const;
type Layer = (typeof LAYERS)[number];

export function layerOf(folder: string): Layer {
  if (folder === 'apps/cli') return 'cli';
  if (folder.startsWith('apps/')) return 'app';
  if (folder.startsWith('packages/games/')) return 'game';
  const layer = LAYERS.find((name) => folder === `packages/${name}`);
  if (!layer) throw new Error(`${folder} belongs to no layer; name it in tools/layers.ts`);
  return layer;
}

export function layerFaults(packages: ReadonlyMap<string, Manifest>): string[] {
  const layers = new Map<string, Layer>();
  for (const [folder, { name }] of packages) layers.set(name, layerOf(folder));
  const faults: string[] = [];
  for (const { name, dependencies = {}, devDependencies = {} } of packages.values()) {
    const layer = layers.get(name) as Layer;
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

if (import.meta.main) {
  const files = globSync(['packages/*/package.json', 'packages/games/*/package.json', 'apps/*/package.json']);
  const packages = new Map<string, Manifest>();
  for (const file of files.sort()) packages.set(dirname(file), JSON.parse(readFileSync(file, 'utf8')));
  const faults = layerFaults(packages);
  for (const fault of faults) console.log(fault);
  console.log(`${packages.size} packages, ${faults.length} against the layers`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
