import { RUN_KINDS } from '../contract/run.ts';
import type { Metrics } from '../metrics.ts';

const LENGTHS = [0.5, 1, 2, 5, 10, 20, 40, 60, 90, 120, 180, 300, 600];
const WAITS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300];

/** Numbers about runs, by kind; nothing in them names a member. */
export function createRunMetrics(metrics: Metrics) {
  const kind = ['kind'] as const;
  return {
    started: metrics.counter('runs_started_total', 'Runs that were started.', kind, RUN_KINDS),
    seconds: metrics.histogram(
      'run_seconds',
      'Time from the start of a run to its end, by its end and by the model that did it.',
      ['kind', 'end', 'model'],
      LENGTHS,
    ),
    waited: metrics.histogram(
      'run_waited_seconds',
      'Time from the start of a run until a worker took it.',
      kind,
      WAITS,
    ),
    firstText: metrics.histogram(
      'run_first_text_seconds',
      'Time from the start of a run to the first word that its member sees.',
      kind,
      WAITS,
    ),
    failures: metrics.counter('run_failures_total', 'Runs that failed, by the reason.', [
      'kind',
      'code',
    ]),
    spent: metrics.counter(
      'tokens_spent_total',
      'Tokens of members that completed runs cost.',
      kind,
      RUN_KINDS,
    ),
    refunds: metrics.counter(
      'run_refunds_total',
      'Runs whose tokens were given back.',
      kind,
      RUN_KINDS,
    ),
  };
}

export type RunMetrics = ReturnType<typeof createRunMetrics>;
