import { SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { traced, tracedStream, traceUnderWay } from './tracing.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
beforeAll(() => provider.register());
beforeEach(() => exporter.reset());
afterAll(() => provider.shutdown());

async function* words(): AsyncGenerator<string> {
  for (const word of ['one', 'two', 'three']) {
    yield await traced('word', {}, () => Promise.resolve(word));
  }
}

const named = (name: string) => exporter.getFinishedSpans().filter((span) => span.name === name);

it('a job goes on with the trace of its request, and work within a stream belongs to it', async () => {
  const from = await traced('request', { begins: 'request' }, () =>
    Promise.resolve(traceUnderWay()),
  );
  await traced('job', { begins: 'job', from }, async () => {
    for await (const word of tracedStream('stream', {}, words())) {
      if (word === 'two') break;
    }
  });
  const spans = exporter.getFinishedSpans();
  expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
  expect(named('job')[0]?.parentSpanContext?.spanId).toBe(
    named('request')[0]?.spanContext().spanId,
  );
  expect(named('word')).toHaveLength(2);
  expect(named('word')[0]?.parentSpanContext?.spanId).toBe(
    named('stream')[0]?.spanContext().spanId,
  );
});

it('work that belongs to no request and no job begins no trace', async () => {
  expect(await traced('sweep', {}, () => Promise.resolve(7))).toBe(7);
  const heard: string[] = [];
  for await (const word of tracedStream('stream', {}, words())) heard.push(word);
  expect(heard).toEqual(['one', 'two', 'three']);
  expect(exporter.getFinishedSpans()).toEqual([]);
  expect(traceUnderWay()).toBeUndefined();
});

it('a failure is told by its name, never by its words', async () => {
  const failing = traced('request', { begins: 'request' }, () =>
    Promise.reject(new RangeError('what somebody wrote')),
  );
  await expect(failing).rejects.toThrow(RangeError);
  const [span] = exporter.getFinishedSpans();
  expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(span?.attributes).toEqual({ 'error.type': 'RangeError' });
  expect(span?.events).toEqual([]);
});
