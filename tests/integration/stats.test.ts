import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dashboardStats } from '@vesper/core/contract/stats';
import { userView } from '@vesper/core/contract/user';
import { send, startConversation } from '../stack/conversation.ts';
import { insertImage, newPerson, type Person } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const statsOf = ({ client }: Person) =>
  client.expect([200, dashboardStats], 'GET', '/api/dashboard/stats');

describe('the dashboard', () => {
  it('begins with nothing, and with no limits unless the operator set them', async () => {
    const none = { used: 0, limit: null };
    expect(await statsOf(await newPerson(stack))).toEqual({
      imagesGenerated: 0,
      chatMessages: 0,
      charactersCreated: 0,
      storiesStarted: 0,
      totalLikes: 0,
      publicImages: 0,
      usage: { images: none, messages: none, characters: none, stories: none },
    });
  });

  it('counts what one made oneself: pictures that are there, likes of others, own words', async () => {
    const person = await newPerson(stack);
    const other = await newPerson(stack);
    const shown = await insertImage(stack, person.userId, { isPublic: true });
    await insertImage(stack, person.userId);
    await insertImage(stack, person.userId, { status: 'pending' });
    await insertImage(stack, person.userId, { status: 'failed', isPublic: true });
    await insertImage(stack, other.userId, { isPublic: true, likes: 50 });
    await other.client.request('POST', `/api/images/${shown}/like`);
    await person.client.request('POST', `/api/images/${shown}/like`);
    const conversation = await startConversation(person.client);
    await send(person.client, conversation, 'Good evening');
    await stack.settled();
    const character = { name: 'Ines' };
    expect((await person.client.request('POST', '/api/characters', character)).status).toBe(201);
    expect(await statsOf(person)).toMatchObject({
      imagesGenerated: 2,
      publicImages: 1,
      totalLikes: 2,
      chatMessages: 1,
      charactersCreated: 1,
      storiesStarted: 0,
      usage: { messages: { used: 1, limit: null }, characters: { used: 1, limit: null } },
    });
  });

  it('keeps the months apart at midnight UTC', async () => {
    const person = await newPerson(stack);
    const now = new Date();
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
    const message = (createdAt: Date) => ({
      userId: new Types.ObjectId(person.userId),
      conversationId: new Types.ObjectId(),
      role: 'user',
      content: 'hi',
      status: 'complete',
      createdAt,
    });
    await stack.documents
      .collection('messages')
      .insertMany([message(new Date(first)), message(new Date(first - 1))]);
    const { chatMessages, usage } = await statsOf(person);
    expect([chatMessages, usage.messages.used]).toEqual([2, 1]);
  });
});

describe('a name', () => {
  const change = ({ client }: Person, body: unknown) => client.request('PATCH', '/api/user', body);

  it('is changed, kept when left out, and removed by null', async () => {
    const person = await newPerson(stack);
    await change(person, { firstName: '  Ada ', lastName: 'Byron' });
    await change(person, { lastName: 'Lovelace' });
    const user = await person.client.expect([200, userView], 'GET', '/api/user');
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    const { body } = await change(person, { firstName: null });
    expect(userView.parse(body)).toMatchObject({ firstName: null, lastName: 'Lovelace' });
    expect((await change(person, {})).status).toBe(200);
  });

  it('is refused where it must not be shown, at its field, and alone is not the whole name', async () => {
    const person = await newPerson(stack);
    const refused = await change(person, { lastName: '[[sentinel:child_safety]]' });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'child_safety', issues: [{ path: 'lastName' }] },
    });
    // Each half is harmless, together they are not.
    expect((await change(person, { firstName: '[[sentinel:' })).status).toBe(200);
    expect((await change(person, { lastName: 'child_safety]]' })).status).toBe(422);
  });

  it('is a text of at most 80 characters, and nothing else of the account can be written', async () => {
    const person = await newPerson(stack);
    for (const body of [
      { firstName: 'x'.repeat(81) },
      { firstName: 7 },
      { firstName: { $ne: null } },
      { tokens: 9_999 },
      { email: 'other@example.com' },
      { passwordHash: '*' },
      { id: person.userId },
      [],
      null,
      '"Ada"',
    ]) {
      expect([body, (await change(person, body)).status]).toEqual([body, 422]);
    }
    const { body } = await change(person, '{"firstName"');
    expect(z.object({ code: z.string() }).parse(body).code).toBe('malformed_json');
  });
});
