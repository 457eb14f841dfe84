import type { Clock } from '../clock.ts';
import type { SeriesName } from '../contract/desk/overview.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { RedisClient } from '../redis.ts';
import type { Shutdown } from '../shutdown.ts';
import { addToSeries } from './series.ts';

/** A process that is killed loses the counts of so long. */
const EVERY_MS = 5_000;

/** Codes of refusals by the safety rules. */
const UNSAFE = ['child_safety', 'user_underage', 'real_person', 'content_refused'];

interface Source {
  /** The counter of the process that has the numbers. */
  metric: string;
  label?: string;
  /** Values of the label that count; all without it. */
  values?: readonly string[];
}

/** Each counter of the desk, made from those that the process counts anyway. */
const SOURCES: Partial<Record<SeriesName, Source>> = {
  signUps: { metric: 'sign_ups_total' },
  runs: { metric: 'runs_started_total' },
  messages: { metric: 'runs_started_total', label: 'kind', values: ['chat'] },
  pictures: { metric: 'runs_started_total', label: 'kind', values: ['image'] },
  failures: { metric: 'run_failures_total' },
  tokensSpent: { metric: 'tokens_spent_total' },
  refusals: { metric: 'refusals_total', label: 'code', values: UNSAFE },
};

interface RecorderParts {
  metrics: Metrics;
  redis: RedisClient;
  clock: Clock;
  log: Logger;
  shutdown: Shutdown;
}

/** Adds what this process counts to the counters that the desk shows, every few seconds. */
export function recordSeries({ metrics, redis, clock, log, shutdown }: RecorderParts): void {
  const told = new Map<string, number>();
  let work = Promise.resolve();
  const record = (): Promise<void> => {
    work = work
      .then(() => addCounted({ metrics, redis, clock }, told))
      // What was not added is added with the next.
      .catch((err: unknown) => log.debug({ err }, 'counters were not recorded'));
    return work;
  };
  const timer = setInterval(() => {
    record().catch(() => undefined);
  }, EVERY_MS).unref();
  shutdown.add('counters', async () => {
    clearInterval(timer);
    await record();
  });
}

async function addCounted(
  { metrics, redis, clock }: Pick<RecorderParts, 'metrics' | 'redis' | 'clock'>,
  told: Map<string, number>,
): Promise<void> {
  const counts: Record<string, number> = {};
  const totals = new Map<string, number>();
  for (const [name, source] of Object.entries(SOURCES)) {
    const total = await totalOf(metrics, source);
    const count = total - (told.get(name) ?? 0);
    if (count > 0) counts[name] = count;
    totals.set(name, total);
  }
  if (Object.keys(counts).length === 0) return;
  await addToSeries(redis, clock.now().getTime(), counts);
  for (const [name, total] of totals) told.set(name, total);
}

async function totalOf(metrics: Metrics, { metric, label, values }: Source): Promise<number> {
  const counted = await metrics.counted(metric);
  return counted
    .filter(({ labels }) => label === undefined || values?.includes(String(labels[label])))
    .reduce((sum, { value }) => sum + value, 0);
}
