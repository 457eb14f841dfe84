import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** The system's browser; without one, Playwright's own. */
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Nothing but the product: no update checks, no first-run pages, no traffic to elsewhere. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses to run as root, as in a container, with its sandbox on.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { args, ...(executablePath && { executablePath }) },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './stack/browser-setup.ts',
  // Three files at a time: most of a test is waiting for words and layers.
  fullyParallel: false,
  workers: 3,
  retries: 0,
  // Far above what they take: a busy machine is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Set by the global setup, which runs before any test.
    ...(process.env.E2E_BASE_URL && { baseURL: process.env.E2E_BASE_URL }),
    // Requests that pass through a service worker cannot be intercepted by a test.
    serviceWorkers: 'block',
    // Recording costs a third of the processor; `--trace retain-on-failure` asks for it.
    trace: 'off',
    // The colours follow the system, and tests that name one mean the dark one.
    colorScheme: 'dark',
    // Decoration without a graphics card would take the processor from what is tested.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
