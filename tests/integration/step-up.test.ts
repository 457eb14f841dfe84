import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionData } from '@vesper/core/accounts/session-store';
import { createdKey } from '@vesper/core/contract/desk/key';
import { LIMITS } from '@vesper/core/contract/limits';
import { ROUTES } from '@vesper/gateway/api/routes';
import { createClient } from '../stack/client.ts';
import { newPerson, PASSWORD } from '../stack/person.ts';
import { stepUp, takeOut } from '../stack/personal-data.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
});
afterAll(() => stack.stop());

const reason = 'A test of the desk';
const REFUSED = { status: 403, body: { code: 'step_up_required' } };

/** As if the account had signed in longer ago than counts as a proof. */
async function ageSessions(userId: string): Promise<void> {
  for (const id of await stack.redis.zrange(`sessions-of:${userId}`, 0, '-1')) {
    const session = sessionData.parse(JSON.parse((await stack.redis.get(`session:${id}`)) ?? ''));
    const authAt = session.authAt - LIMITS.stepUpTtl - 1;
    await stack.redis.set(`session:${id}`, JSON.stringify({ ...session, authAt }), 'KEEPTTL');
  }
}

it('is asked for by everything that is hard to take back', () => {
  const asking = ROUTES.filter(({ stepUp }) => stepUp).map((it) => `${it.method} ${it.path}`);
  expect(asking).toEqual(
    expect.arrayContaining([
      'get /api/user/export',
      'delete /api/user',
      'post /api/account/two-step',
      'delete /api/account/two-step',
      'post /api/account/passkeys',
      'delete /api/account/passkeys/:id',
      'post /api/desk/keys',
      'delete /api/desk/members/:id/sessions',
      'delete /api/desk/members/:id/factors',
      'put /api/desk/members/:id/role',
      'post /api/desk/members/:id/erasure',
      'post /api/desk/members/:id/erasure/confirm',
    ]),
  );
});

it('lasts a quarter of an hour, and only for the session that was confirmed', async () => {
  const operator = await newStaff(stack, 'operator');
  const member = await newPerson(stack);
  const phone = createClient(stack.baseUrl);
  await phone.request('POST', '/api/signin', { email: operator.email, password: PASSWORD });
  const promote = (client = operator.client) =>
    client.request('PUT', `/api/desk/members/${member.userId}/role`, { role: 'moderator', reason });
  expect(await promote()).toMatchObject(REFUSED);
  const wrong = await operator.client.request('POST', '/api/step-up', { password: 'a guess' });
  expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  expect(await promote()).toMatchObject(REFUSED);
  await stepUp(operator.client);
  expect((await promote()).status).toBe(200);
  expect(await promote(phone)).toMatchObject(REFUSED);

  const keys = await stack.redis.keys('confirmed:*');
  for (const key of keys) {
    await stack.redis.hset(key, { at: Date.now() - LIMITS.stepUpTtl - 1 });
  }
  expect(keys.length).toBeGreaterThan(0);
  expect(await promote()).toMatchObject(REFUSED);
});

it('is not asked of a key, whose scope was chosen for just this', async () => {
  const operator = await newStaff(stack, 'operator');
  const member = await newPerson(stack);
  const body = { name: 'roles', scopes: ['roles.change'], expiresAt: null };
  await stepUp(operator.client);
  const { key } = await operator.client.expect([201, createdKey], 'POST', '/api/desk/keys', body);
  const answer = await createClient(stack.baseUrl).request(
    ...(['PUT', `/api/desk/members/${member.userId}/role`, { role: 'moderator', reason }] as const),
    { authorization: `Bearer ${key}` },
  );
  expect(answer.status).toBe(200);
});

it('takes one proof at a time, and no empty one', async () => {
  const { client } = await newPerson(stack);
  for (const body of [{}, { password: '' }, { password: PASSWORD, code: '123456' }]) {
    expect((await client.request('POST', '/api/step-up', body)).status).toBe(422);
  }
});

it('comes before an archive of everything', async () => {
  const { client, userId } = await newPerson(stack);
  // To have signed in a moment ago is as good.
  expect((await takeOut(client)).status).toBe(200);
  await ageSessions(userId);
  expect(await client.request('GET', '/api/user/export')).toMatchObject(REFUSED);
  await stepUp(client);
  expect((await takeOut(client)).status).toBe(200);
});
