import { it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { latencies, percentiles, type Figures } from './bench/figures.ts';
import { startBare, startProduct, type Pipeline } from './bench/pipelines.ts';
import { countCpu, memoryOf } from './bench/processes.ts';
import { measureTimes, ratioOf, report } from './bench/report.ts';

/**
 * Many replies at once, from the model server to people's sockets: through the product, and beside it
 * through the bare pipeline of the same libraries. CPU and times are those of the words after the
 * starts, which are measured by themselves.
 *
 *   npm run bench -- streams [streams] [tokens per second] [seconds]
 */
const order = z.object({
  BENCH_1: z.coerce.number().int().default(300),
  BENCH_2: z.coerce.number().default(30),
  BENCH_3: z.coerce.number().default(10),
});
const { BENCH_1: streams, BENCH_2: perSecond, BENCH_3: seconds } = order.parse(readEnv());

/** Replies begin within this time, so that they are not in step, and are counted from its end. */
const STARTS_MS = 4_000;
const LIMIT_MS = 60_000;

async function run(pipeline: Pipeline): Promise<Figures> {
  const words = Math.round(perSecond * (seconds + STARTS_MS / 1_000));
  const asked = pipeline.people.map(({ conversationId }, index) => ({
    ...{ id: index, person: index, conversationId, words, perSecond },
    afterMs: (index / pipeline.people.length) * STARTS_MS,
  }));
  const cpu: { used?: Record<string, number> } = {};
  const begin = setTimeout(() => {
    const count = countCpu(pipeline.pids);
    setTimeout(() => (cpu.used = count()), seconds * 1_000 * 0.8);
  }, STARTS_MS * 1.2);
  const { heard, written, bytes } = await pipeline.ask(asked, LIMIT_MS);
  clearTimeout(begin);
  const { ms, said } = latencies(written, heard, STARTS_MS);
  const all = Object.values(written).reduce((sum, { at }) => sum + at.length, 0);
  const counted = streams * perSecond * seconds * 0.8;
  const perThousand = Object.entries(cpu.used ?? {}).map(([name, used]) => [
    `CPU ms per 1,000 tokens: ${name}`,
    (used / counted) * 1_000,
  ]);
  return {
    ...percentiles('latency ms', ms),
    'tokens delivered, share': ms.length / said,
    ...Object.fromEntries(perThousand),
    'bytes per token at the socket': bytes / all,
    ...Object.fromEntries(
      Object.entries(pipeline.pids).map(([name, pid]) => [`memory MB: ${name}`, memoryOf(pid)]),
    ),
  };
}

async function measure(start: (people: number) => Promise<Pipeline>): Promise<Figures> {
  const pipeline = await start(streams);
  try {
    return await measureTimes(() => run(pipeline));
  } finally {
    await pipeline.stop();
  }
}

it('measures', { timeout: 900_000 }, async () => {
  const bare = await measure(startBare);
  const product = await measure(startProduct);
  const ratio = ratioOf({ product, bare });
  report(`${streams} streams of ${perSecond} tokens a second`, { product, bare, ratio });
});
