import { createServer } from 'node:http';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { okBody } from '@vesper/core/contract/common';
import { openSession } from '@vesper/core/contract/open-session';
import { createClient, type Client } from '../stack/client.ts';
import { newPerson, PASSWORD } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
].join(' ');
const BREACHED = 'the well known sentence';

let stack: Stack;
const asked: string[] = [];
/** Answers in ranges, as the service of the breached passwords does; `away` while told to. */
let isAway = false;
const breaches = createServer((request, response) => {
  const prefix = request.url?.slice(1) ?? '';
  asked.push(prefix);
  const hash = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();
  if (isAway) response.statusCode = 503;
  response.end(prefix === hash.slice(0, 5) ? `${'0'.repeat(35)}:0\r\n${hash.slice(5)}:3\r\n` : '');
});

beforeAll(async () => {
  await once(breaches.listen(0, '127.0.0.1'), 'listening');
  const address = breaches.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  stack = await startStack({
    gateways: 2,
    env: {
      BREACH_CHECK_URL: `http://127.0.0.1:${port}/`,
      HOUSEKEEPING_MS: '500',
      TRUSTED_PROXIES: '1',
    },
  });
});

afterAll(async () => {
  await stack.stop();
  breaches.close();
});

const sessionsOf = (client: Client) =>
  client.expect([200, z.array(openSession)], 'GET', '/api/user/sessions');

async function signInWith(email: string, agent: string, from = '203.0.113.9', at = 1) {
  const client = createClient(stack.gateways[at]?.baseUrl ?? stack.baseUrl);
  const headers = { 'user-agent': agent, 'x-forwarded-for': from };
  const answer = await client.request(
    'POST',
    '/api/signin',
    { email, password: PASSWORD },
    headers,
  );
  expect(answer.status).toBe(200);
  return client;
}

test('sessions are listed with device, network and times, and end one by one', async () => {
  const { client, email } = await newPerson(stack);
  const phone = await signInWith(email, SAFARI);
  const socket = await connectSocket(phone, { reconnection: false });
  const listed = await sessionsOf(client);
  expect(listed).toMatchObject([
    { isCurrent: true },
    { device: 'Safari on iOS', place: '203.0.113.0/24', isCurrent: false },
  ]);
  expect(JSON.stringify(listed)).not.toContain('203.0.113.9');
  const id = listed[1]?.id;
  await client.expect([200, okBody], 'DELETE', '/api/user/sessions', { id });
  await socket.disconnected();
  expect((await phone.request('GET', '/api/user')).status).toBe(401);
  expect((await client.request('GET', '/api/user')).status).toBe(200);
  const again = await client.request('DELETE', '/api/user/sessions', { id });
  expect(again.status).toBe(404);
});

test('nobody ends the session of somebody else, and its fingerprint signs nobody in', async () => {
  const [anna, ben] = [await newPerson(stack), await newPerson(stack)];
  const [{ id } = { id: '' }] = await sessionsOf(ben.client);
  const attempt = await anna.client.request('DELETE', '/api/user/sessions', { id });
  expect(attempt.status).toBe(404);
  expect((await ben.client.request('GET', '/api/user')).status).toBe(200);
});

test('all others end together, at every gateway', async () => {
  const { client, email } = await newPerson(stack);
  const others = [await signInWith(email, SAFARI), await signInWith(email, FIREFOX)];
  await client.expect([200, okBody], 'DELETE', '/api/user/sessions');
  for (const other of others) expect((await other.request('GET', '/api/user')).status).toBe(401);
  expect(await sessionsOf(client)).toHaveLength(1);
});

test('a changed password ends the other sessions, and asks for the old one', async () => {
  const { client, email } = await newPerson(stack);
  const other = await signInWith(email, FIREFOX);
  const change = (currentPassword: string, password: string) =>
    client.request('POST', '/api/user/password', { currentPassword, password });
  expect((await change('not the password', 'a fine new password')).status).toBe(403);
  expect((await change(PASSWORD, email.slice(0, 16))).status).toBe(422);
  expect((await change(PASSWORD, 'a fine new password')).status).toBe(200);
  expect((await other.request('GET', '/api/user')).status).toBe(401);
  expect((await client.request('GET', '/api/user')).status).toBe(200);
});

test('the eleventh session ends the oldest', async () => {
  const { client, email } = await newPerson(stack);
  for (let i = 0; i < 10; i += 1) await signInWith(email, FIREFOX);
  expect((await client.request('GET', '/api/user')).status).toBe(401);
});

test('a device that was never seen is told of, one that was is not', async () => {
  const { client, email } = await newPerson(stack);
  const notices = async () =>
    client.expect(
      [200, z.array(z.looseObject({ type: z.string(), body: z.string() }))],
      'GET',
      '/api/notifications',
    );
  expect(await notices()).toEqual([]);
  await signInWith(email, SAFARI);
  await signInWith(email, SAFARI, '203.0.200.1');
  expect(await notices()).toMatchObject([
    { type: 'new_device', body: expect.stringContaining('Safari on iOS, from 203.0.113.0/24') },
  ]);
  await signInWith(email, SAFARI, '198.51.100.4');
  expect(await notices()).toHaveLength(2);
});

test('a socket closes when its session has run out without a word', async () => {
  const { client } = await newPerson(stack);
  const socket = await connectSocket(client, { reconnection: false });
  const [id] = /sid=([^;]+)/.exec(client.cookie)?.slice(1) ?? [];
  expect(await stack.redis.del(`session:${id}`)).toBe(1);
  await socket.disconnected();
});

test('a breached password is refused by its range, and nobody waits for a service that is away', async () => {
  const signUp = (email: string, password: string) =>
    createClient(stack.baseUrl).request('POST', '/api/signup', { email, password });
  const refused = await signUp('breached@example.com', BREACHED);
  expect(refused).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'password', message: expect.stringContaining('data breach') }] },
  });
  expect(asked.every((prefix) => /^[0-9A-F]{5}$/.test(prefix))).toBe(true);
  isAway = true;
  expect((await signUp('away@example.com', BREACHED)).status).toBe(201);
  isAway = false;
});

test('lines of sign-ins name account, address and reason, and nothing that was typed', async () => {
  const { email, userId } = await newPerson(stack);
  await signInWith(email, FIREFOX, '203.0.113.77', 0);
  const wrong = { email, password: 'mistyped by accident' };
  await createClient(stack.baseUrl).request('POST', '/api/signin', wrong, {
    'x-forwarded-for': '203.0.113.78',
  });
  const lines = () =>
    (stack.gateways[0]?.process.output ?? '')
      .split('\n')
      .filter((line) => line.includes('"route":"/api/signin"') && line.includes(userId));
  await expect.poll(() => lines().length).toBe(2);
  const [good, bad] = lines().map((line): unknown => JSON.parse(line));
  expect(good).toMatchObject({ status: 200, account: userId, ip: '203.0.113.77' });
  expect(bad).toMatchObject({
    ...{ status: 401, account: userId, ip: '203.0.113.78', code: 'invalid_credentials' },
  });
  expect(stack.gateways[0]?.process.output).not.toContain(email);
});
