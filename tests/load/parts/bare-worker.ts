import { Agent, request } from 'node:http';
import { createParser } from 'eventsource-parser';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { bareOrder } from './order.ts';
import { serveOrders } from './serve-part.ts';

const asked = z.object({ channel: z.string(), runId: z.string(), content: z.string() });

/**
 * The worker of the bare pipeline: it reads the model's stream and publishes it, all of one turn of
 * the event loop in one pipeline, and does nothing else. Nothing is kept, checked or counted.
 */
export function runBareWorker(): void {
  const agent = new Agent({ keepAlive: true });
  const dirty = new Map<string, string[]>();
  let redis: Redis | undefined;
  let isWoken = false;

  function publish(channel: string, event: string, data: object): void {
    const events = dirty.get(channel);
    if (events) events.push(JSON.stringify([event, data]));
    else dirty.set(channel, [JSON.stringify([event, data])]);
    if (isWoken) return;
    isWoken = true;
    setImmediate(() => {
      isWoken = false;
      const pipeline = redis?.pipeline();
      for (const [to, events] of dirty) pipeline?.spublish(to, `[${events.join(',')}]`);
      dirty.clear();
      pipeline?.exec().catch(() => undefined);
    });
  }

  function reply(modelUrl: string, { channel, runId, content }: z.output<typeof asked>): void {
    const messages = [{ role: 'user', content }];
    const headers = { 'content-type': 'application/json' };
    const call = request(`${modelUrl}/chat/completions`, { method: 'POST', agent, headers });
    call.on('response', (answer) => {
      let seq = 1;
      const parser = createParser({
        onEvent: ({ data }) => {
          seq += 1;
          if (data === '[DONE]') return publish(channel, 'run:completed', { runId, seq });
          const text: unknown = JSON.parse(data).choices[0].delta.content;
          if (text !== undefined) publish(channel, 'run:delta', { runId, seq, text });
        },
      });
      answer.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
    });
    call.end(JSON.stringify({ model: 'm', stream: true, messages }));
  }

  serveOrders(async (order) => {
    const { redisUrl, modelUrl } = bareOrder.parse(order);
    redis = new Redis({ path: redisUrl.replace('unix://', '') });
    const subscriber = redis.duplicate();
    subscriber.on('message', (_channel, message) => {
      reply(modelUrl, asked.parse(JSON.parse(message)));
    });
    await subscriber.subscribe('asked');
  });
}
