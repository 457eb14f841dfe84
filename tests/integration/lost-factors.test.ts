import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recoveryCodes, twoStepSetup } from '@vesper/core/contract/account-security';
import { okBody } from '@vesper/core/contract/common';
import { deskMemberDetails } from '@vesper/core/contract/desk/member';
import { codeOf } from '../stack/authenticator.ts';
import { toldTo } from '../stack/cases.ts';
import { createClient } from '../stack/client.ts';
import { MailServer } from '../stack/mail-server.ts';
import { operatorOf } from '../stack/operator.ts';
import { newPerson, PASSWORD, type Person } from '../stack/person.ts';
import { stepUp } from '../stack/personal-data.ts';
import { connectSocket } from '../stack/socket.ts';
import { newStaff } from '../stack/staff.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const mailServer = new MailServer();
const reason = 'They called, and showed who they are';
let stack: Stack;

beforeAll(async () => {
  const SECRETS_KEY = 'a secret of the tests that is long enough';
  stack = await startStack({ env: { ...(await mailServer.start()), SECRETS_KEY } });
});
afterAll(async () => {
  await stack.stop();
  await mailServer.stop();
});

/** Somebody with two-step codes and a passkey. */
async function newProtected(): Promise<Person> {
  const person = await newPerson(stack);
  const { client, userId } = person;
  await stepUp(client);
  const { secret } = await client.expect([200, twoStepSetup], 'POST', '/api/account/two-step');
  const confirm = '/api/account/two-step/confirm';
  await client.expect([200, recoveryCodes], 'POST', confirm, { code: codeOf(secret) });
  await stack.documents.collection('passkeys').insertOne({
    ...{ userId: new Types.ObjectId(userId), name: 'Laptop', credentialId: userId },
    ...{ publicKey: 'AAAA', counter: 0, isSynced: false, createdAt: new Date() },
  });
  return person;
}

const signIn = async ({ email }: Person) => {
  const body = { email, password: PASSWORD };
  return (await createClient(stack.baseUrl).request('POST', '/api/signin', body)).status;
};

async function expectTold(person: Person, words: RegExp): Promise<void> {
  const after = createClient(stack.baseUrl);
  await after.request('POST', '/api/signin', { email: person.email, password: PASSWORD });
  const told = await toldTo({ ...person, client: after });
  const bodies = told.filter(({ type }) => type === 'way_in_changed').map(({ body }) => body);
  expect(bodies).toContainEqual(expect.stringMatching(words));
}

const expectMail = (email: string, words: string): Promise<void> =>
  expect
    .poll(() => mailServer.mails.some((it) => it.to === email && it.content.includes(words)))
    .toBe(true);

it('whoever turns codes on, makes new recovery codes or turns them off is told of it, by mail too', async () => {
  const person = await newProtected();
  const { client, email } = person;
  const path = '/api/account/two-step';
  await client.expect([200, recoveryCodes], 'POST', `${path}/recovery-codes`);
  await client.expect([200, okBody], 'DELETE', path);
  for (const words of ['were turned on', 'New recovery codes', 'were turned off']) {
    await expectTold(person, new RegExp(words));
    await expectMail(email, words);
  }
  // Turned off again, nothing has changed.
  await client.expect([200, okBody], 'DELETE', path);
  const told = await toldTo(person);
  expect(told.filter(({ body }) => body.includes('turned off'))).toHaveLength(1);
});

it('a changed password and a removed passkey are told of', async () => {
  const person = await newProtected();
  const passkey = await stack.documents
    .collection('passkeys')
    .findOne({ userId: new Types.ObjectId(person.userId) });
  const path = `/api/account/passkeys/${String(passkey?._id)}`;
  await person.client.expect([200, okBody], 'DELETE', path);
  const change = { currentPassword: PASSWORD, password: 'a quite different password' };
  await person.client.expect([200, okBody], 'POST', '/api/user/password', change);
  const bodies = (await toldTo(person)).map(({ body }) => body);
  expect(bodies).toEqual(
    expect.arrayContaining(['A passkey was removed.', 'Your password was changed.']),
  );
});

it('an operator removes factors that are lost: audited, after a step-up, and its owner is told', async () => {
  const [person, operator] = [await newProtected(), await newStaff(stack, 'operator')];
  const moderator = await newStaff(stack, 'moderator');
  const socket = await connectSocket(person.client);
  const path = `/api/desk/members/${person.userId}`;
  const before = await operator.client.expect([200, deskMemberDetails], 'GET', path);
  expect(before).toMatchObject({ twoStepOn: true, passkeys: 1 });
  expect(await signIn(person)).toBe(202);
  const remove = ({ client }: Person) => client.request('DELETE', `${path}/factors`, { reason });
  expect((await remove(moderator)).body).toMatchObject({ code: 'role_required' });
  expect((await remove(operator)).body).toMatchObject({ code: 'step_up_required' });
  await stepUp(operator.client);
  const after = await remove(operator);
  expect(after.body).toMatchObject({ twoStepOn: false, passkeys: 0, sessions: [] });
  await socket.disconnected();
  expect((await person.client.request('GET', '/api/user')).status).toBe(401);
  expect(await signIn(person)).toBe(200);
  await expectTold(person, /An operator removed/);
  await expectMail(person.email, 'An operator removed');
  const entry = { action: 'members.factors', targetId: person.userId, reason };
  expect(await stack.documents.collection('audit_entries').countDocuments(entry)).toBe(1);
});

it('the command does the same, for an operator whom nobody at the desk can help', async () => {
  const person = await newProtected();
  const operate = operatorOf(stack);
  const done = await operate('factors', 'reset', person.email);
  expect(done.code).toBe(0);
  expect(done.said).toContain('two-step codes removed, passkeys removed: 1');
  expect(await signIn(person)).toBe(200);
  await expectTold(person, /An operator removed/);
  const entry = { action: 'members.factors', targetId: person.userId, way: 'command' };
  expect(await stack.documents.collection('audit_entries').countDocuments(entry)).toBe(1);
  expect((await operate('factors', 'reset', 'nobody@example.com')).code).toBe(1);
});
