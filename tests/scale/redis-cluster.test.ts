import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../stack/client.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { startRedisCluster, type RedisCluster } from './redis-cluster.ts';
import { keysOf } from './redis-node.ts';
import { begin, expectWhole, SLOW } from './whole-life.ts';

let cluster: RedisCluster;
let stack: Stack;

beforeAll(async () => {
  cluster = await startRedisCluster();
  stack = await startStack({ gateways: 2, workers: 2, env: SLOW, redis: cluster.service });
});
afterAll(() => stack.stop());

it('a reply and a picture run over a cluster, and all its nodes share the keys', async () => {
  await expectWhole(stack, await begin(stack));
  const shares = cluster.masters().map(({ port }) => keysOf(port));
  expect(shares.every((keys) => keys.length > 0)).toBe(true);
  // A queue is whole on one node.
  const nodesOfChat = shares.filter((keys) => keys.some((key) => key.startsWith('{chat}:')));
  expect(nodesOfChat).toHaveLength(1);
});

it('an account is erased from every node', async () => {
  const anna = createClient(stack.baseUrl);
  const { id } = await anna.signUp();
  const answer = await anna.request('DELETE', '/api/user', { password: 'a long enough password' });
  expect(answer.status).toBeLessThan(300);
  const left = cluster.masters().flatMap(({ port }) => keysOf(port));
  expect(left.filter((key) => key.includes(id))).toEqual([]);
});

it('the death of a node under a reply and a picture costs neither', async () => {
  const [first] = cluster.masters();
  if (!first) throw new Error('There is no node.');
  const underWay = await begin(stack);
  await cluster.killMaster(first);
  await expectWhole(stack, underWay);
  await expectWhole(stack, await begin(stack));
});
