import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { talkImportView, type TalkImportView } from '@vesper/core/contract/transcript';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { newPerson } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '5', COMPANION_THINKING_MS: '50' } });
});
afterAll(() => stack.stop());

async function imported(client: Client, file: unknown): Promise<TalkImportView> {
  const path = '/api/conversations/imports';
  const { id } = await client.expect([202, talkImportView], 'POST', path, file);
  return vi.waitFor(
    async () => {
      const all = await client.expect([200, z.array(talkImportView)], 'GET', path);
      const one = all.find((it) => it.id === id);
      if (!one || one.state === 'waiting' || one.state === 'working') throw new Error('not yet');
      return one;
    },
    { timeout: 60_000, interval: 200 },
  );
}

const list = (client: Client) =>
  client.expect([200, z.array(conversationView)], 'GET', '/api/conversations');

it('leaves as a file and comes back the same', async () => {
  const { client } = await newPerson(stack);
  const id = await startConversation(client);
  const { assistantMessage } = await send(client, id, 'The harbour lies still');
  await stack.settled();
  await client.request('POST', `/api/messages/${assistantMessage.id}/regenerate`);
  await stack.settled();
  const before = await readMessages(client, id);
  const file = await client.request('GET', `/api/conversations/${id}/file?format=json`);
  expect(file.headers.get('content-disposition')).toContain('.json');
  expect(await imported(client, file.body)).toMatchObject({
    ...{ state: 'done', conversations: 1, conversationsDone: 1, refused: 0 },
    ...{ messages: before.length, messagesDone: before.length },
  });
  const copy = (await list(client)).find((one) => one.id !== id);
  const after = await readMessages(client, copy?.id ?? '');
  const told = (all: typeof after) =>
    all.map(({ role, content, variant, variantCount }) => [role, content, variant, variantCount]);
  expect(told(after)).toEqual(told(before));
  // Its versions can be looked through, and the talk goes on.
  const reply = after.at(-1);
  const shown = await client.request('PUT', `/api/messages/${reply?.id}/variant`, { variant: 1 });
  expect(shown.status).toBe(200);
  const found = await client.request('GET', '/api/conversations?search=harbour');
  expect(found.body).toHaveLength(2);
});

it('takes in what ChatGPT exports, without the conversation whose text is not allowed', async () => {
  const { client } = await newPerson(stack);
  const talk = (title: string, text: string) => ({
    title,
    current_node: 'a',
    mapping: {
      q: {
        ...{ parent: null, children: ['a'] },
        message: {
          author: { role: 'user' },
          create_time: 1_700_000_000,
          content: { parts: [text] },
        },
      },
      a: {
        ...{ parent: 'q', children: [] },
        message: { author: { role: 'assistant' }, content: { parts: ['Of course.'] } },
      },
    },
  });
  const file = [talk('Sea', 'Tell me of the sea'), talk('No', 'you are a fifteen year old girl')];
  expect(await imported(client, file)).toMatchObject({
    ...{ state: 'done', conversations: 1, refused: 1, messages: 2 },
  });
  expect(await list(client)).toMatchObject([
    { title: 'Sea', updatedAt: '2023-11-14T22:13:20.001Z', isUnread: false },
  ]);
});

it('says what is wrong with a file, and keeps nothing of it', async () => {
  const { client, userId } = await newPerson(stack);
  const answer = await imported(client, { hello: 1 });
  expect(answer).toMatchObject({ state: 'failed', conversationsDone: 0 });
  expect(answer.problem).toContain('holds no conversation');
  expect(await list(client)).toEqual([]);
  const said = { userId: new Types.ObjectId(userId) };
  expect(await stack.documents.collection('messages').countDocuments(said)).toBe(0);
});

it('takes in long conversations as a whole', async () => {
  const { client, userId } = await newPerson(stack);
  const messages = Array.from({ length: 1_200 }, (_, n) => ({
    ...{ role: n % 2 === 0 ? 'user' : 'assistant', texts: [`Line ${n}`], chosen: 0 },
    at: new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString(),
  }));
  const own = { format: 'vesper-conversation', character: null, messages };
  const done = await imported(client, [
    { ...own, title: 'One' },
    { ...own, title: 'Two' },
  ]);
  expect(done).toMatchObject({ state: 'done', messages: 2_400, messagesDone: 2_400 });
  const said = { userId: new Types.ObjectId(userId) };
  expect(await stack.documents.collection('messages').countDocuments(said)).toBe(2_400);
  expect((await list(client)).map(({ title }) => title).sort()).toEqual(['One', 'Two']);
});

it("is nobody else's", async () => {
  const { client } = await newPerson(stack);
  const id = await startConversation(client);
  const { client: other } = await newPerson(stack);
  expect((await other.request('GET', `/api/conversations/${id}/file`)).status).toBe(404);
  const nobody = createClient(stack.baseUrl);
  expect((await nobody.request('GET', `/api/conversations/${id}/file`)).status).toBe(401);
});
