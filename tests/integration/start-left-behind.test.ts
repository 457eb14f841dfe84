import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { connectMongo } from '@vesper/core/models/connect';
import { releaseKey } from '@vesper/gateway/api/run/idempotency-key';
import { readAccount } from '../stack/balance.ts';
import { createClient } from '../stack/client.ts';
import { ASYNC, readMessages, startConversation } from '../stack/conversation.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** Older than a start that still goes on can be. */
const LEFT_BEHIND = () => new Date(Date.now() - 60_000);

let stack: Stack;

beforeAll(async () => {
  // Housekeeping comes too late for these tests: those who find what was left behind clear it.
  const env = { COMPANION_WORD_MS: '1', COMPANION_THINKING_MS: '1', HOUSEKEEPING_MS: '600000' };
  stack = await startStack({ env });
});
afterAll(() => stack.stop());

const collection = (name: string) => stack.documents.collection(name);

/** What a gateway leaves that dies between the documents of a start and its last step. */
async function leaveStart(userId: string, conversation: string) {
  const ids = {
    userId: new Types.ObjectId(userId),
    conversationId: new Types.ObjectId(conversation),
  };
  const [_id, askedId, messageId] = Array.from({ length: 3 }, () => new Types.ObjectId());
  const createdAt = LEFT_BEHIND();
  await collection('runs').insertOne({
    ...ids,
    ...{ _id, kind: 'chat', status: 'starting', live: true, slot: `chat:${conversation}` },
    ...{ askedId, messageId, price: 0, attempts: 0, createdAt },
  });
  const said = { ...ids, content: 'Left behind.', variants: [], chosen: 0, createdAt };
  await collection('messages').insertMany([
    { ...said, _id: askedId, role: 'user', status: 'complete' },
    { ...said, _id: messageId, role: 'assistant', content: '', status: 'pending', runId: _id },
  ]);
  return { runId: _id };
}

describe('a start that a dead gateway left behind', () => {
  it('gives its conversation back to the next message, and leaves nothing in it', async () => {
    const anna = createClient(stack.baseUrl);
    const { id } = await anna.signUp();
    const conversation = await startConversation(anna);
    const { runId } = await leaveStart(id, conversation);
    const body = { content: 'Hello there.' };
    const answer = await anna.request('POST', `/api/chat/${conversation}`, body, ASYNC);
    expect(answer.status).toBe(202);
    const said = (await readMessages(anna, conversation)).map(({ content }) => content);
    expect(said).toContain('Hello there.');
    expect(said).not.toContain('Left behind.');
    expect(await collection('runs').findOne({ _id: runId })).toMatchObject({ status: 'undone' });
    await stack.settled();
  });

  it('gives its key to the same request, which is then done once', async () => {
    const anna = createClient(stack.baseUrl);
    const { id: userId } = await anna.signUp();
    const conversation = await startConversation(anna);
    const path = `/api/chat/${conversation}`;
    const headers = { ...ASYNC, 'idempotency-key': randomUUID() };
    const body = { content: 'Hello there.' };
    const first = await anna.request('POST', path, body, headers);
    await stack.settled();
    const { runId } = sendMessageResponse.parse(first.body);
    // As if the first gateway had died before its run was written.
    const before = { _id: new Types.ObjectId(runId) };
    await collection('runs').deleteOne(before);
    await collection('messages').deleteMany({ conversationId: new Types.ObjectId(conversation) });
    await collection('idempotency_keys').updateOne(
      { runId: before._id },
      { $set: { createdAt: LEFT_BEHIND() }, $unset: { status: 1, body: 1 } },
    );
    const again = await Promise.all([1, 2].map(() => anna.request('POST', path, body, headers)));
    const runs = again.map((answer) => sendMessageResponse.parse(answer.body).runId);
    expect(runs[0]).toBe(runs[1]);
    expect(runs[0]).not.toBe(runId);
    expect(await readMessages(anna, conversation)).toHaveLength(2);
    // Should that gateway wake up, its run can not be written any more.
    expect(await collection('runs').findOne(before)).toMatchObject({ status: 'undone' });
    await stack.settled();
    expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
  });
});

describe('a start that is slower than its successor waited for', () => {
  it('fails, and leaves the key to the one that took it over', async () => {
    const mongo = await connectMongo(stack.mongodbUri, 'work');
    const keys = collection('idempotency_keys');
    const key = randomUUID();
    const userId = new Types.ObjectId().toHexString();
    const slow = { runId: new Types.ObjectId(), isFirst: true, row: { userId, key } };
    const successor = new Types.ObjectId();
    const row = { userId: new Types.ObjectId(userId), key, fingerprint: 'x' };
    await keys.insertOne({ ...row, runId: successor, createdAt: new Date() });
    await releaseKey(slow);
    expect(await keys.findOne({ key })).toMatchObject({ runId: successor });
    // The successor's own failure gives it back.
    await releaseKey({ ...slow, runId: successor });
    expect(await keys.findOne({ key })).toBeNull();
    await mongo.disconnect();
  });
});
