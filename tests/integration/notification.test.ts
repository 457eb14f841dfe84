import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { notificationView } from '@vesper/core/contract/notification';
import { createClient, type Client } from '../stack/client.ts';
import { generate, send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let anna: Client;
let userId: string;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_THINKING_MS: '300' } });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  anna = createClient(stack.baseUrl);
  userId = (await anna.signUp()).id;
});

async function listed(client = anna, query = '') {
  const path = `/api/notifications${query}`;
  return client.expect([200, z.array(notificationView)], 'GET', path);
}

async function chat(): Promise<string> {
  const { runId } = await send(
    anna,
    await startConversation(anna),
    'A secret about the lighthouse.',
  );
  return runId;
}

describe('a notification', () => {
  it('tells of a reply that came while the tab was hidden, live and in the list', async () => {
    const socket = await connectSocket(anna);
    await socket.ask('presence', { visible: true });
    await socket.ask('presence', { visible: false });
    const runId = await chat();
    const told = await socket.waitFor('notification');
    expect(told).toMatchObject({ type: 'chat_completed', readAt: null, data: { runId } });
    expect(Object.keys(told.data).toSorted()).toEqual(['conversationId', 'messageId', 'runId']);
    expect(JSON.stringify(told)).not.toMatch(/secret|lighthouse/);
    expect(await listed()).toEqual([told]);
    socket.close();
  });

  it('is not made while a tab is in front, also beside a hidden one', async () => {
    const front = await connectSocket(anna);
    const hidden = await connectSocket(anna);
    await front.ask('presence', { visible: true });
    await hidden.ask('presence', { visible: false });
    await front.finished(await chat());
    await stack.settled();
    expect(await listed()).toEqual([]);
    for (const socket of [front, hidden]) socket.close();
  });

  it('tells of a picture that was finished after the last tab was closed', async () => {
    const socket = await connectSocket(anna);
    await socket.ask('presence', { visible: true });
    socket.close();
    await vi.waitFor(async () => expect(await stack.redis.exists(`visible:${userId}`)).toBe(0));
    const { id: imageId } = await generate(anna, 'a lighthouse in fog');
    await stack.settled();
    const [told, ...rest] = await listed();
    expect(told).toMatchObject({ type: 'image_completed', data: { imageId } });
    expect(JSON.stringify(told)).not.toContain('lighthouse');
    expect(rest).toEqual([]);
  });

  it('tells of a picture that failed', async () => {
    await stack.killWorker();
    const { id: imageId } = await generate(anna, 'a lighthouse in fog');
    // Without its hold the worker refuses to paint.
    const account = { _id: new Types.ObjectId(userId) };
    await stack.documents.collection('users').updateOne(account, { $set: { holds: [] } });
    await stack.startWorker();
    await stack.settled();
    expect(await listed()).toMatchObject([{ type: 'image_failed', data: { imageId } }]);
  });

  it('is not made of what the person stopped', async () => {
    const runId = await chat();
    expect((await anna.request('POST', `/api/runs/${runId}/cancel`)).status).toBe(200);
    await stack.settled();
    expect(await listed()).toEqual([]);
  });
});

describe('the list', () => {
  it('comes in pages, newest first, and is marked as read by its owner alone', async () => {
    for (let n = 0; n < 3; n++) {
      await chat();
      await stack.settled();
    }
    const all = await listed();
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const first = await anna.request('GET', '/api/notifications?limit=2');
    expect(first.body).toEqual(all.slice(0, 2));
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await anna.request('GET', next)).body).toEqual(all.slice(2));

    const stranger = createClient(stack.baseUrl);
    await stranger.signUp();
    expect(await listed(stranger)).toEqual([]);
    const ids = all.slice(0, 1).map(({ id }) => id);
    const path = '/api/notifications/read';
    expect((await stranger.request('POST', path, { ids })).status).toBe(200);
    expect((await stranger.request('POST', path, {})).status).toBe(200);
    expect(await listed()).toEqual(all);
    expect((await anna.request('POST', path, { ids })).body).toEqual({ ok: true });
    const isRead = async () => (await listed()).map(({ readAt }) => readAt !== null);
    expect(await isRead()).toEqual([true, false, false]);
    const before = (await listed())[0];
    expect((await anna.request('POST', path, {})).status).toBe(200);
    expect(await isRead()).toEqual([true, true, true]);
    expect((await listed())[0]).toEqual(before);
  });

  it.each([{ ids: { $ne: null } }, { ids: ['no id'] }, { ids: [{ $gt: '' }] }, { all: true }])(
    'refuses to mark %j',
    async (body) => {
      const answer = await anna.request('POST', '/api/notifications/read', body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    },
  );
});
