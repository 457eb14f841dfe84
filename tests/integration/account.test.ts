import { request as httpRequest } from 'node:http';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { sessionView, userView } from '@vesper/core/contract/user';
import { createClient, type Client } from '../stack/client.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
});

afterAll(() => stack.stop());

const PASSWORD = 'a long enough password';
let count = 0;
const newEmail = (): string => `person${(count += 1)}@example.com`;
const person = (): Client => createClient(stack.baseUrl);
const users = () => stack.documents.collection('users');
const issues = z.object({
  code: z.literal('validation_failed'),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** A request that no browser would send: exact headers, exact path. */
function raw(
  options: { method: string; path: string; headers?: Record<string, string> },
  body = '',
): Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }> {
  const { hostname, port } = new URL(stack.baseUrl);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    request.on('error', reject).end(body);
  });
}

test('signing up makes an account with free tokens and signs in', async () => {
  const client = person();
  const email = newEmail();
  const body = { email: ` ${email.toUpperCase()} `, password: PASSWORD, firstName: ' Mia ' };
  const user = await client.expect([201, userView], 'POST', '/api/signup', body);
  expect(user).toMatchObject({ email, firstName: 'Mia', lastName: null, tokens: SIGNUP_TOKENS });
  expect(await client.expect([200, userView], 'GET', '/api/user')).toEqual(user);
});

