import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import {
  sendMessageResponse,
  suggestedLine,
  type MessageView,
} from '@vesper/core/contract/message';
import { dashboardStats } from '@vesper/core/contract/stats';
import type { Client } from '../stack/client.ts';
import { ASYNC, readMessages, send, startConversation } from '../stack/conversation.ts';
import { takeOut } from '../stack/personal-data.ts';
import { newPerson } from '../stack/person.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';
import { unzip } from '../stack/unzip.ts';

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
let anna: Client;
let socket: LiveSocket;

beforeAll(async () => {
  model = await startScriptedModel();
  const env = {
    CHAT_BASE_URL: model.baseUrl,
    CHAT_MODEL: 'small',
    HOUSEKEEPING_MS: '1000',
  };
  stack = await startStack({ env });
  ({ client: anna } = await newPerson(stack));
  socket = await connectSocket(anna);
});
afterAll(async () => {
  socket.close();
  await stack.stop();
  await model.stop();
});

/** Says something and waits until it was answered, one way or another. */
async function talk(conversationId: string, content: string): Promise<MessageView> {
  const { runId } = await send(anna, conversationId, content);
  await socket.finished(runId);
  const reply = (await readMessages(anna, conversationId)).at(-1);
  if (!reply) throw new Error('There is no reply.');
  return reply;
}

async function begin(path: string, body?: object): Promise<string> {
  const answered = await anna.expect([202, sendMessageResponse], 'POST', path, body, { ...ASYNC });
  return answered.runId;
}

const goOn = (id: string): Promise<string> => begin(`/api/messages/${id}/continue`);
const lastOf = async (id: string) => (await readMessages(anna, id)).at(-1);

describe('what a model thinks', () => {
  it('comes beside the text, is kept with its version, and is never sent back', async () => {
    const id = await startConversation(anna);
    const reply = await talk(id, 'Please think of tea');
    expect(reply).toMatchObject({ content: 'Good evening.', status: 'complete' });
    expect(reply.details).toMatchObject({
      thinking: 'They greet me.',
      finish: 'stop',
      firstWordMs: expect.any(Number),
    });
    const again = await begin(`/api/messages/${reply.id}/regenerate`);
    await socket.finished(again);
    const thought = socket.eventsOf(again).flatMap((event) => {
      return 'thinking' in event ? [event.thinking] : [];
    });
    expect(thought.join('')).toBe('They greet me.');
    await talk(id, 'And now?');
    expect(JSON.stringify(model.seen.requests)).not.toContain('They greet');
    const first = await anna.request('PUT', `/api/messages/${reply.id}/variant`, { variant: 1 });
    expect(first.body).toMatchObject({ variantCount: 2, details: { model: 'small' } });
  });
});

