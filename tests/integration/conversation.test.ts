import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '5', COMPANION_THINKING_MS: '200' } });
});
afterAll(() => stack.stop());

async function newClient(firstName?: string): Promise<{ client: Client; userId: string }> {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  const _id = new Types.ObjectId(userId);
  if (firstName) {
    await stack.documents.collection('users').updateOne({ _id }, { $set: { firstName } });
  }
  return { client, userId };
}

async function create(client: Client, body: object) {
  return client.expect([201, conversationView], 'POST', '/api/conversations', body);
}

async function titleOf(client: Client, id: string): Promise<string> {
  const found = await client.expect([200, conversationView], 'GET', `/api/conversations/${id}`);
  return found.title;
}

async function searched(client: Client, words: string): Promise<ConversationView[]> {
  const path = `/api/conversations?search=${encodeURIComponent(words)}`;
  return client.expect([200, z.array(conversationView)], 'GET', path);
}

async function search(client: Client, words: string): Promise<string[]> {
  return (await searched(client, words)).map(({ title }) => title);
}

async function makeCharacter(userId: string, isPublic: boolean): Promise<string> {
  const _id = new Types.ObjectId();
  const at = new Date();
  await stack.documents.collection('characters').insertOne({
    _id,
    userId: new Types.ObjectId(userId),
    name: 'Mira',
    traits: [],
    greeting: 'Welcome aboard, {{user}}. I am {{char}}.',
    isPublic,
    createdAt: at,
    updatedAt: at,
  });
  return _id.toHexString();
}

describe('the search', () => {
  it('finds words in titles and in messages, whatever their case', async () => {
    const { client } = await newClient();
    await create(client, { title: 'Evenings at the harbour' });
    const { id } = await create(client, { title: 'Something else' });
    await create(client, { title: 'Third' });
    await send(client, id, 'The HARBOUR lies still.');
    await stack.settled();
    expect(await search(client, 'harbour')).toEqual(['Something else', 'Evenings at the harbour']);
    expect(await search(client, 'LIES STILL')).toEqual(['Something else']);
    expect(await search(client, 'nowhere to be found')).toEqual([]);
    expect(await search(client, '  ')).toHaveLength(3);
  });

  it.each(['.*', '(really)', '[a]', 'a+b', '^a', 'b$', '{2}', 'a|b', '\\d', '?', '/x/'])(
    'takes %j as it is',
    async (words) => {
      const { client } = await newClient();
      await create(client, { title: `with ${words} in it` });
      await create(client, { title: 'aab without 12 any x of it' });
      expect(await search(client, words)).toEqual([`with ${words} in it`]);
    },
  );

  it('takes any input there is', async () => {
    const { client } = await newClient();
    await create(client, { title: 'One' });
    expect(await search(client, 'a\0b')).toEqual([]);
    expect(await search(client, '🙂')).toEqual([]);
    for (const query of ['search=a&search=b', `search=${'a'.repeat(201)}`]) {
      const answer = await client.request('GET', `/api/conversations?${query}`);
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    }
  });

  it('shows the message that has the words, around them', async () => {
    const { client } = await newClient();
    const { id } = await create(client, { title: 'Qintar' });
    const said = `${'Some words before. '.repeat(12)}A **Quillon** lies still. ${'After. '.repeat(40)}`;
    const { userMessage, assistantMessage } = await send(client, id, said);
    await stack.settled();
    // The reply may take the word up.
    await client.request('DELETE', `/api/messages/${assistantMessage.id}`);
    const [found] = await searched(client, 'quillon');
    expect(found?.match?.messageId).toBe(userMessage.id);
    expect(found?.match?.snippet).toMatch(/^….*A Quillon lies still\..*…$/);
    expect((await searched(client, 'qintar'))[0]?.match).toBeNull();
    expect((await searched(client, ''))[0]?.match).toBeNull();
  });

  it('comes in pages and knows nothing of other people', async () => {
    const { client } = await newClient();
    const { client: other } = await newClient();
    for (const n of [1, 2, 3]) await create(client, { title: `Boat ${n}` });
    await create(other, { title: 'Boat of another' });
    const path = '/api/conversations?search=boat&limit=2';
    const first = await client.request('GET', path);
    expect(first.body).toMatchObject([{ title: 'Boat 3' }, { title: 'Boat 2' }]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await client.request('GET', next)).body).toMatchObject([{ title: 'Boat 1' }]);
  });
});

