import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { FIRST_WORDS_PER_DAY } from '@vesper/core/contract/first-word';
import { notificationView } from '@vesper/core/contract/notification';
import type { Client } from '../stack/client.ts';
import { readMessages, send } from '../stack/conversation.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const HOUR_MS = 3_600_000;
let stack: Stack;

beforeAll(async () => {
  // Two workers look at the same conversations at the same moments.
  const env = { HOUSEKEEPING_MS: '200', COMPANION_WORD_MS: '2', COMPANION_THINKING_MS: '5' };
  stack = await startStack({ workers: 2, env });
});
afterAll(() => stack.stop());

/** A time zone in which it is about the middle of the day now, so that no night is in the way. */
function noonZone(): string {
  const offset = 12 - new Date().getUTCHours();
  // The sign of these names is the other way round.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

const patch = (client: Client, id: string, firstWord: object | null) =>
  client.expect([200, conversationView], 'PATCH', `/api/conversations/${id}`, {
    settings: { firstWord },
  });

async function talking({ client }: Person, firstWord: object | null): Promise<string> {
  const made = await client.request('POST', '/api/characters', { name: 'Ines' });
  const { id: characterId } = z.object({ id: z.string() }).parse(made.body);
  const body = { title: 'Evenings', characterId };
  const { id } = await client.expect([201, conversationView], 'POST', '/api/conversations', body);
  await send(client, id, 'Good night!');
  await stack.settled();
  if (firstWord) await patch(client, id, firstWord);
  return id;
}

/** So many hours pass for a conversation: what was said moves back, and it is looked at again. */
async function pass(id: string, hours: number): Promise<void> {
  const conversationId = new Types.ObjectId(id);
  const messages = stack.documents.collection('messages');
  for await (const { _id, createdAt } of messages.find({ conversationId })) {
    const before = new Date(z.date().parse(createdAt).getTime() - hours * HOUR_MS);
    await messages.updateOne({ _id }, { $set: { createdAt: before } });
  }
  const talks = stack.documents.collection('conversations');
  const now = { $set: { firstWordAt: new Date() } };
  await talks.updateOne({ _id: conversationId, firstWordAt: { $exists: true } }, now);
}

/** Waits until housekeeping has looked at it once more. */
async function looked(id: string): Promise<void> {
  const talks = stack.documents.collection('conversations');
  await vi.waitFor(
    async () => {
      const talk = await talks.findOne({ _id: new Types.ObjectId(id) });
      const next = z.date().optional().parse(talk?.firstWordAt);
      if (next && next <= new Date()) throw new Error('not yet');
    },
    { timeout: 20_000, interval: 50 },
  );
  await stack.settled();
}

const roles = async (client: Client, id: string): Promise<string[]> =>
  (await readMessages(client, id)).map(({ role }) => role);

it('writes once after the rest that was asked for, and again only after an answer', async () => {
  const person = await newPerson(stack);
  const { client } = person;
  const id = await talking(person, { after: 'hours', zone: noonZone() });
  await pass(id, 3);
  await looked(id);
  expect(await roles(client, id)).toEqual(['user', 'assistant']);

  const tokens = (await client.expect([200, z.object({ tokens: z.number() })], 'GET', '/api/user'))
    .tokens;
  await pass(id, 2);
  await looked(id);
  const written = await readMessages(client, id);
  expect(written.map(({ role }) => role)).toEqual(['user', 'assistant', 'assistant']);
  expect(written.at(-1)).toMatchObject({ status: 'complete' });
  const view = await client.expect([200, conversationView], 'GET', `/api/conversations/${id}`);
  expect(view.isUnread).toBe(true);
  const notices = await client.expect(
    [200, z.array(notificationView)],
    'GET',
    '/api/notifications',
  );
  expect(notices.filter(({ title }) => title === 'New message')).toHaveLength(1);
  // It cost nothing.
  expect((await client.request('GET', '/api/user')).body).toMatchObject({ tokens });

  await pass(id, 100);
  await looked(id);
  expect(await roles(client, id)).toHaveLength(3);
  await send(client, id, 'I am back.');
  await stack.settled();
  await pass(id, 5);
  await looked(id);
  expect(await roles(client, id)).toHaveLength(6);
});

it('two workers that look many times at once write once', async () => {
  const person = await newPerson(stack);
  const id = await talking(person, { after: 'hours', zone: noonZone() });
  await pass(id, 5);
  const talks = stack.documents.collection('conversations');
  const again = { $set: { firstWordAt: new Date(0) } };
  for (let n = 0; n < 20; n++) {
    await talks.updateOne({ _id: new Types.ObjectId(id) }, again);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await looked(id);
  expect(await roles(person.client, id)).toEqual(['user', 'assistant', 'assistant']);
});

it('writes to nobody who did not ask, is asleep, away, suspended, or was written to enough', async () => {
  const person = await newPerson(stack);
  const { client, userId } = person;
  const unasked = await talking(person, null);
  const revoked = await talking(person, { after: 'hours', zone: noonZone() });
  expect((await patch(client, revoked, null)).settings.firstWord).toBeNull();
  // Where it is midnight, or nearly so.
  const night = 12 - new Date().getUTCHours();
  const far = night > 0 ? night - 12 : night + 12;
  const zone = far === 0 ? 'Etc/GMT' : `Etc/GMT${far > 0 ? '-' : '+'}${Math.abs(far)}`;
  const asleep = await talking(person, { after: 'hours', zone });
  for (const id of [unasked, revoked, asleep]) await pass(id, 4.1);
  await looked(asleep);
  for (const id of [unasked, revoked, asleep]) {
    expect(await roles(client, id)).toEqual(['user', 'assistant']);
  }

  const much = await talking(person, { after: 'hours', zone: noonZone() });
  const written = Array.from({ length: FIRST_WORDS_PER_DAY }, () => ({
    ...{ conversationId: new Types.ObjectId(), userId: new Types.ObjectId(userId) },
    ...{ role: 'assistant', content: 'Hello', status: 'complete', isFirstWord: true },
    createdAt: new Date(),
  }));
  await stack.documents.collection('messages').insertMany(written);
  await pass(much, 5);
  await looked(much);
  expect(await roles(client, much)).toHaveLength(2);
  await stack.documents.collection('messages').deleteMany({ isFirstWord: true });

  const users = stack.documents.collection('users');
  const _id = new Types.ObjectId(userId);
  const suspension = { at: new Date(), reason: 'spam' };
  await users.updateOne({ _id }, { $set: { suspension } });
  await pass(much, 5);
  await looked(much);
  await users.updateOne({ _id }, { $unset: { suspension: 1 } });
  expect(await roles(client, much)).toHaveLength(2);

  // Signed in nowhere any more.
  const keys = await stack.redis.zrange(`sessions-of:${userId}`, '0', '-1');
  await stack.redis.unlink(`sessions-of:${userId}`);
  await pass(much, 5);
  await looked(much);
  await stack.redis.zadd(`sessions-of:${userId}`, Date.now(), keys[0] ?? '');
  expect(await roles(client, much)).toHaveLength(2);
});

it('refuses a rest or a time zone that there is not', async () => {
  const person = await newPerson(stack);
  const id = await talking(person, null);
  for (const firstWord of [
    { after: 'minutes', zone: 'UTC' },
    { after: 'day', zone: 'Nowhere/Here' },
    { after: 'day' },
  ]) {
    const answer = await person.client.request('PATCH', `/api/conversations/${id}`, {
      settings: { firstWord },
    });
    expect(answer.status).toBe(422);
  }
});
