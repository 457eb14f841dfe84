import { defineConfig } from 'vitest/config';

/** The product on services of several machines' kind, one file after the other: `npm run test:scale`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
