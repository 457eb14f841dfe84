import { defineConfig } from 'vitest/config';

/** Measurements, run by scripts/bench.mjs; they assert nothing about time. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.measure.ts'], reporters: ['dot'] },
});
