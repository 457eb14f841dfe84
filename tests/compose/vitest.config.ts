import { defineConfig } from 'vitest/config';

/** The product in containers, which `scripts/test-compose.mjs` has brought up. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
