import { setTimeout as pause } from 'node:timers/promises';
import { it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { percentiles, type Figures } from './bench/figures.ts';
import { startBare, startProduct, type Pipeline } from './bench/pipelines.ts';
import { countCpu } from './bench/processes.ts';
import { measureTimes, ratioOf, report } from './bench/report.ts';

/**
 * Sockets: what an idle one takes of the gateway's memory, how soon all are back that were cut at
 * once, and, while a reply is being written for each, how soon each has again what it missed.
 *
 *   npm run bench -- sockets [people]
 */
const order = z.object({ BENCH_1: z.coerce.number().int().default(1_000) });
const { BENCH_1: people } = order.parse(readEnv());

/** Slow replies: it is the sockets that are measured. */
const REPLY = { words: 16, perSecond: 2 };
/** Milliseconds within which the replies begin, and after which all are cut. */
const STARTS_MS = 4_000;
const CUT_AFTER_MS = 6_000;
const LIMIT_MS = 60_000;

/** All connections at once. */
async function storm({ comeBack, pids }: Pipeline): Promise<Figures> {
  const cpu = countCpu(pids);
  const { ms } = await comeBack();
  const used = Object.entries(cpu()).filter(([name]) => name !== 'worker');
  return {
    ...percentiles('back after ms', ms),
    'a second': (people / Math.max(...ms)) * 1_000,
    ...Object.fromEntries(used.map(([name, all]) => [`CPU ms of one: ${name}`, all / people])),
  };
}

/** The same in the middle of a reply for each. */
async function resume({ ask, people: all }: Pipeline): Promise<Figures> {
  const streams = all.map(({ conversationId }, index) => ({
    ...{ id: index, person: index, conversationId, ...REPLY },
    afterMs: (index / all.length) * STARTS_MS,
  }));
  const { heard, backMs } = await ask(streams, LIMIT_MS, CUT_AFTER_MS);
  return {
    ...percentiles('whole again after ms', backMs),
    'replies that ended, share': heard.filter(({ endedAt }) => endedAt !== null).length / people,
    'events that never came': heard.reduce((sum, { missing }) => sum + missing, 0),
  };
}

async function measure(
  start: (people: number, env?: Record<string, string>) => Promise<Pipeline>,
): Promise<{ idle: Figures; storm: Figures; resume: Figures | null }> {
  // One address opens more sockets, and one program asks for more, than people may.
  const pipeline = await start(people, { RATE_LIMITS: 'off' });
  try {
    await pause(1_000);
    return {
      idle: { 'KB of memory for one': pipeline.socketKb() },
      storm: await measureTimes(() => storm(pipeline)),
      resume: pipeline.name === 'bare' ? null : await measureTimes(() => resume(pipeline)),
    };
  } finally {
    await pipeline.stop();
  }
}

it('measures', { timeout: 900_000 }, async () => {
  const bare = await measure(startBare);
  const product = await measure(startProduct);
  for (const [name, words] of [
    ['idle', 'idle sockets'],
    ['storm', 'sockets that come at once'],
  ] as const) {
    const columns = { product: product[name], bare: bare[name] };
    report(`${people} ${words}`, { ...columns, ratio: ratioOf(columns) });
  }
  if (product.resume) {
    report(`${people} sockets cut in the middle of a reply`, { product: product.resume });
  }
});
