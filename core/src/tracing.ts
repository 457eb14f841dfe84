import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

/**
 * Traces, as one seam: these are calls of OpenTelemetry's interface, which do nothing until
 * `startTraceExport` puts its library behind them. Attributes hold ids, names and numbers, never
 * texts: also no messages of errors, which may quote what somebody wrote.
 */
const tracer = trace.getTracer('vesper');

interface Traced {
  attributes?: Attributes;
  /** True where a trace may begin: at a request, at a job. All else is seen within one only. */
  begins?: 'request' | 'job';
  /** The trace that this goes on, as `traceUnderWay` wrote it or a `traceparent` header says. */
  from?: string | undefined;
}

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER } as const;

/** Does a piece of work as a span of the trace that is under way. */
export async function traced<Result>(
  name: string,
  { attributes = {}, begins, from }: Traced,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const active = context.active();
  if (!begins && !trace.getSpan(active)) return work(trace.wrapSpanContext(NONE));
  const kind = begins ? KINDS[begins] : SpanKind.INTERNAL;
  const parent = from === undefined ? active : propagation.extract(active, { traceparent: from });
  return tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (err) {
      fail(span, err);
      throw err;
    } finally {
      span.end();
    }
  });
}

/**
 * Passes a stream on, with the time from the first asking to its end as a span.
 * @param note sees every piece; what it writes on the span must be no text
 */
export function tracedStream<Piece>(
  name: string,
  attributes: Attributes,
  stream: AsyncIterable<Piece>,
  note: (piece: Piece, span: Span) => void = () => undefined,
): AsyncIterable<Piece> {
  const active = context.active();
  // The stream itself where nobody looks: a word is worth no further step.
  if (!trace.getSpan(active)?.isRecording()) return stream;
  return passTraced(stream, active, tracer.startSpan(name, { attributes }), note);
}

async function* passTraced<Piece>(
  stream: AsyncIterable<Piece>,
  active: Context,
  span: Span,
  note: (piece: Piece, span: Span) => void,
): AsyncGenerator<Piece> {
  const within = trace.setSpan(active, span);
  const pieces = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await context.with(within, () => pieces.next());
      if (step.done) return;
      note(step.value, span);
      yield step.value;
    }
  } catch (err) {
    fail(span, err);
    throw err;
  } finally {
    await pieces.return?.();
    span.end();
  }
}

/** The trace that is under way, to be gone on with elsewhere; undefined when there is none. */
export function traceUnderWay(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The span of no trace. */
const NONE = {
  traceId: '00000000000000000000000000000000',
  spanId: '0000000000000000',
  traceFlags: 0,
};

function fail(span: Span, err: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', err instanceof Error ? err.name : 'unknown');
}
