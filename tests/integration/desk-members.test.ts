import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deskMember, deskMemberDetails } from '@vesper/core/contract/desk/member';
import { LIMITS } from '@vesper/core/contract/limits';
import { readAccount } from '../stack/balance.ts';
import { createClient } from '../stack/client.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { giveRole, newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let operator: Person;
const reason = 'A test of the desk';

beforeAll(async () => {
  stack = await startStack({ gateways: 2, env: { HOUSEKEEPING_MS: '500' } });
  operator = await newStaff(stack, 'operator');
});
afterAll(() => stack.stop());

const at = (person: Person, rest = ''): string => `/api/desk/members/${person.userId}${rest}`;
const signIn = (email: string) =>
  createClient(stack.baseUrl).request('POST', '/api/signin', { email, password: PASSWORD });

it('a credit that is sent twenty times at once moves tokens once, and open tabs hear of it', async () => {
  const member = await newPerson(stack);
  const socket = await connectSocket(member.client);
  const body = { tokens: 12, reason, requestId: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => {
      const gateway = stack.gateways[n % 2]?.baseUrl ?? stack.baseUrl;
      return operator.client.at(gateway).request('POST', at(member, '/credit'), body);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await socket.waitFor('balance', ({ tokens }) => tokens === 17);
  expect(await readAccount(stack.documents, member.userId)).toMatchObject({
    tokens: 17,
    ledgerSum: 17,
  });
  socket.close();
});

it.each([1_000_000, LIMITS.deskTokensMax + 1, 0, -5, 1.5, 'many'])(
  'a credit of %s is refused with a sentence and moves nothing',
  async (tokens) => {
    const member = await newPerson(stack);
    const body = { tokens, reason, requestId: randomUUID() };
    const answer = await operator.client.request('POST', at(member, '/credit'), body);
    expect(answer).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'tokens', message: 'Enter a whole number from 1 to 10,000.' }] },
    });
    expect((await readAccount(stack.documents, member.userId)).tokens).toBe(5);
  },
);

it('takes back what there is and never more, however many operators try at once', async () => {
  const member = await newPerson(stack);
  const take = () =>
    operator.client.request('POST', at(member, '/take'), {
      ...{ tokens: 2, reason, requestId: randomUUID() },
    });
  const answers = await Promise.all([take(), take(), take(), take()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'too_few_tokens' });
  const account = await readAccount(stack.documents, member.userId);
  expect(account).toMatchObject({ tokens: 1, ledgerSum: 1 });
});

it('a suspension ends sessions and sockets and says until when and why; lifting lets back in', async () => {
  const member = await newPerson(stack);
  const socket = await connectSocket(member.client);
  const until = '2999-05-01T12:00:00.000Z';
  const suspension = at(member, '/suspension');
  const suspended = await operator.client.expect(
    [200, deskMemberDetails],
    ...(['POST', suspension, { until, reason: 'Spam in the gallery' }] as const),
  );
  expect(suspended.suspension).toMatchObject({ until, reason: 'Spam in the gallery' });
  await socket.disconnected();
  expect((await member.client.request('GET', '/api/user')).status).toBe(401);
  expect(await signIn(member.email)).toMatchObject({
    status: 200,
    body: { suspension: { until, reason: 'Spam in the gallery' } },
  });
  await operator.client.expect([200, deskMemberDetails], 'DELETE', suspension, { reason });
  expect(await signIn(member.email)).toMatchObject({ status: 200, body: { suspension: null } });
});

it('a suspension that is over lets back in by itself', async () => {
  const member = await newPerson(stack);
  const suspension = { at: new Date(0), until: new Date(1), reason };
  const account = { _id: new Types.ObjectId(member.userId) };
  await stack.documents.collection('users').updateOne(account, { $set: { suspension } });
  expect(await signIn(member.email)).toMatchObject({ status: 200, body: { suspension: null } });
});

it('a moderator acts on members and not on the staff; nobody suspends themself', async () => {
  const moderator = await newStaff(stack, 'moderator');
  const other = await newStaff(stack, 'moderator');
  const suspend = (by: Person, whom: Person) =>
    by.client.request('POST', at(whom, '/suspension'), { until: null, reason });
  expect((await suspend(moderator, operator)).status).toBe(403);
  expect((await suspend(moderator, other)).status).toBe(403);
  expect((await suspend(operator, operator)).status).toBe(422);
  expect((await suspend(moderator, await newPerson(stack))).status).toBe(200);
});

it('a role that is taken away is gone from the next request, and open pages are told', async () => {
  const moderator = await newStaff(stack, 'moderator');
  const socket = await connectSocket(moderator.client);
  expect((await moderator.client.request('GET', '/api/desk/me')).status).toBe(200);
  const wrong = { role: 'member', reason, password: 'not the password' };
  const refused = await operator.client.request('PUT', at(moderator, '/role'), wrong);
  expect(refused).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  const change = { role: 'member', reason, password: PASSWORD };
  await operator.client.expect([200, deskMember], 'PUT', at(moderator, '/role'), change);
  for (const { baseUrl } of stack.gateways) {
    const answer = await moderator.client.at(baseUrl).request('GET', '/api/desk/me');
    expect(answer.status).toBe(404);
  }
  await socket.waitFor('role', ({ role }) => role === 'member');
  socket.close();
});

