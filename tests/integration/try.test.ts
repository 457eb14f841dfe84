import { afterAll, beforeAll, expect, it } from 'vitest';
import { TRY_OVER, tryReply } from '@vesper/core/contract/try';
import { createPatientRedis } from '@vesper/core/redis';
import { createClient, type Client } from '../stack/client.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let visitor: Client;

beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMITS: 'on' } });
  visitor = createClient(stack.baseUrl);
});
afterAll(() => stack.stop());

const say = (text: string, history: object[] = []) =>
  visitor.request('POST', '/api/try', { text, history });

/** Sharded channels that a gateway listens to: one for each member who is there. */
async function subscriptions(): Promise<unknown[]> {
  const channels: unknown = await stack.redis.call('PUBSUB', 'SHARDCHANNELS');
  return Array.isArray(channels) ? channels : [];
}

it('answers a visitor from what was said before, and keeps nothing of it', async () => {
  const text = 'My sister Ottilie flies to Lisbon tomorrow.';
  const first = await say(text);
  expect(first.status).toBe(200);
  const reply = tryReply.parse(first.body);
  const second = await say('Where does Ottilie fly?', [
    { role: 'user', content: text },
    { role: 'assistant', content: reply.text },
  ]);
  expect(tryReply.parse(second.body).text).toContain('Lisbon');

  expect(await stack.documents.collection('messages').countDocuments()).toBe(0);
  const keys = await stack.redis.keys('*');
  const dumps = await Promise.all(keys.map((key) => stack.redis.dumpBuffer(key)));
  expect(dumps.some((dump) => dump?.includes('Ottilie'))).toBe(false);
  expect(stack.workers[0]?.output).not.toContain('Ottilie');
});

it('takes a short line and a short history, and nothing that is refused elsewhere', async () => {
  const unsafe = '[[sentinel:child_safety]]';
  const turn = { role: 'user', content: 'Hello' };
  // None of these is valid, so none of them uses up a reply.
  expect((await say('a'.repeat(301))).status).toBe(422);
  expect((await say('  ')).status).toBe(422);
  expect(
    (
      await say(
        'Hello',
        Array.from({ length: 7 }, () => turn),
      )
    ).status,
  ).toBe(422);
  expect(await say(unsafe)).toMatchObject({ status: 422, body: { code: 'child_safety' } });
  expect(await say('And now?', [{ ...turn, content: unsafe }])).toMatchObject({
    status: 422,
    body: { code: 'child_safety' },
  });
});

it('says at once that no worker is there, and does not count what nobody answered', async () => {
  await stack.killWorker();
  for (let i = 0; i < 8; i++) {
    const answer = await say('Hello');
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await stack.startWorker();
});

it('still hears the answers when the last member has left', async () => {
  const { client } = await newPerson(stack);
  const socket = await connectSocket(client);
  await socket.waitFor('ready');
  const [gone] = await subscriptions();
  socket.close();
  await expect.poll(subscriptions).not.toContain(gone);
  expect((await say('Hello')).status).toBe(200);
});

it('gives six replies an hour to one address, and then says how it goes on', async () => {
  // Three were answered and two refused above.
  expect((await say('Hello')).status).toBe(200);
  const answer = await say('Hello');
  expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited', message: TRY_OVER } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('is answered once, however many workers hear it', async () => {
  await stack.startWorker();
  const subscriber = createPatientRedis(stack.redisUrl);
  const answers: string[] = [];
  subscriber.on('message', (_channel, message: string) => answers.push(message));
  await subscriber.subscribe('answers:test');
  const question = { name: 'tryReply', replyTo: 'answers:test', input: { text: 'Hello' } };
  for (const id of ['one', 'two', 'three']) {
    expect(await stack.redis.publish('ask', JSON.stringify({ ...question, id }))).toBe(2);
  }
  // What either worker answers to more than one claim would have come before this.
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(3);
  const end = JSON.stringify({ ...question, id: 'end' });
  await stack.redis.publish('ask', end);
  await expect.poll(() => answers.some((it) => it.includes('"end"'))).toBe(true);
  expect(answers).toHaveLength(4);
  subscriber.disconnect();
});
