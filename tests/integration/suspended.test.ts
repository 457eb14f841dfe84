import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deskMemberDetails } from '@vesper/core/contract/desk/member';
import { decisionView } from '@vesper/core/contract/report';
import { userView, type UserView } from '@vesper/core/contract/user';
import { ROUTES } from '@vesper/gateway/api/routes';
import { caseAbout, decide, decideAbout } from '../stack/cases.ts';
import { createClient, type Client } from '../stack/client.ts';
import { insertImage, newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { expectRefused } from '../stack/refused.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let first: Person;
let second: Person;

beforeAll(async () => {
  stack = await startStack({ gateways: 2, workers: 0, env: { RATE_LIMITS: 'off' } });
  first = await newStaff(stack, 'moderator');
  second = await newStaff(stack, 'moderator');
});
afterAll(() => stack.stop());

const suspension = ({ userId }: Person) => `/api/desk/members/${userId}/suspension`;

async function suspend(member: Person): Promise<void> {
  const body = { until: null, reason: 'Advertising in the gallery' };
  await first.client.expect([200, deskMemberDetails], 'POST', suspension(member), body);
}

async function signIn({ email }: Person): Promise<{ client: Client; user: UserView }> {
  const client = createClient(stack.baseUrl);
  const body = { email, password: PASSWORD };
  return { client, user: await client.expect([200, userView], 'POST', '/api/signin', body) };
}

const readDecisions = (client: Client) =>
  client.expect([200, z.array(decisionView)], 'GET', '/api/decisions');

function atSecondGateway(client: Client): Client {
  return client.at(stack.gateways[1]?.baseUrl ?? '');
}

it('a suspended member signs in and can read why, appeal, and take or erase what is theirs', async () => {
  const member = await newPerson(stack);
  // Both gateways know of an adult, and keep that for a minute.
  for (const client of [member.client, atSecondGateway(member.client)]) {
    expect((await client.request('GET', '/api/images')).status).toBe(200);
  }
  await suspend(member);
  const { client, user } = await signIn(member);
  expect(user.suspension).toEqual({ until: null, reason: 'Advertising in the gallery' });

  const isOpen = ({ whileSuspended }: { whileSuspended?: true }) => whileSuspended === true;
  await expectRefused(client, 'suspended', isOpen);
  await expectRefused(atSecondGateway(client), 'suspended', isOpen);
  const open = ROUTES.filter(({ whileSuspended }) => whileSuspended);
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'delete /api/user',
    'get /api/account/security',
    'get /api/decisions',
    'get /api/user',
    'get /api/user/export',
    'post /api/decisions/:id/appeal',
    'post /api/step-up',
    'post /api/step-up/passkey',
  ]);

  expect((await client.request('GET', '/api/user/export')).status).toBe(200);
  const [decision] = await readDecisions(client);
  expect(decision).toMatchObject({
    ...{ action: 'suspend', rule: 'terms', isAutomated: false, appeal: null },
    ...{ subject: { type: 'account' }, facts: 'Advertising in the gallery' },
  });
  expect((await client.request('DELETE', '/api/user', { password: PASSWORD })).status).toBe(200);
  expect(
    await createClient(stack.baseUrl).request('POST', '/api/signin', {
      ...{ email: member.email, password: PASSWORD },
    }),
  ).toMatchObject({ status: 401 });
});

it('an appeal that somebody else grants lifts the suspension, and nobody appeals twice', async () => {
  const member = await newPerson(stack);
  await suspend(member);
  const { client } = await signIn(member);
  const [decision] = await readDecisions(client);
  const path = `/api/decisions/${decision?.id}/appeal`;
  const words = { words: 'It was a picture of my own shop.' };
  await client.expect([201, decisionView], 'POST', path, words);
  expect(await client.request('POST', path, words)).toMatchObject({
    body: { code: 'appeal_closed' },
  });

  const opened = await caseAbout(second.client, member.userId);
  expect(opened).toMatchObject({ kind: 'appeal', appealOf: decision?.id });
  const claim = `/api/desk/cases/${opened.id}/claim`;
  expect(await first.client.request('POST', claim)).toMatchObject({
    body: { code: 'other_reviewer' },
  });
  await decide(second.client, opened.id, 'overturn');
  expect((await client.request('GET', '/api/images')).status).toBe(200);
  expect(await client.expect([200, userView], 'GET', '/api/user')).toMatchObject({
    suspension: null,
  });
});

it('who was suspended for a picture appeals against that decision', async () => {
  const [owner, reporter] = [await newPerson(stack), await newPerson(stack)];
  const id = await insertImage(stack, owner.userId, { isPublic: true });
  const subject = { type: 'image', id };
  const decided = await decideAbout(first.client, reporter, subject, 'remove', 'child_safety');
  const { client, user } = await signIn(owner);
  expect(user.suspension).toMatchObject({ until: null });
  const path = `/api/decisions/${decided.id}/appeal`;
  await client.expect([201, decisionView], 'POST', path, { words: 'She is thirty.' });
  await decide(second.client, (await caseAbout(second.client, id)).id, 'overturn');
  expect((await client.request('GET', `/api/images/${id}`)).status).toBe(200);
});