describe('a reply that is continued', () => {
  it('goes on from its text, as a further version, after it was cut off', async () => {
    const id = await startConversation(anna);
    const cut = await talk(id, 'A broken one');
    expect(cut).toMatchObject({ status: 'failed', details: { finish: 'cut' } });
    await socket.finished(await goOn(cut.id));
    expect(await lastOf(id)).toMatchObject({
      content: 'Good evening. It is late.',
      status: 'complete',
      variant: 2,
      variantCount: 2,
    });
    expect(model.seen.requests.at(-1)?.messages.at(-1)).toEqual({
      role: 'assistant',
      content: 'Good evening.',
    });
  });

  it('stays as it was when nothing comes, and keeps what came when it is stopped', async () => {
    const id = await startConversation(anna);
    const silent = await talk(id, 'A silent one');
    await socket.finished(await goOn(silent.id));
    expect(await lastOf(id)).toEqual(silent);

    const other = await startConversation(anna);
    const { runId, assistantMessage } = await send(anna, other, 'A slow one');
    await expect.poll(() => socket.eventsOf(runId).length).toBeGreaterThan(3);
    await socket.ask('run:cancel', { runId });
    await socket.finished(runId);
    const before = await lastOf(other);
    const more = await goOn(assistantMessage.id);
    await expect.poll(() => socket.eventsOf(more).length).toBeGreaterThan(3);
    await socket.ask('run:cancel', { runId: more });
    await socket.finished(more);
    const after = await lastOf(other);
    expect(after).toMatchObject({ status: 'stopped', variantCount: 2 });
    expect(after?.content.startsWith(`${before?.content}`)).toBe(true);
    expect(after?.content.length).toBeGreaterThan(before?.content.length ?? 0);
  });

  it('must be the last one, and have words', async () => {
    const id = await startConversation(anna);
    const first = await talk(id, 'One');
    await talk(id, 'Two');
    const refused = await anna.request('POST', `/api/messages/${first.id}/continue`);
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});

describe('another model', () => {
  it('that nobody offers fails, and the version before stands', async () => {
    const id = await startConversation(anna);
    const reply = await talk(id, 'One');
    const run = await begin(`/api/messages/${reply.id}/regenerate`, { modelId: 'elsewhere' });
    expect(await socket.finished(run)).toMatchObject({
      event: 'run:failed',
      code: 'model_gone',
      reply: { content: 'Good evening.', variantCount: 1 },
    });
  });
});

describe('a fork', () => {
  it('has the path up to the message, the settings and the makings, and a life of its own', async () => {
    const id = await startConversation(anna);
    const settings = { note: { text: 'It rains.', depth: 2 }, sampler: { temperature: 0.4 } };
    await anna.request('PATCH', `/api/conversations/${id}`, { title: 'Tea', settings });
    const first = await talk(id, 'Please think of tea');
    await socket.finished(await begin(`/api/messages/${first.id}/regenerate`));
    await talk(id, 'Two');
    const path = await readMessages(anna, id);
    const forked = await anna.expect(
      [201, conversationView],
      'POST',
      `/api/messages/${first.id}/fork`,
    );
    expect(forked).toMatchObject({ title: 'Tea (fork)', isEmpty: false, settings });
    const same = ({ role, content, status, details, createdAt }: MessageView) => ({
      ...{ role, content, status, details, createdAt },
    });
    const copies = await readMessages(anna, forked.id);
    expect(copies.map(same)).toEqual(path.slice(0, 2).map(same));
    expect(copies.every(({ variantCount }) => variantCount === 1)).toBe(true);
    await talk(forked.id, 'Three');
    await anna.request('DELETE', `/api/conversations/${id}`);
    expect(await readMessages(anna, forked.id)).toHaveLength(4);
  });
});

describe('the next line of the member', () => {
  it('is suggested, and neither sent nor kept', async () => {
    const id = await startConversation(anna);
    await talk(id, 'One');
    const path = `/api/conversations/${id}/impersonate`;
    const line = await anna.expect([200, suggestedLine], 'POST', path);
    expect(line.text).not.toBe('');
    expect(await readMessages(anna, id)).toHaveLength(2);
  });
});

describe('a temporary conversation', () => {
  const begun = (): Promise<ConversationView> =>
    anna.expect([201, conversationView], 'POST', '/api/conversations', { isTemporary: true });

  it('is in no list, search, figure or export, tells nobody, and goes without a trace', async () => {
    const { id } = await begun();
    const before = await anna.expect([200, dashboardStats], 'GET', '/api/dashboard/stats');
    await talk(id, 'A pomegranate secret');
    await stack.settled();
    for (const path of ['/api/conversations', '/api/conversations?search=pomegranate']) {
      const list = await anna.expect([200, z.array(conversationView)], 'GET', path);
      expect(list.map((one) => one.id)).not.toContain(id);
    }
    const after = await anna.expect([200, dashboardStats], 'GET', '/api/dashboard/stats');
    expect(after.chatMessages).toBe(before.chatMessages);
    const files = await unzip((await takeOut(anna)).body);
    expect([...files.keys()]).toContain('conversations.json');
    expect([...files.values()].map(String).join('')).not.toContain('pomegranate');
    const told = stack.documents.collection('notifications');
    expect(await told.countDocuments({ 'data.conversationId': id })).toBe(0);

    await anna.request('DELETE', `/api/conversations/${id}`);
    const words = JSON.stringify([
      await stack.documents.collection('messages').find().toArray(),
      await stack.documents.collection('conversations').find().toArray(),
      await stack.documents.collection('idempotency_keys').find().toArray(),
    ]);
    expect(words).not.toContain('pomegranate');
  });

  it('that no tab came to delete is removed by housekeeping', async () => {
    const { id } = await begun();
    await talk(id, 'A forgotten one');
    const _id = new Types.ObjectId(id);
    const createdAt = new Date(Date.now() - LIMITS.temporaryTtl - 1_000);
    await stack.documents.collection('conversations').updateOne({ _id }, { $set: { createdAt } });
    const isGone = async () => (await anna.request('GET', `/api/conversations/${id}`)).status;
    await expect.poll(isGone).toBe(404);
  });
});
