import { it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { percentiles, type Figures } from './bench/figures.ts';
import { Part } from './bench/part.ts';
import { pidsOf, startProduct } from './bench/pipelines.ts';
import { countCpu, type Pids } from './bench/processes.ts';
import { measureTimes, report } from './bench/report.ts';
import { httpAnswer } from './parts/order.ts';

/**
 * Reads and writes over REST, by route: how many a second, and what one costs of CPU in the gateway
 * and in the services behind it; beside a Koa that answers 'hello'. CPU is the measure that others on
 * the same machine change least.
 *
 *   npm run bench -- rest [connections] [seconds]
 */
const order = z.object({
  BENCH_1: z.coerce.number().int().default(100),
  BENCH_2: z.coerce.number().default(5),
});
const { BENCH_1: connections, BENCH_2: seconds } = order.parse(readEnv());
const KOA = 'Koa, hello';

interface Asked {
  url: string;
  method?: string;
  path: string;
  body?: unknown;
  headers: Record<string, string>;
  pids: Pids;
}

async function load(clients: Part, { pids, ...asked }: Asked): Promise<Figures> {
  const cpu = countCpu(pids);
  const { ms, failed } = await clients.ask({ ...asked, connections, seconds }, httpAnswer);
  const used = Object.entries(cpu()).map(([name, used]) => [
    `CPU microseconds of one: ${name}`,
    (used / ms.length) * 1_000,
  ]);
  return {
    'a second': ms.length / seconds,
    ...percentiles('ms', ms),
    ...Object.fromEntries(used),
    failed,
  };
}

/** Adds to each what it costs beside the bare Koa. */
function addShares(columns: Record<string, Figures>): void {
  const ofOne = 'CPU microseconds of one: gateway';
  const bare = columns[KOA]?.[ofOne] ?? Number.NaN;
  for (const figures of Object.values(columns)) {
    figures['share of bare Koa, by CPU of the gateway'] = bare / (figures[ofOne] ?? Number.NaN);
  }
}

it('measures', { timeout: 900_000 }, async () => {
  const clients = new Part('http-load');
  const koa = new Part('bare-koa');
  // One member asks more than anybody may.
  const product = await startProduct(1, { RATE_LIMITS: 'off' });
  try {
    const [anna] = product.people;
    const { gateway, redis, documents } = await pidsOf(product.stack);
    const asked = {
      url: product.stack.baseUrl,
      headers: { cookie: anna?.cookie ?? '' },
      pids: { gateway, redis, documents },
    };
    const talk = `/api/conversations/${anna?.conversationId}`;
    const routes = {
      '/api/user': { path: '/api/user' },
      '/api/conversations': { path: '/api/conversations' },
      'its messages': { path: `${talk}/messages` },
      '/api/images': { path: '/api/images' },
      'a new name': { method: 'PATCH', path: '/api/user', body: { firstName: 'Anna' } },
      'a new title': { method: 'PATCH', path: talk, body: { title: 'A walk by the sea' } },
    };
    const columns: Record<string, Figures> = {};
    const hello = { path: '/', headers: {}, pids: { gateway: koa.pid } };
    const koaUrl = await koa.ask('open', z.string());
    columns[KOA] = await measureTimes(() => load(clients, { ...hello, url: koaUrl }));
    for (const [name, route] of Object.entries(routes)) {
      columns[name] = await measureTimes(() => load(clients, { ...asked, ...route }));
    }
    addShares(columns);
    report(`reads and writes over REST, ${connections} connections`, columns);
  } finally {
    clients.stop();
    koa.stop();
    await product.stop();
  }
});
