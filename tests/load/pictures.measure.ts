import { it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { orderedImage } from '@vesper/core/contract/generate-image';
import type { Client } from '../stack/client.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import { percentiles, type Figures } from './bench/figures.ts';
import { pidsOf } from './bench/pipelines.ts';
import { countCpu } from './bench/processes.ts';
import { measureTimes, report } from './bench/report.ts';

/**
 * Pictures by the painter of the house, at full size and without its pauses: how many a minute one
 * worker makes, marks, checks and stores, and what one costs of CPU.
 *
 *   npm run bench -- pictures [people, each with one order at a time] [orders of each]
 */
const order = z.object({
  BENCH_1: z.coerce.number().int().default(2),
  BENCH_2: z.coerce.number().int().max(5).default(2),
});
const { BENCH_1: people, BENCH_2: orders } = order.parse(readEnv());

const SIZE = '1024x1024';

it('measures', { timeout: 900_000 }, async () => {
  const stack = await startStack({ env: { PAINTER_SCALE: '1', PAINTER_LAYER_MS: '0' } });
  try {
    const run = async (): Promise<Figures> => {
      const clients = await Promise.all(
        Array.from({ length: people }, async () => (await newPerson(stack)).client),
      );
      const cpu = countCpu(await pidsOf(stack));
      const from = performance.now();
      const ms = (await Promise.all(clients.map(paint))).flat();
      const all = performance.now() - from;
      const used = Object.entries(cpu());
      return {
        'a minute': (ms.length / all) * 60_000,
        ...percentiles('ready after ms', ms),
        ...Object.fromEntries(
          used.map(([name, spent]) => [`CPU ms of one: ${name}`, spent / ms.length]),
        ),
      };
    };
    report(`pictures of ${SIZE}, ${people} at a time`, { product: await measureTimes(run) });
  } finally {
    await stack.stop();
  }
});

/** One order after the other. @returns how long each took, from the order to its end */
async function paint(client: Client): Promise<number[]> {
  const socket = await connectSocket(client);
  const ms: number[] = [];
  for (let count = 0; count < orders; count += 1) {
    const from = performance.now();
    const body = { prompt: 'a harbour in the evening', size: SIZE };
    const headers = { prefer: 'respond-async' };
    const asked = ['POST', '/api/generate/image', body, headers] as const;
    const { runId = '' } = await client.expect([202, orderedImage], ...asked);
    await socket.finished(runId);
    ms.push(performance.now() - from);
  }
  socket.close();
  return ms;
}
