import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView } from '@vesper/core/contract/conversation';
import { messageView, sendMessageResponse, type MessageView } from '@vesper/core/contract/message';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, startConversation } from '../stack/conversation.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let anna: Client;
let conversation: string;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '0', COMPANION_THINKING_MS: '0' } });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  conversation = await startConversation(anna);
});

const exchange: [201, typeof sendMessageResponse] = [201, sendMessageResponse];

async function say(content: string) {
  return anna.expect(exchange, 'POST', `/api/chat/${conversation}`, { content });
}
async function rewrite({ id }: MessageView) {
  return anna.expect(exchange, 'POST', `/api/messages/${id}/regenerate`);
}
async function rerun({ id }: MessageView, content: string) {
  return anna.expect(exchange, 'PATCH', `/api/messages/${id}`, { content, rerun: true });
}
async function edit({ id }: MessageView, content: string) {
  return anna.expect([200, messageView], 'PATCH', `/api/messages/${id}`, { content });
}
async function choose({ id }: MessageView, variant: number) {
  return anna.expect([200, messageView], 'PUT', `/api/messages/${id}/variant`, { variant });
}
async function remove({ id }: MessageView) {
  await anna.expect([200, z.unknown()], 'DELETE', `/api/messages/${id}`);
}
async function shown(): Promise<string[]> {
  return (await readMessages(anna, conversation)).map(({ content }) => content);
}
async function listed() {
  const path = `/api/conversations/${conversation}`;
  return anna.expect([200, conversationView], 'GET', path);
}

const stored = () => stack.documents.collection('messages');
const inConversation = () => ({ conversationId: new Types.ObjectId(conversation) });

describe('the versions of a message', () => {
  it('each have what follows them, from the first word to the last', async () => {
    const first = await say('My name is Bruno.');
    await say('I like the sea.');
    const bruno = await shown();
    await rerun(first.userMessage, 'My name is Clara.');
    await say('I like the hills.');
    const clara = await shown();
    expect(clara[1]).toContain('Clara');
    expect(clara).toHaveLength(4);
    await choose(first.userMessage, 1);
    expect(await shown()).toEqual(bruno);
    await choose(first.userMessage, 2);
    expect(await shown()).toEqual(clara);
  });

  it('remember the versions chosen in what follows them', async () => {
    const first = await say('One.');
    const second = await say('Two.');
    await rewrite(second.assistantMessage);
    await choose(second.assistantMessage, 1);
    await rewrite(second.assistantMessage);
    await choose(second.assistantMessage, 2);
    const before = await readMessages(anna, conversation);
    expect(before.at(-1)).toMatchObject({ variant: 2, variantCount: 3 });
    await rewrite(first.assistantMessage);
    expect(await shown()).toHaveLength(2);
    await choose(first.assistantMessage, 1);
    const after = await readMessages(anna, conversation);
    expect(after.slice(2)).toEqual(before.slice(2));
  });

  it('that only correct a text share what follows', async () => {
    const first = await say('Tell me about teh sea.');
    const rest = (await shown()).slice(1);
    await edit(first.userMessage, 'Tell me about the sea.');
    expect(await shown()).toEqual(['Tell me about the sea.', ...rest]);
    await choose(first.userMessage, 1);
    expect(await shown()).toEqual(['Tell me about teh sea.', ...rest]);
    const more = await say('And the hills?');
    await choose(first.userMessage, 2);
    expect((await shown()).at(-1)).toBe(more.assistantMessage.content);
  });

  it('lead the companion: it knows the ones shown and no other', async () => {
    const first = await say('My name is Bruno.');
    await rerun(first.userMessage, 'My name is Clara.');
    await choose(first.userMessage, 1);
    const { assistantMessage } = await say('What is my name?');
    expect(assistantMessage.content).toContain('Bruno');
    expect(assistantMessage.content).not.toContain('Clara');
  });

  it('are all that lists, searches and last lines see', async () => {
    const first = await say('Tell me about the quillon.');
    const { userMessage } = await say('And the parbuckle?');
    await rerun(first.userMessage, 'Tell me about hills.');
    const search = async (words: string) => {
      const path = `/api/conversations?search=${words}`;
      const found = await anna.expect([200, z.array(conversationView)], 'GET', path);
      return found.filter(({ id }) => id === conversation);
    };
    expect(await search('parbuckle')).toEqual([]);
    expect((await listed()).lastLine?.slice(0, 9)).toBe((await shown())[1]?.slice(0, 9));
    await choose(first.userMessage, 1);
    const ids = (await readMessages(anna, conversation)).map(({ id }) => id);
    expect(ids).toContain(userMessage.id);
    expect((await search('parbuckle'))[0]?.match).not.toBeNull();
  });

  it('can be left hidden, and then nothing is written below them', async () => {
    const first = await say('One.');
    const { assistantMessage } = await rerun(first.userMessage, 'Two.');
    await choose(first.userMessage, 1);
    const path = `/api/messages/${assistantMessage.id}/regenerate`;
    const refused = await anna.request('POST', path);
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect((await edit(assistantMessage, 'Corrected.')).content).toBe('Corrected.');
    expect(await shown()).not.toContain('Corrected.');
    await choose(first.userMessage, 2);
    expect(await shown()).toEqual(['Two.', 'Corrected.']);
  });

  it('go in pages like any others', async () => {
    const first = await say('One.');
    await say('Two.');
    await rerun(first.userMessage, 'Three.');
    await say('Four.');
    const all = await readMessages(anna, conversation);
    const path = `/api/conversations/${conversation}/messages`;
    const page = (query: string) =>
      anna.expect([200, z.array(messageView)], 'GET', `${path}?limit=3${query}`);
    const newest = await page('');
    const rest = await page(`&before=${newest[0]?.id}`);
    expect([...rest, ...newest]).toEqual(all);
  });
});

