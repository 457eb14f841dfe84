import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { createClient, type Client } from '../stack/client.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/**
 * Measures the path of a token from the worker's publisher through Redis and the gateway to the
 * client's handler, the durable log on. Budgets: docs/operations.md.
 *
 *   node scripts/bench.mjs [streams] [tokens per second] [seconds]
 */
const order = z.object({
  STREAMS: z.coerce.number().default(300),
  TOKENS_PER_SECOND: z.coerce.number().default(30),
  SECONDS: z.coerce.number().default(10),
});
const {
  STREAMS: streams,
  TOKENS_PER_SECOND: tokensPerSecond,
  SECONDS: seconds,
} = order.parse(readEnv());
const PEOPLE = Math.min(streams, 100);

const now = (): number => performance.timeOrigin + performance.now();
const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** CPU time of Redis so far, in milliseconds. */
async function cpuOfRedis({ redis }: Stack): Promise<number> {
  const told = await redis.info('cpu');
  const seconds = [...told.matchAll(/^used_cpu_(?:user|sys):([\d.]+)/gm)].map(([, it]) =>
    Number(it),
  );
  return seconds.reduce((sum, each) => sum + each, 0) * 1_000;
}

/** CPU time of a process so far, in milliseconds (Linux counts in hundredths of a second). */
function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

it('measures', { timeout: 300_000 }, async () => {
  const stack = await startStack({ workers: 0 });
  try {
    const people: Array<{ userId: string; client: Client }> = [];
    for (let index = 0; index < PEOPLE; index += 1) {
      const client = createClient(stack.baseUrl);
      people.push({ userId: (await client.signUp()).id, client });
    }
    const latencies: number[] = [];
    const delta = z.object({ text: z.string() });
    for (const { client } of people) {
      const socket = await connectSocket(client);
      socket.onEvent('run:delta', (data) => {
        latencies.push(now() - Number(delta.parse(data).text));
      });
    }
    const runs = Array.from({ length: streams }, (_, index) => ({
      runId: new Types.ObjectId().toHexString(),
      userId: people[index % PEOPLE]?.userId ?? '',
    }));
    const gateway = stack.gateways[0]?.process.pid;
    const before = cpuOf(gateway);
    const redisBefore = await cpuOfRedis(stack);
    const emitter = fork(new URL('../../embedded/dist/bench-emitter.js', import.meta.url));
    const finished = new Promise<{ cpu: NodeJS.CpuUsage }>((resolve) => {
      emitter.once('message', (message) => {
        const cpu = z.object({ user: z.number(), system: z.number() });
        resolve(z.object({ cpu }).parse(message));
      });
    });
    emitter.send({ redisUrl: stack.redisUrl, runs, tokensPerSecond, seconds });
    const { cpu } = await finished;
    const expected = streams * tokensPerSecond * seconds;
    expect(latencies.length).toBeGreaterThan(0);
    latencies.sort((a, b) => a - b);
    const perThousand = (ms: number): string => ((ms / expected) * 1_000).toFixed(1);
    const latency = (share: number): string => percentile(latencies, share).toFixed(2);
    const worker = (cpu.user + cpu.system) / 1_000;
    const gatewayMs = cpuOf(gateway) - before;
    const redisMs = (await cpuOfRedis(stack)) - redisBefore;
    const parts = { worker, redis: redisMs, gateway: gatewayMs, all: worker + redisMs + gatewayMs };
    const cost = Object.entries(parts).map(([name, ms]) => `${name} ${perThousand(ms)}`);
    process.stdout.write(
      `${[
        `${streams} streams x ${tokensPerSecond} tokens/s x ${seconds} s, durable log on`,
        `latency ms  p50 ${latency(0.5)}  p99 ${latency(0.99)}  max ${latency(1)}`,
        `deltas      ${latencies.length} of ${expected} (fewer only by merging under pressure)`,
        `CPU ms per 1,000 tokens  ${cost.join('  ')}`,
      ].join('\n')}\n`,
    );
  } finally {
    await stack.stop();
  }
});
