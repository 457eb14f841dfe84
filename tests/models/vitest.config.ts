import { defineConfig } from 'vitest/config';

/** Tests with a real model, one file at a time: it needs all processors. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
