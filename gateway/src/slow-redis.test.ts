import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPatientRedis, createRequestRedis } from '@vesper/core/redis';
import { Queues } from '@vesper/core/runs/queues';
import { startRedis } from './testing/redis-server.ts';

/** Longer than a command may take; Redis answers nobody meanwhile. */
const PAUSE_MS = 2_500;

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

it('queues that were opened while Redis did not answer work once it does', async () => {
  const admin = createPatientRedis(redis.url);
  const client = createRequestRedis(redis.url);
  await once(client, 'ready');
  await admin.call('CLIENT', 'PAUSE', PAUSE_MS);
  const queues = new Queues(client);
  const add = () => queues.addRun('chat', 'a'.repeat(24)).then(() => 'queued');
  await expect(add()).rejects.toThrow();
  await expect.poll(() => add().catch(() => 'refused'), { timeout: 30_000 }).toBe('queued');
  await queues.close();
  client.disconnect();
  admin.disconnect();
}, 60_000);
