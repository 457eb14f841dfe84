import type { Config } from './config/config.ts';
import type { Logger } from './log.ts';
import type { Shutdown } from './shutdown.ts';

/** The longest that one sending may take, and so the last one of a process that stops. */
const SEND_MS = 3_000;

/**
 * Sends the spans of `tracing.ts` to the collector that is configured, by OTLP over HTTP. Without
 * one its libraries are not even loaded.
 */
export async function startTraceExport(
  service: string,
  { traces, build }: Pick<Config, 'traces' | 'build'>,
  { log, shutdown }: { log: Logger; shutdown: Shutdown },
): Promise<void> {
  if (!traces) return;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const warn = (reason: string): void => log.warn({ reason }, 'traces could not be sent');
  const quiet = (): void => undefined;
  api.diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    api.DiagLogLevel.WARN,
  );
  const url = `${traces.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new sdk.NodeTracerProvider({
    // By the trace's own id: every process decides alike, and no client can ask to be traced.
    sampler: new sdk.TraceIdRatioBasedSampler(traces.share),
    resource: resourceFromAttributes({
      'service.name': `vesper-${service}`,
      'service.version': build.version,
      'vcs.ref.head.revision': build.commit,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: SEND_MS })),
    ],
  });
  provider.register();
  shutdown.add('traces', () => provider.shutdown());
  log.info({ share: traces.share }, 'traces');
}
