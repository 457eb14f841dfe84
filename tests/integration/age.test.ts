import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userView } from '@vesper/core/contract/user';
import type { Route } from '@vesper/gateway/http/route';
import { takeOut } from '../stack/personal-data.ts';
import { createClient, type Client } from '../stack/client.ts';
import { startConversation } from '../stack/conversation.ts';
import { insertImage, newPerson, PASSWORD } from '../stack/person.ts';
import { expectRefused } from '../stack/refused.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ gateways: 2 });
});
afterAll(() => stack.stop());

const isOpen = ({ anyAge, whileSuspended }: Route) => Boolean(anyAge ?? whileSuspended);

/** Somebody with an account who has not said how old they are. */
async function newUnconfirmed(): Promise<Client> {
  const client = createClient(stack.baseUrl);
  const email = `${new Types.ObjectId().toHexString()}@example.com`;
  await client.expect([201, userView], 'POST', '/api/signup', { email, password: PASSWORD });
  return client;
}

function atSecondGateway(client: Client): Client {
  const [, second] = stack.gateways;
  if (!second) throw new Error('There is one gateway only.');
  return client.at(second.baseUrl);
}

it('nothing behind a session is for an account that has not confirmed its age', async () => {
  const client = await newUnconfirmed();
  await expectRefused(client, 'age_unverified', isOpen);

  await client.expect([200, userView], 'PATCH', '/api/user', { adultConfirmed: true });
  expect(await client.request('GET', '/api/images/public')).toMatchObject({ status: 200 });
  const other = atSecondGateway(client);
  expect(await other.request('GET', '/api/images/public')).toMatchObject({ status: 200 });
});

it('a public picture is no exception', async () => {
  const { userId } = await newPerson(stack);
  const image = await insertImage(stack, userId, { isPublic: true });
  const client = await newUnconfirmed();
  const seen = await client.request('GET', `/media/images/${image}.png`);
  expect(seen).toMatchObject({ status: 403, body: { code: 'age_unverified' } });
});

it('who says in a talk to be under 18 is out at every gateway, and can say that it is wrong', async () => {
  const { client, userId } = await newPerson(stack);
  const other = atSecondGateway(client);
  const conversation = await startConversation(client);
  expect(await other.request('GET', '/api/images')).toMatchObject({ status: 200 });
  const sockets = await Promise.all([connectSocket(client), connectSocket(other)]);
  const closed = sockets.map((socket) => socket.disconnected());

  const said = await client.request('POST', `/api/chat/${conversation}`, { content: 'I am 15' });
  expect(said).toMatchObject({ status: 422, body: { code: 'user_underage' } });
  await Promise.all(closed);
  await expectRefused(client, 'age_locked', isOpen);
  await expectRefused(other, 'age_locked', isOpen);

  const user = await client.expect([200, userView], 'GET', '/api/user');
  expect(user.lockedAt).not.toBeNull();
  expect((await takeOut(client)).status).toBe(200);
  const words = 'I told of my nephew.';
  expect(await client.request('POST', '/api/user/age-review', { words })).toMatchObject({
    status: 200,
  });
  const cases = stack.documents.collection('cases');
  expect(await cases.findOne({ subjectId: userId })).toMatchObject({
    ...{ kind: 'age', reason: 'underage_member', priority: 'P0', open: true, details: words },
  });
});

it.each([
  ['names', 'PATCH', '/api/user', { firstName: 'I am', lastName: '15' }],
  ['a persona', 'POST', '/api/personas', { name: 'Me', description: "I'm 15 and I paint" }],
  ['a memory', 'POST', '/api/memories', { text: 'Is 15 years old', characterId: null }],
] as const)('who says so in %s is out as well', async (_, method, path, body) => {
  const { client } = await newPerson(stack);
  expect(await client.request(method, path, body)).toMatchObject({
    status: 422,
    body: { code: 'user_underage' },
  });
  const refused = { status: 403, body: { code: 'age_locked' } };
  expect(await client.request('GET', '/api/images')).toMatchObject(refused);
});

it('a locked account signs in to read why, and is let in once the lock is gone', async () => {
  const { client, userId, email } = await newPerson(stack);
  const conversation = await startConversation(client);
  await client.request('POST', `/api/chat/${conversation}`, { content: 'im 14 btw' });
  const again = createClient(stack.baseUrl);
  const signedIn = { email, password: PASSWORD };
  const user = await again.expect([200, userView], 'POST', '/api/signin', signedIn);
  expect(user.lockedAt).not.toBeNull();
  expect(await again.request('GET', '/api/images')).toMatchObject({ status: 403 });

  const account = { _id: new Types.ObjectId(userId) };
  await stack.documents.collection('users').updateOne(account, { $unset: { lockedAt: 1 } });
  expect(await again.request('GET', '/api/images')).toMatchObject({ status: 200 });
});
