/**
 * `npm run mutate -- <file or folder of a game> [--sample lines] [--seed text]`: changes the code in small ways and names
 * the changes that no unit test of the game notices. With `--sample` only that many lines are tried, the same ones for
 * the same seed; changes that span lines are tried only without it. The report lies in `reports/mutation`.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { sampledRanges } from './mutate-ranges.ts';

const USAGE = 'npm run mutate -- packages/games/<game>/src/<file or folder> [--sample lines] [--seed text]';

/** Slow, and meant to find faults rather than to tell two readings of a rule apart. */
const SUITES = /\/(contract|secrets|fuzz|vectors|hidden|invariants)[^/]*\.test\.ts$/;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: 'veilhall' } },
});
const [path = ''] = positionals;
const [game] = /^packages\/games\/[^/]+(?=\/src(\/|$))/.exec(path) ?? [];
if (!game || positionals.length !== 1) {
  console.error(USAGE);
  process.exit(2);
}

const files = (statSync(path).isDirectory() ? globSync(`${path}/**/*.ts`) : [path])
  .filter((file) => !/\.(test|gen)\.ts$|\/testing\//.test(file))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const testFiles = globSync(`${game}/src/**/*.test.ts`).filter((file) => !SUITES.test(file));

const results = await new Stryker({
  mutate: values.sample ? sampledRanges(sources, Number(values.sample), values.seed) : files,
  testFiles,
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  // Stryker would rewrite tsconfig.json with an interface that TypeScript 7 does not have; nothing here needs the file.
  ignorePatterns: ['/apps', '/bench', '/docs', '/data', '/tsconfig*.json'],
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  allowEmpty: true,
  tempDirName: 'reports/stryker',
}).runMutationTest();

const survivors = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
console.log(`${results.length} changes, ${survivors} unnoticed`);
