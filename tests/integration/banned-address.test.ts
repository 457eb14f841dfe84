import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskMemberDetails } from '@vesper/core/contract/desk/member';
import { userView } from '@vesper/core/contract/user';
import { createClient } from '../stack/client.ts';
import { PASSWORD, type Person } from '../stack/person.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const SECRETS_KEY = 'a key for secrets of tests, long enough';
const reason = 'Advertising in the gallery';
let stack: Stack;
let desk: Person;

beforeAll(async () => {
  stack = await startStack({ workers: 0, env: { SECRETS_KEY, RATE_LIMITS: 'off' } });
  desk = await newStaff(stack, 'moderator');
});
afterAll(() => stack.stop());

const signUp = (email: string) =>
  createClient(stack.baseUrl).request('POST', '/api/signup', { email, password: PASSWORD });

async function newMember(email: string): Promise<Person> {
  const client = createClient(stack.baseUrl);
  const body = { email, password: PASSWORD, adultConfirmed: true };
  const { id: userId } = await client.expect([201, userView], 'POST', '/api/signup', body);
  return { client, userId, email };
}

async function suspend({ userId }: Person, until: string | null = null): Promise<void> {
  const path = `/api/desk/members/${userId}/suspension`;
  await desk.client.expect([200, deskMemberDetails], 'POST', path, { until, reason });
}

it('nobody makes an account with a variant of a banned address, also once that account is erased', async () => {
  const member = await newMember('ada.banned@gmail.com');
  await suspend(member);
  const variants = ['adabanned@gmail.com', 'A.da.Banned+again@googlemail.com'];
  for (const email of variants) {
    expect(await signUp(email), email).toMatchObject({
      status: 403,
      body: { code: 'address_banned' },
    });
  }
  // Nothing but what every address with an account answers.
  expect(await signUp('ada.banned@gmail.com')).toMatchObject({ status: 409 });
  expect(await signUp('adabanned@mail.example')).toMatchObject({ status: 201 });

  const again = createClient(stack.baseUrl);
  const body = { email: member.email, password: PASSWORD };
  await again.expect([200, userView], 'POST', '/api/signin', body);
  expect((await again.request('DELETE', '/api/user', { password: PASSWORD })).status).toBe(200);
  expect(await signUp('ada.banned@gmail.com')).toMatchObject({ status: 403 });
});

it('what is kept of a banned address does not say which it is', async () => {
  await suspend(await newMember('bela.banned@gmail.com'));
  const kept = await stack.documents.collection('banned_addresses').find().toArray();
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toMatch(/banned@|belabanned|gmail/);
});

it('a ban goes with its suspension, and one with an end bans nothing', async () => {
  const lifted = await newMember('cleo.lifted@gmail.com');
  await suspend(lifted);
  const path = `/api/desk/members/${lifted.userId}/suspension`;
  await desk.client.expect([200, deskMemberDetails], 'DELETE', path, { reason });
  expect(await signUp('cleolifted@gmail.com')).toMatchObject({ status: 201 });

  const shortened = await newMember('dora.while@gmail.com');
  await suspend(shortened);
  await suspend(shortened, '2999-05-01T12:00:00.000Z');
  expect(await signUp('dorawhile@gmail.com')).toMatchObject({ status: 201 });
});
