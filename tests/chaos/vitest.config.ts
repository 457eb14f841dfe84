import { defineConfig } from 'vitest/config';

/** Run by scripts/chaos.mjs: one product, broken for as long as one likes. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.chaos.ts'],
    reporters: ['dot'],
    hookTimeout: 120_000,
  },
});
