import { it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { percentiles, type Figures } from './bench/figures.ts';
import { startProduct, type Product } from './bench/pipelines.ts';
import { countCpu } from './bench/processes.ts';
import { measureTimes, report } from './bench/report.ts';

/**
 * So many messages a second are sent, each answered by a few words: how soon each is accepted, when
 * its first word comes, and what one costs of CPU, from the request to its end.
 *
 *   npm run bench -- starts [starts per second] [seconds]
 */
const order = z.object({
  BENCH_1: z.coerce.number().default(20),
  BENCH_2: z.coerce.number().default(10),
});
const { BENCH_1: perSecond, BENCH_2: seconds } = order.parse(readEnv());

/** Few enough that writing them is little beside the start. */
const WORDS = 5;
const PEOPLE = 300;
const LIMIT_MS = 30_000;
/** Milliseconds of rest after the last reply: what follows from its end belongs to it. */
const REST_MS = 500;

async function run({ ask, people, pids, stack }: Product): Promise<Figures> {
  const count = Math.min(perSecond * seconds, people.length);
  const streams = people.slice(0, count).map(({ conversationId }, id) => ({
    ...{ id, person: id, conversationId, words: WORDS, perSecond: 1_000 },
    afterMs: (id / perSecond) * 1_000,
  }));
  const cpu = countCpu(pids);
  const { heard } = await ask(streams, LIMIT_MS);
  await stack.settled();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const used = Object.entries(cpu());
  const first = heard.flatMap(({ askedAt, points }) => {
    const [at] = points.at;
    return at === undefined ? [] : [at - askedAt];
  });
  const accepted = heard.flatMap(({ askedAt, acceptedAt }) =>
    acceptedAt === null ? [] : [acceptedAt - askedAt],
  );
  return {
    ...percentiles('accepted ms', accepted),
    ...percentiles('first token ms', first),
    'ended, share': heard.filter(({ endedAt }) => endedAt !== null).length / count,
    ...Object.fromEntries(used.map(([name, ms]) => [`CPU ms of a run: ${name}`, ms / count])),
    'CPU ms of a run: all': used.reduce((sum, [, ms]) => sum + ms, 0) / count,
  };
}

it('measures', { timeout: 900_000 }, async () => {
  const product = await startProduct(PEOPLE);
  try {
    report(`${perSecond} starts a second`, { product: await measureTimes(() => run(product)) });
  } finally {
    await product.stop();
  }
});
