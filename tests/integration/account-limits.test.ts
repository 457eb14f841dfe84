import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient } from '../stack/client.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PASSWORD = 'a long enough password';
let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ workers: 0, gateways: 2, env: { RATE_LIMITS: 'on' } });
});

afterAll(() => stack.stop());

beforeEach(async () => {
  const keys = await stack.redis.keys('rate:*');
  if (keys.length > 0) await stack.redis.del(keys);
});

/** The statuses of the same call made again and again, alternating between the gateways. */
async function statuses(times: number, path: string, body: (i: number) => unknown) {
  const seen: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const { baseUrl } = stack.gateways[i % stack.gateways.length] ?? stack;
    const headers = { 'x-forwarded-for': `203.0.113.${i}` };
    const answer = await createClient(baseUrl).request('POST', path, body(i), headers);
    seen.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return seen;
}

/** A sign-in from another address of this machine. */
async function signInFrom(localAddress: string, body: object): Promise<number | undefined> {
  const headers = { origin: stack.baseUrl, 'content-type': 'application/json' };
  const url = new URL('/api/signin', stack.baseUrl);
  const asked = request(url, { method: 'POST', localAddress, headers }).end(JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  answer?.resume();
  return answer?.statusCode;
}

test('the sixth sign-up of an address in an hour waits, whatever it forges', async () => {
  const seen = await statuses(6, '/api/signup', (i) => ({
    email: `many${i}@example.com`,
    password: PASSWORD,
  }));
  expect(seen).toEqual([201, 201, 201, 201, 201, 429]);
});

test('the cookie of a new account brings no further sign-ups', async () => {
  const client = createClient(stack.baseUrl);
  const seen: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    const body = { email: `chain${i}@example.com`, password: PASSWORD };
    // Signed in as the account that was made last.
    seen.push((await client.request('POST', '/api/signup', body)).status);
  }
  expect(seen).toEqual([201, 201, 201, 201, 201, 429]);
});

test('links for a new password are counted by account and by address, whoever has one', async () => {
  const one = await statuses(4, '/api/password/forgot', () => ({ email: 'nobody@example.com' }));
  expect(one).toEqual([202, 202, 202, 429]);
  const many = await statuses(8, '/api/password/forgot', (i) => ({ email: `no${i}@example.com` }));
  expect(many).toEqual([...Array<number>(6).fill(202), 429, 429]);
});

test('a sign-up that was never valid costs no use', async () => {
  const seen = await statuses(8, '/api/signup', () => ({ email: 'mia', password: 'short' }));
  expect(seen).toEqual(Array<number>(8).fill(422));
});

test('the eleventh wrong password waits, the right one included, and others are not locked out', async () => {
  const email = 'guessed@example.com';
  await createClient(stack.baseUrl).signUp({ email, password: PASSWORD });
  const seen = await statuses(11, '/api/signin', () => ({ email, password: 'not the password' }));
  expect(seen).toEqual([...Array<number>(10).fill(401), 429]);
  expect(await statuses(1, '/api/signin', () => ({ email, password: PASSWORD }))).toEqual([429]);
  const other = { email: 'nobody@example.com', password: PASSWORD };
  expect(await statuses(1, '/api/signin', () => other)).toEqual([401]);
});

test('guesses from elsewhere do not lock the owner out', async () => {
  const email = 'owner@example.com';
  await createClient(stack.baseUrl).signUp({ email, password: PASSWORD });
  await statuses(11, '/api/signin', () => ({ email, password: 'not the password' }));
  expect(await statuses(1, '/api/signin', () => ({ email, password: PASSWORD }))).toEqual([429]);
  expect(await signInFrom('127.0.0.2', { email, password: PASSWORD })).toBe(200);
});

test('guesses made all at once do not slip through', async () => {
  const email = 'rushed@example.com';
  const guess = () =>
    createClient(stack.baseUrl).request('POST', '/api/signin', {
      email,
      password: 'a wrong guess',
    });
  const answers = await Promise.all(Array.from({ length: 30 }, guess));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('signing in correctly is not counted', async () => {
  const email = 'regular@example.com';
  await createClient(stack.baseUrl).signUp({ email, password: PASSWORD });
  const seen = await statuses(15, '/api/signin', () => ({ email, password: PASSWORD }));
  expect(seen).toEqual(Array<number>(15).fill(200));
});
