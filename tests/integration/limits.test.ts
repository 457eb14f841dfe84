import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let person: Person;
let other: Person;

beforeAll(async () => {
  const env = { RATE_LIMITS: 'on', SECRETS_KEY: 'a key for secrets of tests, long enough' };
  stack = await startStack({ workers: 0, env });
  person = await newPerson(stack);
  other = await newPerson(stack);
});
afterAll(() => stack.stop());

type Method = 'GET' | 'POST' | 'DELETE';

/** Calls until one is refused, which has to say when to come back. @returns how many were not. */
async function callsUntilRefused(method: Method, path: string, body?: unknown): Promise<number> {
  for (let calls = 0; calls < 1_000; calls++) {
    const answer = await person.client.request(method, path, body);
    if (answer.status !== 429) continue;
    expect(answer.body).toMatchObject({ code: 'rate_limited' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    return calls;
  }
  throw new Error(`${method} ${path} was never refused.`);
}

it('likes: sixty a minute, taken back ones included, for each person alone', async () => {
  const id = await insertImage(stack, person.userId, { isPublic: true });
  const path = `/api/images/${id}/like`;
  for (let i = 0; i < 10; i++) await person.client.request('DELETE', path);
  expect(await callsUntilRefused('POST', path)).toBe(50);
  expect((await other.client.request('POST', path)).status).toBe(200);
});

it('upload addresses: ten an hour, also when each is used at once', async () => {
  const path = '/api/objects/upload';
  for (let i = 0; i < 10; i++) {
    expect((await person.client.request('POST', path)).status).toBe(200);
    await stack.documents.collection('uploads').deleteMany({});
  }
  expect(await callsUntilRefused('POST', path)).toBe(0);
});

it('reports: twenty an hour, for each person alone', async () => {
  const id = await insertImage(stack, other.userId, { isPublic: true });
  const body = { subject: { type: 'image', id }, reason: 'spam' };
  expect(await callsUntilRefused('POST', '/api/reports', body)).toBe(20);
  const { client } = await newPerson(stack);
  expect((await client.request('POST', '/api/reports', body)).status).toBe(201);
});

it('takedown requests: ten an hour and address, whoever is signed in', async () => {
  const id = await insertImage(stack, other.userId, { isPublic: true });
  const body = {
    ...{ name: 'Ada Example', signature: 'Ada Example', contact: 'ada@elsewhere.example' },
    ...{ link: `https://vesper.example/gallery/${id}`, words: 'My face.', goodFaith: true },
  };
  expect(await callsUntilRefused('POST', '/api/takedowns', body)).toBe(10);
  const visitor = createClient(stack.baseUrl);
  expect((await visitor.request('POST', '/api/takedowns', body)).status).toBe(429);
});

it('guesses of the password that deleting asks for: five in a quarter of an hour', async () => {
  const guess = { password: 'a guess' };
  expect(await callsUntilRefused('DELETE', '/api/user', guess)).toBe(5);
  const right = { password: 'a long enough password' };
  expect((await person.client.request('DELETE', '/api/user', right)).status).toBe(429);
  expect((await person.client.request('GET', '/api/user')).status).toBe(200);
});

it('archives of everything: five an hour', async () => {
  expect(await callsUntilRefused('GET', '/api/user/export')).toBe(5);
});

it('requests that were never valid cost nobody a use', async () => {
  for (let i = 0; i < 12; i++) await other.client.request('DELETE', '/api/user', {});
  const answer = await other.client.request('DELETE', '/api/user', { password: 'a guess' });
  expect(answer.status).toBe(403);
});

it('everything together: six hundred a minute', async () => {
  const { client } = await newPerson(stack);
  const answers = await Promise.all(
    Array.from({ length: 640 }, () => client.request('GET', '/api/tokens/ledger?limit=1')),
  );
  const refused = answers.filter(({ status }) => status === 429).length;
  // Signing up was followed by one read.
  expect(refused).toBe(641 - 600);
});

it('runs that wait for a worker: five hundred of a kind, and one more costs nothing', async () => {
  const { client } = await newPerson(stack);
  const queue = 'bull:image:wait';
  await stack.redis.rpush(queue, ...Array.from({ length: 500 }, (_, i) => `waiting-${i}`));
  const answer = await client.request('POST', '/api/generate/image', { prompt: 'a boat' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await client.request('GET', '/api/user')).body).toMatchObject({ tokens: 5 });
  await stack.redis.del(queue);
  const { status } = await client.request(
    'POST',
    '/api/generate/image',
    { prompt: 'a boat' },
    ASYNC,
  );
  expect(status).toBe(202);
});
