import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversationView } from '@vesper/core/contract/conversation';
import { imageView } from '@vesper/core/contract/image';
import { dashboardStats } from '@vesper/core/contract/stats';
import { ASYNC, generate } from '../stack/conversation.ts';
import type { Client } from '../stack/client.ts';
import { newPerson } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PROMPT = { prompt: 'a boat' };
let stack: Stack;

beforeAll(async () => {
  const env = { PLAN_LIMITS: 'on', HOUSEKEEPING_MS: '200' };
  stack = await startStack({ gateways: 2, env });
});
afterAll(() => stack.stop());

async function paint(client: Client) {
  return client.expect([201, imageView], 'POST', '/api/generate/image', PROMPT);
}

async function usageOf(client: Client) {
  return (await client.expect([200, dashboardStats], 'GET', '/api/dashboard/stats')).usage;
}

/** Twenty requests at the same instant, at both gateways. @returns how many were let through. */
async function atOnce(client: Client, path: (i: number) => string, body: unknown): Promise<number> {
  const addresses = stack.gateways.map(({ baseUrl }) => baseUrl);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => {
      const at = client.at(addresses[i % addresses.length] ?? stack.baseUrl);
      return at.request('POST', path(i), body, ASYNC);
    }),
  );
  const statuses = answers.map(({ status }) => status);
  const passed = statuses.filter((status) => status < 300).length;
  expect(statuses.filter((status) => status === 402)).toHaveLength(20 - passed);
  return passed;
}

it('end pictures at three a month, also when one is deleted, and start anew next month', async () => {
  const { client, userId } = await newPerson(stack);
  const image = await paint(client);
  const key = { 'idempotency-key': 'a key for the third' };
  await paint(client);
  await client.expect([201, imageView], 'POST', '/api/generate/image', PROMPT, key);
  await client.request('DELETE', `/api/images/${image.id}`);
  const refused = await client.request('POST', '/api/generate/image', PROMPT);
  expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
  expect(JSON.stringify(refused.body)).toContain('3 pictures');
  // A repeated request is the same picture, not a further one.
  await client.expect([201, imageView], 'POST', '/api/generate/image', PROMPT, key);
  const stats = await client.expect([200, dashboardStats], 'GET', '/api/dashboard/stats');
  expect(stats.usage.images).toEqual({ used: 3, limit: 3 });
  await stack.documents
    .collection('runs')
    .updateMany({ userId: new Types.ObjectId(userId) }, { $set: { createdAt: new Date(0) } });
  await stack.documents
    .collection('plan_usage')
    .updateMany({ userId: new Types.ObjectId(userId) }, { $set: { month: '1970-01' } });
  await paint(client);
});

it('end messages at ten a month, in all conversations together', async () => {
  const { client, userId } = await newPerson(stack);
  const talk = () => client.expect([201, conversationView], 'POST', '/api/conversations', {});
  const [first, second] = [await talk(), await talk()];
  await stack.documents.collection('messages').insertMany(
    Array.from({ length: 9 }, () => ({
      userId: new Types.ObjectId(userId),
      conversationId: new Types.ObjectId(first.id),
      role: 'user',
      content: 'hi',
      status: 'complete',
      createdAt: new Date(),
    })),
  );
  const say = { content: 'Good evening' };
  expect((await client.request('POST', `/api/chat/${second.id}`, say)).status).toBe(201);
  const refused = await client.request('POST', `/api/chat/${second.id}`, say);
  expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
});

it('end characters and stories at two a month each', async () => {
  const { client } = await newPerson(stack);
  for (const [path, body] of [
    ['/api/characters', { name: 'Ines' }],
    ['/api/stories', { genre: 'mystery', lead: 'Ines' }],
  ] as const) {
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) {
      statuses.push((await client.request('POST', path, body, ASYNC)).status);
    }
    expect(statuses.map((status) => status < 300)).toEqual([true, true, false]);
    expect(statuses.at(-1)).toBe(402);
  }
});

it('let exactly as many of twenty simultaneous requests through as the plan includes', async () => {
  const { client } = await newPerson(stack);
  expect(await atOnce(client, () => '/api/characters', { name: 'Ines' })).toBe(2);
  const story = { genre: 'mystery', lead: 'Ines' };
  expect(await atOnce(client, () => '/api/stories', story)).toBe(2);
  const talks = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.expect([201, conversationView], 'POST', '/api/conversations', {}),
    ),
  );
  const say = { content: 'Good evening' };
  expect(await atOnce(client, (i) => `/api/chat/${talks[i]?.id}`, say)).toBe(10);
  expect(await usageOf(client)).toMatchObject({
    characters: { used: 2, limit: 2 },
    stories: { used: 2, limit: 2 },
    messages: { used: 10, limit: 10 },
  });
});

it('do not count a picture that was stopped, nor what never began', async () => {
  const { client } = await newPerson(stack);
  await generate(client, 'a lake');
  const second = await generate(client, 'a lake again');
  // One is left: an order of two is refused as a whole, and uses nothing up.
  const two = { ...PROMPT, count: 2 };
  const third = await client.request('POST', '/api/generate/image', two, ASYNC);
  expect(third).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
  expect((await usageOf(client)).images).toEqual({ used: 2, limit: 3 });
  await client.request('POST', `/api/runs/${second.runId}/cancel`);
  const used = async () => (await usageOf(client)).images.used;
  await expect.poll(used, { timeout: 60_000 }).toBe(1);
  await paint(client);
  await paint(client);
  expect((await client.request('POST', '/api/generate/image', PROMPT)).status).toBe(402);
});

it('release the reservation of something that a crash kept from being made', async () => {
  const { client, userId } = await newPerson(stack);
  await client.request('POST', '/api/characters', { name: 'Ines' });
  const usage = stack.documents.collection('plan_usage');
  const mine = { userId: new Types.ObjectId(userId), what: 'characters' };
  const reservation = { ref: new Types.ObjectId(), at: new Date(Date.now() - 120_000) };
  await usage.updateOne(mine, { $set: { used: 2, open: [reservation] } });
  const used = async () => (await usageOf(client)).characters.used;
  await expect.poll(used).toBe(1);
  expect((await usage.findOne(mine))?.['open']).toEqual([]);
});

it('end nothing for members of a plan without limits', async () => {
  const { client, userId } = await newPerson(stack);
  await stack.documents
    .collection('users')
    .updateOne({ _id: new Types.ObjectId(userId) }, { $set: { plan: 'pro' } });
  for (let made = 0; made < 4; made++) await paint(client);
  expect((await usageOf(client)).images).toEqual({ used: 4, limit: null });
});
