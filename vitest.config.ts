import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,gateway,workers,embedded,web}/src/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
});
