import { afterAll, beforeAll, it } from 'vitest';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { startWatchedRedis, type WatchedRedis } from './redis-sentinel.ts';
import { begin, expectWhole, SLOW } from './whole-life.ts';

let redis: WatchedRedis;
let stack: Stack;

beforeAll(async () => {
  redis = await startWatchedRedis();
  stack = await startStack({ gateways: 2, workers: 2, env: SLOW, redis: redis.service });
});
afterAll(() => stack.stop());

it('a replica that takes over under a reply and a picture costs neither', async () => {
  await expectWhole(stack, await begin(stack));
  const underWay = await begin(stack);
  await redis.killMaster();
  await expectWhole(stack, underWay);
  await expectWhole(stack, await begin(stack));
});
