import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // A busy machine may take its time; what never comes still fails.
    expect: { poll: { timeout: 15_000 } },
    include: ['**/*.test.ts'],
    globalSetup: 'global-setup.ts',
    // One page at a time: two cores are enough for a page, its workers and the server, and for nothing else.
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