describe('a message that is deleted', () => {
  it('leaves what is shown after it, and takes what its other versions led to', async () => {
    const first = await say('One.');
    await say('Two.');
    await rerun(first.userMessage, 'Three.');
    await say('Four.');
    const before = await shown();
    await remove(first.userMessage);
    expect(await shown()).toEqual(before.slice(1));
    expect(await stored().countDocuments(inConversation())).toBe(3);
    await say('Five.');
    expect(await shown()).toHaveLength(5);
  });

  it('in the middle lets what follows go on from what was before it', async () => {
    const first = await say('One.');
    await say('Two.');
    const other = await rewrite(first.assistantMessage);
    const last = await say('Three.');
    await remove(other.assistantMessage);
    const ids = (await readMessages(anna, conversation)).map(({ id }) => id);
    expect(ids).toEqual([first.userMessage.id, last.userMessage.id, last.assistantMessage.id]);
    await rerun(first.userMessage, 'Four.');
    await choose(first.userMessage, 1);
    expect(await shown()).toEqual(['One.', 'Three.', last.assistantMessage.content]);
  });
});

describe('a conversation from before there were branches', () => {
  beforeEach(async () => {
    for (const text of ['One.', 'Two.', 'Three.']) await say(text);
    await stored().updateMany(inConversation(), { $unset: { follows: 1 } });
  });

  it('branches like any other', async () => {
    const old = await readMessages(anna, conversation);
    const [, , asked, reply] = old;
    if (!asked || !reply) throw new Error('there are six messages');
    await rewrite(reply);
    expect(await shown()).toHaveLength(4);
    await say('Other.');
    await choose(reply, 1);
    expect(await shown()).toEqual(old.map(({ content }) => content));
    await rerun(asked, 'Another.');
    expect(await shown()).toHaveLength(4);
    await choose(asked, 1);
    expect(await shown()).toEqual(old.map(({ content }) => content));
    await remove(asked);
    expect(await shown()).toEqual(old.filter((it) => it !== asked).map(({ content }) => content));
    await say('On we go.');
    expect(await shown()).toHaveLength(7);
  });
});

describe('a switch', () => {
  it('by many at once ends where the last one led', async () => {
    const first = await say('One.');
    const second = await say('Two.');
    await rewrite(second.assistantMessage);
    await rerun(first.userMessage, 'Three.');
    const [, reply] = await readMessages(anna, conversation);
    if (!reply) throw new Error('there is a reply');
    await rewrite(reply);
    const wishes = [1, 2, 1, 2].flatMap((variant) =>
      [first.userMessage, second.assistantMessage, reply].map(({ id }) =>
        anna.request('PUT', `/api/messages/${id}/variant`, { variant }),
      ),
    );
    await Promise.all(wishes);
    const messages = await readMessages(anna, conversation);
    expect(messages).toHaveLength(messages[0]?.variant === 1 ? 4 : 2);
    await choose(first.userMessage, 1);
    expect(await shown()).toHaveLength(4);
    await choose(first.userMessage, 2);
    expect(await shown()).toHaveLength(2);
  });
});
