import { inBackground } from '../in-background.ts';

/** Asks whether anything is configured; where nothing is, nothing more is loaded. */
async function begin(): Promise<void> {
  try {
    const response = await fetch('/api/config');
    if (response.status !== 200) return;
    const [answer, { run }] = await Promise.all([response.json(), import('./run.ts')]);
    run(answer);
  } catch {
    // No analytics is what most people want anyway.
  }
}

/** Analytics and live chat, after everything that people came for. */
export function startAnalytics(): void {
  addEventListener('load', () => inBackground(begin()));
}
