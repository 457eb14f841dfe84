import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { createLogger } from '@vesper/core/log';
import { Metrics } from '@vesper/core/metrics';
import { imageStateId, readModelStates } from '@vesper/core/model-state';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { startAutomatic1111 } from '@vesper/workers/engines/image/automatic1111/automatic1111-server.fixtures';
import { paintWith, shortly } from '@vesper/workers/engines/image/image-engine.fixtures';
import { createImageMetrics } from '@vesper/workers/engines/image/image-metrics';
import { ImageModels } from '@vesper/workers/engines/image/image-models';
import { provideRedis, type StackService } from '../stack/stack-services.ts';

const ID = imageStateId('default');

let dir: string;
let service: StackService;
let redis: RedisClient;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-test-'));
  service = await provideRedis(readEnv(), dir);
  redis = createPatientRedis(service.uri);
});
afterAll(async () => {
  redis.disconnect();
  await service.process?.stop();
  await service.clear();
  await rm(dir, { recursive: true, force: true });
});

let ends: Array<() => unknown> = [];
beforeEach(() => redis.flushdb());
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

async function startServer(...options: Parameters<typeof startAutomatic1111>) {
  const server = await startAutomatic1111(...options);
  ends.push(server.stop);
  return server;
}

/** The models of pictures of one worker, with a connection of its own. */
function startWorker(...servers: string[]): ImageModels {
  const own = createPatientRedis(service.uri);
  const log = createLogger('test', 'silent');
  const imageMetrics = createImageMetrics(new Metrics('test'));
  const config = loadConfig({
    IMAGE_ENGINE: 'automatic1111',
    IMAGE_BASE_URL: servers.join(','),
  });
  const models = new ImageModels(config, { redis: own, log, imageMetrics });
  ends.push(
    () => own.disconnect(),
    () => models.close(),
  );
  return models;
}

it('several workers give a server one picture at a time, and use all servers', async () => {
  const servers = [await startServer({ stepMs: 20 }), await startServer({ stepMs: 20 })];
  const urls = servers.map(({ url }) => url);
  const workers = [startWorker(...urls), startWorker(...urls), startWorker(...urls)];
  const painted = await Promise.all(
    workers.flatMap(({ first }) => [paintWith(first.engine), paintWith(first.engine)]),
  );
  expect(painted.map(shortly)).toEqual(Array(6).fill('none'));
  const counts = servers.map(({ seen }) => seen.orders.length);
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[1]).toBeGreaterThan(0);
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(6);
  expect(servers.map(({ seen }) => seen.mostAtOnce)).toEqual([1, 1]);
});

it('a picture goes on at another server when its own dies in the middle', async () => {
  const [dying, other] = [await startServer(), await startServer()];
  dying.hold(true);
  const { first } = startWorker(dying.url, other.url);
  const painting = paintWith(first.engine);
  await expect.poll(() => dying.running()).toBeDefined();
  await dying.stop();
  const { png, failure } = await painting;
  expect(failure).toBeUndefined();
  expect(png).toBeDefined();
  expect([dying.seen.orders.length, other.seen.orders.length]).toEqual([1, 1]);
});

it('gateways hear that all servers are away, and that one is back', async () => {
  const server = await startServer();
  await server.stop();
  const models = startWorker(server.url);
  models.watch();
  const isAway = async () => (await readModelStates(redis, [ID])).get(ID)?.isAway;
  await expect.poll(isAway).toBe(true);
  expect(shortly(await paintWith(models.first.engine))).toBe('model_away, again');
  await startServer({ port: server.port });
  await expect.poll(isAway).toBe(false);
  expect(shortly(await paintWith(models.first.engine))).toBe('none');
});

it('names of servers in Redis say nothing of their addresses', async () => {
  const server = await startServer();
  const { first } = startWorker(server.url.replace('//', '//user:secret@'));
  let keys: string[] = [];
  for await (const piece of first.engine.render(
    {
      ...{ runId: 'run', prompt: 'a lighthouse', size: '1024x1024', quality: 'standard' },
      ...{ style: 'vivid', seed: 1 },
    },
    new AbortController().signal,
  )) {
    if (piece.type === 'progress') keys = [...keys, ...(await redis.keys('*'))];
  }
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join(' ')).not.toMatch(/secret|127\.0\.0\.1/);
});
