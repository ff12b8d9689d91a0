import { defineConfig } from 'vitest/config';

/** Spawned servers, threads and the spawned command line. */
const PROCESS = [
  'apps/server/src/{crash,start}.test.ts',
  'apps/server/src/threads/*.test.ts',
  'apps/cli/src/smoke.test.ts',
];

/** Games played by the dozen, and the command line, which plays some. */
const SUITE = [
  '{packages/games,templates}/*/src/{contract,secrets,fuzz,vectors,hidden,invariants}*.test.ts',
  'packages/testkit/src/{contract,infoset,sabotage}.test.ts',
  'packages/engine/src/properties.test.ts',
  'packages/lab/src/**/*.test.ts',
  'apps/cli/src/commands/*.test.ts',
  'apps/server/src/{leaks,hostile}.test.ts',
  'tools/clones.test.ts',
];

const ALL = ['packages/**/*.test.ts', 'templates/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'];

/** Milliseconds; a test that hangs fails, one on a busy machine does not. */
const PATIENT = 180_000;

const project = (name: string, include: string[], exclude: string[] = []) => ({
  // Units share their modules: loading them anew for each file takes three times as long as the tests.
  test: { name, include, exclude: [...NEVER, ...exclude], testTimeout: PATIENT, isolate: name !== 'unit' },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // What one runs while working: under 30 seconds.
      project('unit', ALL, [...SUITE, ...PROCESS]),
      project('suite', SUITE),
      project('process', PROCESS),
    ],
  },
});