it('the last operator keeps the role, also when two take it from each other at once', async () => {
  const alone = await startStack({ workers: 0 });
  try {
    const [one, two] = [await newStaff(alone, 'operator'), await newStaff(alone, 'operator')];
    const demote = (by: Person, whom: Person) =>
      by.client.request('PUT', at(whom, '/role'), { role: 'member', reason, password: PASSWORD });
    await Promise.all([demote(one, two), demote(two, one)]);
    // Where each was in the other's way both are still there, and one goes now.
    await demote(one, two);
    const left = await alone.documents.collection('users').find({ role: 'operator' }).toArray();
    expect(left).toHaveLength(1);
    const last = String(left[0]?._id) === one.userId ? one : two;
    expect(await demote(last, last)).toMatchObject({
      status: 409,
      body: { code: 'last_operator' },
    });
    const erase = { reason, password: PASSWORD };
    expect(await last.client.request('POST', at(last, '/erasure'), erase)).toMatchObject({
      body: { code: 'last_operator' },
    });
    expect(await last.client.request('DELETE', '/api/user', { password: PASSWORD })).toMatchObject({
      body: { code: 'last_operator' },
    });
  } finally {
    await alone.stop();
  }
});

it('an erasure waits for a second operator; the one who asked cannot confirm it', async () => {
  const member = await newPerson(stack);
  const second = await newStaff(stack, 'operator');
  const body = { reason, password: PASSWORD };
  const asked = await operator.client.expect(
    [200, deskMemberDetails],
    ...(['POST', at(member, '/erasure'), body] as const),
  );
  expect(asked).toMatchObject({ erasure: 'asked', erasureAsked: { askedBy: operator.userId } });
  const confirm = (by: Person) => by.client.request('POST', at(member, '/erasure/confirm'), body);
  expect(await confirm(operator)).toMatchObject({ status: 409, body: { code: 'second_person' } });
  expect((await member.client.request('GET', '/api/user')).status).toBe(200);
  expect((await confirm(second)).status).toBe(200);
  expect((await signIn(member.email)).status).toBe(401);
  expect((await operator.client.request('GET', at(member))).status).toBe(404);
});

it('an erasure that nobody confirms begins after its hour, and one that is taken back does not', async () => {
  const [gone, kept] = [await newPerson(stack), await newPerson(stack)];
  const users = stack.documents.collection('users');
  const due = async ({ userId }: Person) => {
    const account = { _id: new Types.ObjectId(userId) };
    await users.updateOne(account, { $set: { 'erasureAsked.dueAt': new Date(1) } });
  };
  for (const member of [gone, kept]) {
    const body = { reason, password: PASSWORD };
    await operator.client.expect([200, deskMemberDetails], 'POST', at(member, '/erasure'), body);
  }
  await operator.client.expect([200, deskMemberDetails], 'DELETE', at(kept, '/erasure'), {
    reason,
  });
  await due(gone);
  await expect
    .poll(async () => (await gone.client.request('GET', '/api/user')).status, { timeout: 60_000 })
    .toBe(401);
  expect((await kept.client.request('GET', '/api/user')).status).toBe(200);
});

it('finds members by part of an address, by id, and by what they are', async () => {
  const member = await newPerson(stack);
  const found = async (query: Record<string, string>) => {
    const path = `/api/desk/members?${new URLSearchParams(query)}`;
    const rows = await operator.client.expect([200, z.array(deskMember)], 'GET', path);
    return rows.map(({ id }) => id);
  };
  expect(await found({ q: member.email.slice(0, 12) })).toEqual([member.userId]);
  expect(await found({ q: member.userId })).toEqual([member.userId]);
  expect(await found({ q: '.*' })).toEqual([]);
  await giveRole(stack, member.userId, 'moderator');
  expect(await found({ role: 'moderator', q: member.email })).toEqual([member.userId]);
  expect(await found({ role: 'operator', q: member.email })).toEqual([]);
  const strike = { reason: 'A first warning' };
  await operator.client.expect([200, deskMemberDetails], 'POST', at(member, '/strikes'), strike);
  expect(await found({ state: 'struck', q: member.email })).toEqual([member.userId]);
});

it('a file of members runs nothing in a spreadsheet', async () => {
  const member = await newPerson(stack);
  await member.client.request('PATCH', '/api/user', { firstName: '=HYPERLINK(1)' });
  const path = `/api/desk/members.csv?q=${member.userId}`;
  const { body, headers } = await operator.client.request('GET', path);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(String(body).split('\n')).toEqual([
    'id,email,name,role,plan,tokens,debt,strikes,suspendedUntil,erasure,createdAt',
    expect.stringContaining(`${member.email},'=HYPERLINK(1),member,free,5,0,0,,none,`),
    '',
  ]);
});

it('an account is exported without anything that was said or painted', async () => {
  const member = await newPerson(stack);
  const { body, status } = await operator.client.request('GET', at(member, '/export'));
  expect(status).toBe(200);
  expect(Object.keys(z.record(z.string(), z.unknown()).parse(body))).toEqual(['account', 'ledger']);
});
