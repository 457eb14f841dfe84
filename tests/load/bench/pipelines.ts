import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { startStack } from '../../stack/start-stack.ts';
import type { Stack } from '../../stack/stack.ts';
import {
  askAnswer,
  times,
  written,
  type AskAnswer,
  type Stream,
  type Times,
  type Written,
} from '../parts/order.ts';
import { Part } from './part.ts';
import { memoryOf, type Pids } from './processes.ts';
import { seedPeople, type SeededPerson } from './seed-people.ts';

/** A way for words from a model server to people: the product, or the bare pipeline. */
export interface Pipeline {
  name: 'product' | 'bare';
  pids: Pids;
  people: readonly SeededPerson[];
  /**
   * Asks for replies and waits for their ends.
   * @param cutAfterMs cuts all sockets then; each comes back and asks for what it missed
   */
  ask(
    streams: readonly Stream[],
    limitMs: number,
    cutAfterMs?: number,
  ): Promise<AskAnswer & { written: Written }>;
  /** Cuts all sockets at once and has them back; how long that took for each. */
  comeBack(): Promise<Times>;
  /** The memory that the gateway has taken for each of the sockets, KB. */
  socketKb(): number;
  stop(): Promise<void>;
}

export interface Product extends Pipeline {
  stack: Stack;
  metricsUrls: { gateway: string; worker: string };
}

const address = z.string();
/** The folder of another version that is measured, relative to the repository. */
const { BENCH_FROM: from } = z.object({ BENCH_FROM: z.string().optional() }).parse(readEnv());

/** The processes of a stack that are counted. Redis names its own: a shell stands before it. */
export async function pidsOf({ pids, redis }: Stack) {
  const told = await redis.info('server');
  return { ...pids, redis: Number(/^process_id:(\d+)/m.exec(told)?.[1]) };
}

async function startModel(): Promise<{ model: Part; url: string }> {
  const model = new Part('model');
  return { model, url: await model.ask('open', address) };
}

const asking =
  (model: Part, clients: Part): Pipeline['ask'] =>
  async (streams, limitMs, cutAfterMs) => {
    const answer = await clients.ask({ kind: 'ask', streams, limitMs, cutAfterMs }, askAnswer);
    return { ...answer, written: await model.ask('written', written) };
  };

const returning =
  (clients: Part): Pipeline['comeBack'] =>
  () =>
    clients.ask({ kind: 'return' }, times);

/** Begins to look at what a process takes for so many things, KB for each. */
function countKb(pid: number, things: number): () => number {
  const before = memoryOf(pid);
  return () => ((memoryOf(pid) - before) * 1_024) / things;
}

/**
 * The product with its embedded services, limits on, and so many people who listen.
 * @param env further variables of its processes
 */
export async function startProduct(
  people: number,
  env: Record<string, string> = {},
): Promise<Product> {
  const { model, url } = await startModel();
  const clients = new Part('clients');
  const ports = { gateway: await freePort(), worker: await freePort() };
  const stack = await startStack({
    env: {
      CHAT_BASE_URL: url,
      CHAT_MODEL: 'm',
      CHAT_CONCURRENCY: '2000',
      RATE_LIMITS: 'on',
      WARM_UP: 'on',
      METRICS_PORT: String(ports.gateway),
      ...env,
    },
    firstWorkerEnv: { WORKER_METRICS_PORT: String(ports.worker) },
    ...(from && { gatewaysFrom: from, workersFrom: from }),
  });
  const stop = async () => {
    clients.stop();
    model.stop();
    await stack.stop();
  };
  try {
    const seeded = await seedPeople(stack, people);
    const cookies = seeded.map(({ cookie }) => cookie);
    const pids = await pidsOf(stack);
    const socketKb = countKb(pids.gateway, people);
    const connect = { kind: 'connect', way: 'product', url: stack.baseUrl, people: cookies };
    await clients.ask(connect, z.unknown());
    const metricsUrl = (port: number) => `http://127.0.0.1:${port}/metrics`;
    return {
      ...{ name: 'product', stack, pids, people: seeded, socketKb, stop },
      metricsUrls: { gateway: metricsUrl(ports.gateway), worker: metricsUrl(ports.worker) },
      ask: asking(model, clients),
      comeBack: returning(clients),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The bare pipeline on a Redis of its own, and so many people who listen. */
export async function startBare(people: number): Promise<Pipeline> {
  const { model, url } = await startModel();
  const parts = {
    clients: new Part('clients'),
    worker: new Part('bare-worker'),
    gateway: new Part('bare-gateway'),
  };
  const stack = await startStack({ gateways: 0, workers: 0 });
  const order = { redisUrl: stack.redisUrl, modelUrl: url };
  await parts.worker.ask(order, z.unknown());
  const { redis } = await pidsOf(stack);
  const baseUrl = await parts.gateway.ask(order, address);
  const names = Array.from({ length: people }, (_, index) => `person-${index}`);
  const connect = { kind: 'connect', way: 'bare', url: baseUrl, people: names };
  const socketKb = countKb(parts.gateway.pid, people);
  await parts.clients.ask(connect, z.unknown());
  return {
    socketKb,
    name: 'bare',
    pids: { worker: parts.worker.pid, redis, gateway: parts.gateway.pid },
    people: names.map((cookie) => ({ userId: cookie, cookie, conversationId: '' })),
    ask: asking(model, parts.clients),
    comeBack: returning(parts.clients),
    async stop() {
      for (const part of [...Object.values(parts), model]) part.stop();
      await stack.stop();
    },
  };
}
