import { setTimeout as after } from 'node:timers/promises';
import type { Metrics } from './metrics.ts';

/** A service that needs longer than this is told as away. */
const WITHIN_MS = 2_000;

/** Checks of services, by the service's name. */
export type ServiceChecks = Record<string, () => Promise<unknown>>;

/** Numbers about the services behind a process: each is asked when somebody asks for the numbers. */
export function watchServices(metrics: Metrics, checks: ServiceChecks): void {
  const ask = (tell: (service: string, took: number | null) => void) =>
    Promise.all(
      Object.entries(checks).map(async ([service, check]) => tell(service, await timeOf(check))),
    );
  const by = ['service'] as const;
  metrics.gauge('service_up', '1 while a service answers.', by, async (up) => {
    await ask((service, took) => up.set({ service }, took === null ? 0 : 1));
  });
  const help = 'Time that a service took to answer just now; missing while it is away.';
  metrics.gauge('service_answer_seconds', help, by, async (seconds) => {
    await ask((service, took) => {
      if (took !== null) seconds.set({ service }, took);
    });
  });
}

/** @returns seconds that the answer took; null when there was none */
async function timeOf(check: ServiceChecks[string]): Promise<number | null> {
  const start = performance.now();
  const late = new AbortController();
  const answer = check().then(
    () => (performance.now() - start) / 1_000,
    () => null,
  );
  const limit = after(WITHIN_MS, null, { signal: late.signal, ref: false }).catch(() => null);
  const took = await Promise.race([answer, limit]);
  late.abort();
  return took;
}
