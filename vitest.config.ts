import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{core,gateway,workers,embedded,web}/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
    ],
    environment: 'node',
    // The default leaves a processor to the watcher, which a single run has no use for.
    maxWorkers: 2,
    // On a busy machine anything may take long: only what never comes is a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