test('being 18 or older is confirmed at sign-up or later, once, and never taken back', async () => {
  const client = person();
  const account = { email: newEmail(), password: PASSWORD };
  const user = await client.expect([201, userView], 'POST', '/api/signup', account);
  expect(user.adultConfirmedAt).toBeNull();
  const confirm = (adultConfirmed: unknown) =>
    client.request('PATCH', '/api/user', { adultConfirmed });
  expect((await confirm(false)).status).toBe(422);
  const { adultConfirmedAt } = userView.parse((await confirm(true)).body);
  expect(Date.parse(adultConfirmedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(user.createdAt));
  expect((await confirm(true)).body).toMatchObject({ adultConfirmedAt });
  await client.request('PATCH', '/api/user', { firstName: 'Mia' });
  expect((await client.request('GET', '/api/user')).body).toMatchObject({ adultConfirmedAt });

  const other = { email: newEmail(), password: PASSWORD, adultConfirmed: true };
  const grown = await person().expect([201, userView], 'POST', '/api/signup', other);
  expect(grown.adultConfirmedAt).not.toBeNull();
});

test('a page learns who is here without a failure: nobody, somebody, and nobody again', async () => {
  const client = person();
  const here = () => client.expect([200, sessionView], 'GET', '/api/session');
  expect(await here()).toEqual({ user: null });
  const user = await client.signUp();
  expect(await here()).toMatchObject({ user: { id: user.id, tokens: SIGNUP_TOKENS } });
  expect(await here()).toEqual({ user: (await client.request('GET', '/api/user')).body });
  await client.request('POST', '/api/signout');
  expect(await here()).toEqual({ user: null });
  expect((await client.request('GET', '/api/user')).status).toBe(401);
});

test('a session whose account is gone is nobody', async () => {
  const client = person();
  const { id } = await client.signUp();
  await users().deleteOne({ _id: new mongoose.Types.ObjectId(id) });
  expect(await client.expect([200, sessionView], 'GET', '/api/session')).toEqual({ user: null });
});

test('balance and ledger entry of a new account are one write', async () => {
  const { id } = await person().signUp();
  const stored = await users().findOne({ _id: new mongoose.Types.ObjectId(id) });
  expect(stored).toMatchObject({
    tokens: SIGNUP_TOKENS,
    pendingEntries: [{ key: 'signup', kind: 'signup', amount: SIGNUP_TOKENS }],
  });
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the answer of a sign-up holds exactly the fields of a user', async () => {
  const answer = await person().request('POST', '/api/signup', {
    email: newEmail(),
    password: PASSWORD,
  });
  expect(Object.keys(z.record(z.string(), z.unknown()).parse(answer.body)).sort()).toEqual(
    Object.keys(userView.shape).sort(),
  );
});

test('one address is one account, however it is typed and however many try at once', async () => {
  const email = newEmail();
  const attempts = [email, email.toUpperCase(), ` ${email}`, email, email];
  const answers = await Promise.all(
    attempts.map((typed) =>
      person().request('POST', '/api/signup', { email: typed, password: PASSWORD }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    code: 'account_exists',
    message: expect.stringContaining('already exists'),
  });
  expect(await users().countDocuments({ email })).toBe(1);
});

const good = () => ({ email: newEmail(), password: PASSWORD });
test.each([
  ['no fields', {}, ['email', 'password']],
  ['null', null, ['']],
  ['an array', [], ['']],
  ['a string', '"text"', ['']],
  ['null fields', { email: null, password: null }, ['email', 'password']],
  ['operators', { email: { $gt: '' }, password: { $ne: null } }, ['email', 'password']],
  ['arrays', { email: ['a@b.co'], password: [PASSWORD] }, ['email', 'password']],
  ['numbers', { email: 1, password: 12345678 }, ['email', 'password']],
  ['no address', { email: 'mia', password: PASSWORD }, ['email']],
  ['a long address', { email: `${'a'.repeat(250)}@b.co`, password: PASSWORD }, ['email']],
  ['a short password', { ...good(), password: 'short12' }, ['password']],
  ['a long password', { ...good(), password: 'ab c'.repeat(33) }, ['password']],
  ['a common password', { ...good(), password: 'Password1' }, ['password']],
  ['the product as password', { ...good(), password: 'vesper123' }, ['password']],
  ['a long name', { ...good(), firstName: 'a'.repeat(81) }, ['firstName']],
  ['a name of another type', { ...good(), lastName: { a: 1 } }, ['lastName']],
  ['tokens', { ...good(), tokens: 9999 }, ['tokens']],
  ['a role', { ...good(), role: 'admin', _id: 'x' }, ['_id', 'role']],
  ['a prototype', `{"email":"p@b.co","password":"${PASSWORD}","constructor":{}}`, ['constructor']],
])(
  'signing up with %s is refused field by field, and nothing is stored',
  async (_, body, paths) => {
    const before = await users().countDocuments();
    const answer = await person().request('POST', '/api/signup', body, {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const refused = issues.parse(answer.body);
    expect([...new Set(refused.issues.map(({ path }) => path))].sort()).toEqual(paths);
    expect(refused.issues.every(({ message }) => message.length > 8)).toBe(true);
    expect(await users().countDocuments()).toBe(before);
  },
);

test('a short password is refused in the words of the form', async () => {
  const body = { ...good(), password: 'short' };
  const answer = await person().request('POST', '/api/signup', body);
  expect(issues.parse(answer.body).issues).toEqual([
    { path: 'password', message: 'Password must be at least 8 characters' },
  ]);
});

test.each(['/api/signup', '/api/signin'])(
  '%s takes JSON of at most 64 KiB and nothing else',
  async (path) => {
    const send = (body: string, type: string) =>
      person().request('POST', path, body, { 'content-type': type });
    const valid = JSON.stringify(good());
    expect((await send('{"email":', 'application/json')).status).toBe(400);
    expect((await send(valid, 'text/plain')).status).toBe(415);
    expect((await send('email=a@b.co', 'application/x-www-form-urlencoded')).status).toBe(415);
    const large = JSON.stringify({ ...good(), firstName: 'a'.repeat(65 * 1024) });
    expect((await send(large, 'application/json')).status).toBe(413);
    expect((await send('', 'application/json')).status).toBe(422);
    expect((await send('['.repeat(30_000), 'application/json')).status).toBe(400);
  },
);

test('signing in answers with the account and its tokens', async () => {
  const email = newEmail();
  await person().signUp({ email, password: PASSWORD });
  const client = person();
  const credentials = { email: email.toUpperCase(), password: PASSWORD };
  const user = await client.expect([200, userView], 'POST', '/api/signin', credentials);
  expect(user).toMatchObject({ email, tokens: SIGNUP_TOKENS });
});

test('a wrong password and an unknown account look the same to the byte', async () => {
  const email = newEmail();
  await person().signUp({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const attempt = async (typed: string) => {
    const body = JSON.stringify({ email: typed, password: `${PASSWORD}!` });
    const answer = await raw({ method: 'POST', path: '/api/signin', headers }, body);
    const { 'x-request-id': _, date: __, ...rest } = answer.headers;
    return { ...answer, headers: rest };
  };
  const known = await attempt(email);
  expect(known.status).toBe(401);
  expect(await attempt('nobody@example.com')).toEqual(known);
});

test.each([
  ['operators', { email: { $ne: null }, password: { $ne: null } }],
  ['an operator as password', { email: 'mia@example.com', password: { $gt: '' } }],
  ['a pattern', { email: { $regex: '.*' }, password: PASSWORD }],
  ['unknown fields', { email: 'mia@example.com', password: PASSWORD, admin: true }],
  ['an empty password', { email: 'mia@example.com', password: '' }],
])('signing in with %s is refused', async (_, body) => {
  expect((await person().request('POST', '/api/signin', body)).status).toBe(422);
});

test('signing in gives a new session id and ends the one that was there', async () => {
  const email = newEmail();
  const client = person();
  await client.signUp({ email, password: PASSWORD });
  const before = client.at(stack.baseUrl);
  const old = client.cookie;
  await client.request('POST', '/api/signin', { email, password: PASSWORD });
  expect(client.cookie).not.toBe(old);
  expect((await before.request('GET', '/api/user')).status).toBe(401);
  expect((await client.request('GET', '/api/user')).status).toBe(200);
});

test('a session id of an attacker’s choosing is never taken over', async () => {
  const email = newEmail();
  await person().signUp({ email, password: PASSWORD });
  const fixed = `sid=${'A'.repeat(43)}; sid.sig=${'A'.repeat(43)}`;
  const body = { email, password: PASSWORD };
  const answer = await person().request('POST', '/api/signin', body, { cookie: fixed });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).not.toContain('A'.repeat(43));
});

test('signing out ends the session wherever its cookie is still used', async () => {
  const client = person();
  await client.signUp();
  const copy = client.at(stack.baseUrl);
  const answer = await client.request('POST', '/api/signout');
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(answer.headers.get('clear-site-data')).toBe('"cookies"');
  expect(client.cookie).toBe('');
  expect(await copy.request('GET', '/api/user')).toMatchObject({
    status: 401,
    body: { message: 'Unauthorized' },
  });
  expect((await person().request('POST', '/api/signout')).status).toBe(200);
});

test('without a session the account is exactly Unauthorized', async () => {
  const answer = await raw({ method: 'GET', path: '/api/user' });
  expect(answer).toMatchObject({ status: 401, text: '{"message":"Unauthorized"}' });
});

test('a session whose account is gone is nobody’s', async () => {
  const client = person();
  const { id } = await client.signUp();
  await users().deleteOne({ _id: new mongoose.Types.ObjectId(id) });
  expect((await client.request('GET', '/api/user')).status).toBe(401);
  expect(client.cookie).toBe('');
});

test('/api/login and /api/logout lead a browser to the right page', async () => {
  const client = person();
  await client.signUp();
  const login = await client.request('GET', '/api/login');
  expect([login.status, login.headers.get('location')]).toEqual([302, '/signin']);
  const logout = await client.request('GET', '/api/logout', undefined, {
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'same-origin',
  });
  expect([logout.status, logout.headers.get('location')]).toEqual([302, '/']);
  expect((await client.request('GET', '/api/user')).status).toBe(401);
});

test.each([
  ['another site’s link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['an image tag', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['a prefetch', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
])('%s to /api/logout signs nobody out', async (_, headers) => {
  const client = person();
  await client.signUp();
  expect((await client.request('GET', '/api/logout', undefined, headers)).status).toBe(302);
  expect((await client.request('GET', '/api/user')).status).toBe(200);
});

test.each(['https://evil.example', 'null', 'http://127.0.0.1'])(
  'a request that %s started changes nothing',
  async (origin) => {
    const client = person();
    await client.signUp();
    const body = good();
    for (const path of ['/api/signup', '/api/signin', '/api/signout']) {
      const answer = await client.request('POST', path, body, { origin });
      expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await client.request('GET', '/api/user')).status).toBe(200);
    expect(await users().countDocuments({ email: body.email })).toBe(0);
  },
);

test('wrong methods and unknown addresses say so in JSON', async () => {
  const head = await raw({ method: 'HEAD', path: '/api/login' });
  expect(head).toMatchObject({ status: 302, text: '' });
  const wrong = await raw({ method: 'GET', path: '/api/signup' });
  expect(wrong).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  expect((await raw({ method: 'TRACE', path: '/api/user' })).status).toBe(405);
  const unknown = await raw({ method: 'GET', path: '/api/nothing' });
  expect(unknown.status).toBe(404);
  expect(JSON.parse(unknown.text)).toMatchObject({ code: 'not_found' });
});

test('a name that does not belong here is refused politely', async () => {
  const answer = await person().request('POST', '/api/signup', {
    ...good(),
    firstName: 'Mia, 14 years old',
  });
  expect(answer.status).toBe(422);
  expect(issues.parse(answer.body).issues).toMatchObject([{ path: 'firstName' }]);
});

test('who is turned away is in the log with reason and address, and nothing of what they sent', async () => {
  const email = newEmail();
  const attempt = { email, password: 'a secret that was mistyped' };
  expect((await person().request('POST', '/api/signin', attempt)).status).toBe(401);
  const logged = () => stack.gateways[0]?.process.output ?? '';
  await expect.poll(logged).toContain('"code":"invalid_credentials"');
  const line = logged()
    .split('\n')
    .find((text) => text.includes('invalid_credentials'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    route: '/api/signin',
    status: 401,
    ip: '127.0.0.1',
  });
  expect(logged()).not.toContain(email);
  expect(logged()).not.toContain('mistyped');
});

test('TRACE echoes nothing', async () => {
  const answer = await raw({ method: 'TRACE', path: '/api/user', headers: { 'x-secret': 'echo' } });
  expect(answer.status).toBe(405);
  expect(answer.text).not.toContain('echo');
});
