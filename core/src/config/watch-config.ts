import { z } from 'zod';
import { port } from './port.ts';

const SHARE = 'must be a share from 0 to 1';

/** Variables of what operators watch; README's configuration table documents them. */
export const WATCH_VARIABLES = {
  METRICS_PORT: port.optional(),
  WORKER_METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1),
  BUILD_VERSION: z.string().default('unknown'),
  BUILD_COMMIT: z.string().default('unknown'),
} as const;

type RawWatch = z.output<z.ZodObject<typeof WATCH_VARIABLES>>;

/** Where numbers and traces go. */
export function watchOf(raw: RawWatch) {
  const endpoint = raw.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    /** Port at which a gateway shows its numbers; undefined: on its own, to its own network. */
    metricsPort: raw.METRICS_PORT,
    /** Port at which a worker shows its numbers; undefined: it does not. */
    workerMetricsPort: raw.WORKER_METRICS_PORT,
    /** The collector of traces, and the share of requests that it is told of. */
    traces: endpoint === undefined ? undefined : { endpoint, share: raw.OTEL_TRACES_SAMPLER_ARG },
    build: { version: raw.BUILD_VERSION, commit: raw.BUILD_COMMIT },
  };
}

/** Sentences about settings that contradict each other. */
export function watchProblems(raw: RawWatch & { PORT: number }): string[] {
  if (raw.METRICS_PORT !== raw.PORT) return [];
  return ['METRICS_PORT: PORT is for the public. Set another one for the numbers.'];
}
