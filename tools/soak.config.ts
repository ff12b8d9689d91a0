import { defineConfig } from 'vitest/config';

/** The suites that a soak plays with all their set-ups and more games than the gate. */
const SUITES = [
  '{packages/games,templates}/*/src/{contract,secrets,fuzz}.test.ts',
  'packages/testkit/src/{contract,infoset}.test.ts',
];

export default defineConfig({
  test: { root: '.', include: SUITES, maxWorkers: 2, provide: { soak: true } },
});
