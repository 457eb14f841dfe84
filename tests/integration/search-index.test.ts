import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { termsOf } from '@vesper/core/search/terms';
import type { Client } from '../stack/client.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { operatorOf } from '../stack/operator.ts';
import { newPerson } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '5', COMPANION_THINKING_MS: '50' } });
});
afterAll(() => stack.stop());

async function search(client: Client, words: string): Promise<ConversationView[]> {
  const path = `/api/conversations?search=${encodeURIComponent(words)}`;
  return client.expect([200, z.array(conversationView)], 'GET', path);
}

const messages = () => stack.documents.collection('messages');

it('reads the messages that have the word, and no others', async () => {
  const { client, userId } = await newPerson(stack);
  const conversationId = new Types.ObjectId(await startConversation(client));
  const said = Array.from({ length: 3_000 }, (_, n) => {
    const content = `Line ${n} of a long talk${n % 1_000 === 7 ? ' about quillons' : ''}.`;
    return {
      ...{ conversationId, content, terms: termsOf(content), role: 'user', status: 'complete' },
      ...{ userId: new Types.ObjectId(userId), createdAt: new Date(Date.UTC(2026, 0, 1) + n) },
    };
  });
  await messages().insertMany(said);
  const filter = { userId: new Types.ObjectId(userId), terms: /^quill/ };
  const plan = z
    .object({ executionStats: z.object({ totalDocsExamined: z.number(), nReturned: z.number() }) })
    .parse(await messages().find(filter).explain('executionStats'));
  expect(plan.executionStats).toEqual({ totalDocsExamined: 3, nReturned: 3 });
  const [found] = await search(client, 'QUILL');
  expect(found?.match?.snippet).toBe('Line 2007 of a long talk about quillons.');
  // All of the words, in any order, in one message.
  expect(await search(client, 'talk quillons 1007')).toHaveLength(1);
  expect(await search(client, 'quillons 1008')).toEqual([]);
});

it('follows a message that is edited, answered anew, and deleted', async () => {
  const { client } = await newPerson(stack);
  const id = await startConversation(client);
  const { userMessage } = await send(client, id, '我们在东京的海边散步');
  await stack.settled();
  expect((await search(client, '东京'))[0]?.match?.messageId).toBe(userMessage.id);
  await client.request('PATCH', `/api/messages/${userMessage.id}`, { content: 'A quiet lagoon' });
  expect(await search(client, '东京')).toMatchObject([{ match: null }]);
  expect((await search(client, 'lag'))[0]?.match?.messageId).toBe(userMessage.id);
  await client.request('PUT', `/api/messages/${userMessage.id}/variant`, { variant: 1 });
  expect((await search(client, '东京'))[0]?.match?.messageId).toBe(userMessage.id);
  await client.request('DELETE', `/api/messages/${userMessage.id}`);
  await client.request('PATCH', `/api/conversations/${id}`, { title: 'Harbour' });
  expect(await search(client, 'lagoon')).toEqual([]);
  expect(await search(client, 'harb')).toMatchObject([{ id, match: null }]);
});

it('finds replies, and forks', async () => {
  const { client } = await newPerson(stack);
  const id = await startConversation(client);
  const { assistantMessage } = await send(client, id, 'Good evening');
  await stack.settled();
  const stored = await messages().findOne({ _id: new Types.ObjectId(assistantMessage.id) });
  expect(stored?.terms).toEqual(termsOf(String(stored?.content)));
  await client.request('POST', `/api/messages/${assistantMessage.id}/fork`);
  const [word = ''] = /[a-z]{4,}/i.exec(String(stored?.content)) ?? [];
  expect(await search(client, word)).toHaveLength(2);
});

it('is checked and repaired, also for texts of before there was an index', async () => {
  const { client } = await newPerson(stack);
  const id = await startConversation(client);
  const { userMessage, assistantMessage } = await send(client, id, 'The pelican of old');
  await stack.settled();
  // The reply may take the word up.
  await client.request('DELETE', `/api/messages/${assistantMessage.id}`);
  const _id = new Types.ObjectId(userMessage.id);
  await messages().updateOne({ _id }, { $unset: { terms: 1 } });
  expect((await search(client, 'pelican'))[0]?.match ?? null).toBeNull();
  const operate = operatorOf(stack);
  expect((await operate('check')).said).toContain(
    'messages, titles and characters that a search does not find',
  );
  expect(await operate('check', '--fix')).toMatchObject({ code: 0 });
  expect(await search(client, 'pelican')).toMatchObject([{ match: { messageId: userMessage.id } }]);
});