describe('a conversation with a character', () => {
  it('begins with the words of the character', async () => {
    const { client, userId } = await newClient('Anna');
    const characterId = await makeCharacter(userId, false);
    const made = await create(client, { characterId });
    expect(made.character).toMatchObject({ id: characterId, name: 'Mira' });
    const [greeting, ...rest] = await readMessages(client, made.id);
    expect(greeting).toMatchObject({
      role: 'assistant',
      status: 'complete',
      content: 'Welcome aboard, Anna. I am Mira.',
    });
    expect(rest).toEqual([]);
    await send(client, made.id, 'Thank you.');
    await stack.settled();
    const [first, second, third] = await readMessages(client, made.id);
    expect([first?.role, second?.role, third?.role]).toEqual(['assistant', 'user', 'assistant']);
    const again = await client.request('POST', `/api/messages/${greeting?.id}/regenerate`);
    expect(again).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });

  it('cannot be had with a private one of somebody else', async () => {
    const { userId } = await newClient();
    const { client: stranger } = await newClient();
    const body = { characterId: await makeCharacter(userId, false) };
    expect((await stranger.request('POST', '/api/conversations', body)).status).toBe(404);
    await create(stranger, { characterId: await makeCharacter(userId, true) });
    const operator = { characterId: { $ne: null } };
    expect((await stranger.request('POST', '/api/conversations', operator)).status).toBe(422);
  });
});

describe('a conversation in the list', () => {
  it('shows its last line, as plain text', async () => {
    const { client } = await newClient();
    const id = await startConversation(client);
    expect((await searched(client, ''))[0]).toMatchObject({ lastLine: null, isEmpty: true });
    const { userMessage, assistantMessage } = await send(client, id, 'Tell me **all**\nabout it.');
    expect((await searched(client, ''))[0]).toMatchObject({
      lastLine: 'Tell me all about it.',
      isEmpty: false,
    });
    await stack.settled();
    const [, reply] = await readMessages(client, id);
    const [listed] = await searched(client, '');
    expect(listed?.lastLine?.slice(0, 20)).toBe(reply?.content.slice(0, 20));
    expect(listed?.lastLine?.length).toBeLessThanOrEqual(140);
    await client.request('DELETE', `/api/messages/${userMessage.id}`);
    expect((await searched(client, ''))[0]?.isEmpty).toBe(false);
    await client.request('DELETE', `/api/messages/${assistantMessage.id}`);
    expect((await searched(client, ''))[0]).toMatchObject({ lastLine: null, isEmpty: true });
  });

  it('with a character is empty as long as that alone has spoken', async () => {
    const { client, userId } = await newClient('Anna');
    const made = await create(client, { characterId: await makeCharacter(userId, false) });
    const greeting = 'Welcome aboard, Anna. I am Mira.';
    expect(made).toMatchObject({ lastLine: greeting, isEmpty: true, match: null });
    await send(client, made.id, 'Thank you.');
    expect((await searched(client, ''))[0]?.isEmpty).toBe(false);
    await stack.settled();
  });
});

describe('the title', () => {
  it('comes from the first message whatever happens to the reply', async () => {
    const { client } = await newClient();
    const id = await startConversation(client);
    const { runId } = await send(client, id, 'Hi! Tell me about the sea.');
    expect(await titleOf(client, id)).toBe('The sea');
    expect((await client.request('POST', `/api/runs/${runId}/cancel`)).status).toBe(200);
    await stack.settled();
    expect(await titleOf(client, id)).toBe('The sea');
    const wordless = await startConversation(client);
    await send(client, wordless, '🙂');
    expect(await titleOf(client, wordless)).toBe('New Conversation');
    await stack.settled();
    await send(client, wordless, 'Tell me about the wind.');
    expect(await titleOf(client, wordless)).toBe('The wind');
    await stack.settled();
  });

  it('comes from the first exchange and then stays', async () => {
    const { client } = await newClient();
    const id = await startConversation(client);
    expect(await titleOf(client, id)).toBe('New Conversation');
    await send(client, id, 'Hi! Tell me about the sea.');
    await stack.settled();
    expect(await titleOf(client, id)).toBe('The sea');
    await send(client, id, 'And now about mountains.');
    await stack.settled();
    expect(await titleOf(client, id)).toBe('The sea');
  });

  it('given by the person stays, also when it is given while the first reply is written', async () => {
    const { client } = await newClient();
    const named = await create(client, { title: 'My own' });
    await send(client, named.id, 'Tell me about the sea.');
    const id = await startConversation(client);
    await send(client, id, 'Tell me about the wind.');
    const path = `/api/conversations/${id}`;
    await client.expect([200, conversationView], 'PATCH', path, { title: 'Renamed' });
    await stack.settled();
    expect(await titleOf(client, named.id)).toBe('My own');
    expect(await titleOf(client, id)).toBe('Renamed');
  });
});

describe('deleting', () => {
  it('takes everything in it along, a reply under way too', async () => {
    const { client } = await newClient();
    const id = await startConversation(client);
    await send(client, id, 'Tell me a long story.');
    const { client: stranger } = await newClient();
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { title: 'Mine' } : undefined;
      const refused = await stranger.request(method, `/api/conversations/${id}`, body);
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await client.request('DELETE', `/api/conversations/${id}`)).status).toBe(200);
    await stack.settled();
    expect((await client.request('GET', `/api/conversations/${id}/messages`)).status).toBe(404);
    const conversationId = new Types.ObjectId(id);
    const left = await stack.documents.collection('messages').countDocuments({ conversationId });
    expect(left).toBe(0);
  });
});
