import { defineConfig } from 'vitest/config';

/** Tests against real processes: two files at a time, since each starts a whole product. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['integration/**/*.test.ts', 'faults/**/*.test.ts', 'long/**/*.test.ts'],
    maxWorkers: 2,
    // The tests share nothing but code, which is then loaded once and not once per file.
    isolate: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // The default of a second is too short on a busy machine: only what never comes is a failure.
    expect: { poll: { timeout: 30_000 } },
    passWithNoTests: true,
  },
});
