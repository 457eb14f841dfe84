import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '@vesper/core/contract/limits';
import { sendMessageResponse, type MessageView } from '@vesper/core/contract/message';
import { sentPromptView } from '@vesper/core/contract/sent-prompt';
import type { Client } from '../stack/client.ts';
import { readMessages, startConversation } from '../stack/conversation.ts';
import { newPerson, PASSWORD } from '../stack/person.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const made = z.object({ id: z.string() });

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
beforeAll(async () => {
  model = await startScriptedModel();
  const env = { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small' };
  stack = await startStack({ env });
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});

/** Says something and waits for the reply. */
async function talk(client: Client, conversation: string, content: string): Promise<MessageView> {
  const path = `/api/chat/${conversation}`;
  const said = await client.expect([201, sendMessageResponse], 'POST', path, { content });
  return said.assistantMessage;
}

const sentPath = (reply: string, variant?: number): string =>
  `/api/messages/${reply}/sent${variant === undefined ? '' : `?variant=${variant}`}`;
const sentFor = (client: Client, reply: string, variant?: number) =>
  client.expect([200, sentPromptView], 'GET', sentPath(reply, variant));
const kept = () => stack.documents.collection('sent_prompts');

it('the owner of a reply sees exactly what the model was given', async () => {
  const { client } = await newPerson(stack);
  const description = 'She keeps {{user}} waiting.';
  const character = { name: 'Ines', description, personalityTraits: ['Calm'] };
  const { id: characterId } = await client.expect(
    [201, made],
    'POST',
    '/api/characters',
    character,
  );
  const settings = { note: { text: 'Let it rain.', depth: 1 } };
  const wanted = { characterId, settings };
  const { id } = await client.expect([201, made], 'POST', '/api/conversations', wanted);
  const reply = await talk(client, id, 'Good evening, Ines.');

  const sent = await sentFor(client, reply.id);
  expect(sent.messages).toEqual(model.seen.requests.at(-1)?.messages);
  expect(sent).toMatchObject({ model: 'small', contextTokens: 8_192 });
  const textOf = (name: string) => sent.parts.find((it) => it.name === name)?.text;
  expect(textOf('character')).toContain('Ines is calm.\n\nShe keeps the user waiting.');
  expect(textOf('note')).toBe('Let it rain.');
  expect(textOf('talk')).toContain('Good evening, Ines.');
  expect(sent.parts.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(sent.totalTokens);
});

it('every version has its own, and one that came to nothing leaves none', async () => {
  const { client } = await newPerson(stack);
  const conversation = await startConversation(client);
  const reply = await talk(client, conversation, 'The first thing');
  const regenerate = () => client.request('POST', `/api/messages/${reply.id}/regenerate`);
  await regenerate();
  await sentFor(client, reply.id, 1);
  await sentFor(client, reply.id, 2);
  expect((await client.request('GET', sentPath(reply.id, 3))).status).toBe(404);
  const ofReply = { messageId: new Types.ObjectId(reply.id) };
  expect(await kept().countDocuments(ofReply)).toBe(2);

  const [question] = await readMessages(client, conversation);
  await stack.documents
    .collection('messages')
    .updateOne({ _id: new Types.ObjectId(question?.id) }, { $set: { content: 'silence' } });
  await regenerate();
  expect(model.seen.requests.at(-1)?.messages.at(-1)?.content).toBe('silence');
  expect(await kept().countDocuments(ofReply)).toBe(2);
});

it('nobody else sees it, and after a day nobody does', async () => {
  const { client } = await newPerson(stack);
  const { id } = await talk(client, await startConversation(client), 'Between us');
  const { client: stranger } = await newPerson(stack);
  expect((await stranger.request('GET', sentPath(id))).status).toBe(404);
  const createdAt = new Date(Date.now() - LIMITS.sentPromptTtl);
  await kept().updateOne({ messageId: new Types.ObjectId(id) }, { $set: { createdAt } });
  expect((await client.request('GET', sentPath(id))).body).toMatchObject({
    code: 'sent_prompt_gone',
  });
});

it('goes with the message, the conversation and the account', async () => {
  const { client, userId } = await newPerson(stack);
  const mine = { userId: new Types.ObjectId(userId) };
  const first = await startConversation(client);
  const { id } = await talk(client, first, 'One');
  await talk(client, first, 'Two');
  await talk(client, await startConversation(client), 'Three');
  expect(await kept().countDocuments(mine)).toBe(3);
  await client.request('DELETE', `/api/messages/${id}`);
  expect(await kept().countDocuments(mine)).toBe(2);
  await client.request('DELETE', `/api/conversations/${first}`);
  expect(await kept().countDocuments(mine)).toBe(1);
  await client.request('DELETE', '/api/user', { password: PASSWORD });
  expect(await kept().countDocuments(mine)).toBe(0);
});
