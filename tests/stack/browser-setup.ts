import { startStack } from './start-stack.ts';

/** Playwright's global setup: one product for all browser tests, paced so that one sees it work. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stack = await startStack({
    env: { COMPANION_WORD_MS: '40', COMPANION_THINKING_MS: '300', PAINTER_LAYER_MS: '20' },
  });
  process.env.E2E_BASE_URL = stack.baseUrl;
  return () => stack.stop();
}
