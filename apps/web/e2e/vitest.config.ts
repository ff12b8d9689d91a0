import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // A busy machine may take its time; what never comes still fails.
    expect: { poll: { timeout: 15_000 } },
    include: ['**/*.test.ts'],
    globalSetup: 'global-setup.ts',
    // Two files at a time: a page waits as often as it works, and more would wait for each other.
    maxWorkers: 2,
    // They share their modules: nothing of a person is kept in them, and loading games and driver anew takes seconds.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
