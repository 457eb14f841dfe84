import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { createClient, type Client } from '../stack/client.ts';
import { generate, send, startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { startTraceCollector } from '../stack/trace-collector.ts';

/** Longer than spans wait to be sent together, on a busy machine. */
const SENT = { timeout: 30_000 };
const WORDS = 'A violet umbrella by the harbour';

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let ports: { gateway: number; worker: number };
let stack: Stack;
let anna: Client;
let annaId: string;
let conversation: string;

beforeAll(async () => {
  [model, collector] = await Promise.all([startScriptedModel(), startTraceCollector()]);
  ports = { gateway: await freePort(), worker: await freePort() };
  stack = await startStack({
    env: {
      METRICS_PORT: String(ports.gateway),
      CHAT_BASE_URL: model.baseUrl,
      BUILD_VERSION: '1.2.3',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    },
    firstWorkerEnv: { WORKER_METRICS_PORT: String(ports.worker) },
  });
  anna = createClient(stack.baseUrl);
  annaId = (await anna.signUp()).id;
  const socket = await connectSocket(anna);
  conversation = await startConversation(anna);
  const { runId } = await send(anna, conversation, WORDS);
  await socket.finished(runId);
  const image = await generate(anna, WORDS);
  await socket.waitFor('run:completed', (event) => event.image?.id === image.id);
  // Refused.
  await anna.request('POST', `/api/chat/${conversation}`, { content: '' });
  await stack.settled();
  socket.close();
});
afterAll(async () => {
  await stack.stop();
  await Promise.all([model.stop(), collector.stop()]);
});

const DASHBOARDS = new URL('../../docker/watch/grafana/dashboards/', import.meta.url);
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

/** The numbers that a dashboard draws; those of histograms without what Prometheus adds to them. */
async function drawnNumbers(file: string): Promise<string[]> {
  const { panels } = dashboard.parse(JSON.parse(await readFile(new URL(file, DASHBOARDS), 'utf8')));
  const drawn = panels
    .flatMap(({ targets }) => targets)
    .flatMap(({ expr }) => expr.replace(/\{[^}]*\}/g, '').match(/\b[a-z]+_[a-z_0-9]+\b/g) ?? [])
    .filter((name) => name !== 'histogram_quantile')
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  return [...new Set(drawn)];
}

const numbers = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

it('a gateway tells its numbers on a port of their own', async () => {
  const text = await numbers(ports.gateway);
  for (const series of [
    /http_request_seconds_count\{.*method="POST",route="\/api\/chat\/:id",status="202"\} 1/,
    /refusals_total\{code="validation_failed",.*\} 1/,
    /sockets_open\{.*\} \d/,
    /sockets_connected_total\{.*\} 1/,
    /socket_events_sent_total\{event="run:delta",.*\} [1-9]/,
    /queue_jobs\{queue="chat",state="waiting",.*\} 0/,
    /queue_oldest_job_seconds\{queue="image",.*\} 0/,
    /runs_started_total\{kind="image",.*\} 1/,
    /cases_open\{priority="P0",.*\} 0/,
    /cases_overdue\{priority="P2",.*\} 0/,
    /cases_oldest_seconds\{priority="P1",.*\} 0/,
    /takedowns_late\{past="36h",.*\} 0/,
    /service_up\{service="mongodb",.*\} 1/,
    /service_up\{service="redis",.*\} 1/,
    /mongodb_command_seconds_count\{.*command="find",result="ok"\} [1-9]/,
    /redis_command_seconds_count\{.*result="ok"\} [1-9]/,
    /nodejs_eventloop_lag_seconds\{/,
    /build_info\{version="1.2.3",commit="unknown",.*\} 1/,
  ]) {
    expect(text).toMatch(series);
  }
  // The public port no longer shows them; whatever answers there is no text of numbers.
  const inPublic = await fetch(`${stack.baseUrl}/metrics`);
  expect(await inPublic.text()).not.toContain('http_request_seconds');
});

it('a worker tells its numbers, by kind of run and by model', async () => {
  const text = await numbers(ports.worker);
  for (const series of [
    /run_seconds_count\{.*kind="chat",end="completed",model="[^"]+"\} 1/,
    /run_seconds_count\{.*kind="image",end="completed",model="[^"]+"\} 1/,
    /run_waited_seconds_count\{.*kind="chat"\} 1/,
    /run_first_text_seconds_count\{.*kind="chat"\} 1/,
    /job_seconds_count\{.*queue="image",result="done"\} 1/,
    /storage_seconds_count\{.*operation="put",result="ok"\} 3/,
    /chat_first_word_seconds_count\{/,
    /service_up\{service="redis",.*\} 1/,
    /build_info\{version="1.2.3"/,
  ]) {
    expect(text).toMatch(series);
  }
});

it('labels are of closed lists: no ids, no addresses, no texts', async () => {
  for (const port of [ports.gateway, ports.worker]) {
    const text = await numbers(port);
    for (const secret of [annaId, conversation, '@', 'umbrella', model.baseUrl]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/="[0-9a-f]{24}"/);
  }
});

it('every number that a dashboard draws is told by a gateway or a worker', async () => {
  const texts = await Promise.all([ports.gateway, ports.worker].map(numbers));
  const told = new Set(
    texts.flatMap((text) => [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)),
  );
  const files = (await readdir(DASHBOARDS)).filter((name) => name.endsWith('.json'));
  expect(files).toContain('pictures.json');
  for (const file of files) {
    const drawn = await drawnNumbers(file);
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.filter((name) => !told.has(name))).toEqual([]);
  }
});

it('one trace leads from the request through the queue to the model, without a text', async () => {
  const traceOf = (name: string) => {
    const request = collector.spans.find((span) => span.name === name);
    return collector.spans.filter(({ traceId }) => traceId === request?.traceId);
  };
  const named = (name: string) => traceOf(name).map((span) => `${span.service} ${span.name}`);
  await expect
    .poll(() => named('POST /api/chat/:id'), SENT)
    .toEqual(
      expect.arrayContaining([
        'vesper-gateway POST /api/chat/:id',
        'vesper-gateway start run',
        'vesper-workers job chat',
        'vesper-workers gather context',
        'vesper-workers model request',
        'vesper-workers compose prompt',
        'vesper-workers end run',
      ]),
    );
  await expect
    .poll(() => named('POST /api/generate/image'), SENT)
    .toEqual(
      expect.arrayContaining(['vesper-workers paint picture', 'vesper-workers storage put']),
    );
  const trace = traceOf('POST /api/chat/:id');
  const parentOf = (name: string) => {
    const span = trace.find((one) => one.name === name);
    return trace.find(({ spanId }) => spanId === span?.parentSpanId)?.name;
  };
  expect(parentOf('job chat')).toBe('start run');
  expect(parentOf('compose prompt')).toBe('model request');
  const asked = trace.find(({ name }) => name === 'model request');
  expect(asked?.events).toContainEqual({ name: 'first word' });
  expect(JSON.stringify(collector.spans)).not.toMatch(/umbrella|evening|@/);
});
