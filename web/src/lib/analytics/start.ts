import { inBackground } from '../in-background.ts';
import { readConfig, settingOf } from '../read-config.ts';

/** Asks whether anything is configured; where nothing is, nothing more is loaded. */
async function begin(): Promise<void> {
  try {
    const answer = await readConfig();
    const wanted = ['analytics', 'liveChat'].some((name) => settingOf(answer, name) !== undefined);
    if (!wanted) return;
    const { run } = await import('./run.ts');
    run(answer);
  } catch {
    // No analytics is what most people want anyway.
  }
}

/** Analytics and live chat, after everything that people came for. */
export function startAnalytics(): void {
  addEventListener('load', () => inBackground(begin()));
}
