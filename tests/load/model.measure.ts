import { expect, it } from 'vitest';
import { z } from 'zod';
import { readEnv } from '@vesper/core/config/env';
import { createClient, type Client } from '../stack/client.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';

/**
 * Measures replies of a model server through the whole product: HTTP stream, worker, Redis, gateway
 * and socket. The server is scripted and costs next to nothing.
 *
 *   node scripts/bench.mjs model [streams] [tokens per second] [seconds]
 */
const order = z.object({
  STREAMS: z.coerce.number().default(50),
  TOKENS_PER_SECOND: z.coerce.number().default(30),
  SECONDS: z.coerce.number().default(10),
});
const { STREAMS: streams, TOKENS_PER_SECOND: pace, SECONDS: seconds } = order.parse(readEnv());
const PEOPLE = Math.min(streams, 25);

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Person {
  client: Client;
  socket: LiveSocket;
}

/** Asks for one reply; the milliseconds to its first word, and to its end. */
async function streamOne({ client, socket }: Person) {
  const conversation = await startConversation(client);
  const askedAt = performance.now();
  const { runId } = await send(client, conversation, `${pace * seconds} words at ${pace}`);
  await socket.waitFor('run:delta', (data) => data.runId === runId);
  const firstMs = performance.now() - askedAt;
  const end = await socket.finished(runId);
  expect(end.event).toBe('run:completed');
  return { firstMs, totalMs: performance.now() - askedAt };
}

/** Stops a reply; the milliseconds until the model server sees its connection closed. */
async function stopOne({ client, socket }: Person, seen: { closed: number }): Promise<number> {
  const { runId } = await send(client, await startConversation(client), 'a slow one');
  await socket.waitFor('run:delta', (data) => data.runId === runId);
  const before = seen.closed;
  const at = performance.now();
  await socket.ask('run:cancel', { runId });
  while (seen.closed === before) await new Promise((resolve) => setImmediate(resolve));
  return performance.now() - at;
}

it('measures', { timeout: 300_000 }, async () => {
  const model = await startScriptedModel();
  const env = { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'm', CHAT_CONCURRENCY: String(streams) };
  const stack = await startStack({ env });
  try {
    const people: Person[] = [];
    for (let index = 0; index < PEOPLE; index += 1) {
      const client = createClient(stack.baseUrl);
      await client.signUp();
      people.push({ client, socket: await connectSocket(client) });
    }
    const [first] = people;
    if (!first) throw new Error('Nobody is there.');
    const runs = Array.from({ length: streams }, (_, index) =>
      streamOne(people[index % PEOPLE] ?? first),
    );
    const ended = await Promise.all(runs);
    const firstWords = ended.map(({ firstMs }) => firstMs).sort((a, b) => a - b);
    const totals = ended.map(({ totalMs }) => totalMs).sort((a, b) => a - b);
    const stops: number[] = [];
    for (let count = 0; count < 10; count += 1) stops.push(await stopOne(first, model.seen));
    const told = (sorted: number[]): string =>
      `p50 ${percentile(sorted, 0.5).toFixed(0)}  p99 ${percentile(sorted, 0.99).toFixed(0)}`;
    process.stdout.write(
      `${[
        `${streams} replies of ${pace * seconds} words, ${pace} a second, from a model server`,
        `first word ms  ${told(firstWords)}`,
        `whole reply ms ${told(totals)}  (the server takes ${seconds * 1_000})`,
        `most at once   ${model.seen.mostAtOnce}`,
        `stop ms        ${told(stops.sort((a, b) => a - b))}  until the server sees it`,
      ].join('\n')}\n`,
    );
  } finally {
    await stack.stop();
    await model.stop();
  }
});
