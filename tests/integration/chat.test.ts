import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { streamedText } from '@vesper/core/runs/run-log';
import { createClient, type Client } from '../stack/client.ts';
import { ASYNC, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let anna: Client;

beforeAll(async () => {
  // Slow enough that a test can act in the middle of a reply.
  stack = await startStack({ env: { COMPANION_WORD_MS: '25', COMPANION_THINKING_MS: '20' } });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
});
afterAll(() => stack.stop());

describe('a message without a preference', () => {
  it('is answered with the whole reply', async () => {
    const conversation = await startConversation(anna);
    const answer = await anna.expect(
      [201, sendMessageResponse],
      'POST',
      `/api/chat/${conversation}`,
      { content: '  Hello there, I am Anna.  ' },
    );
    expect(answer.userMessage).toMatchObject({ role: 'user', content: 'Hello there, I am Anna.' });
    expect(answer.assistantMessage).toMatchObject({ role: 'assistant', status: 'complete' });
    expect(answer.assistantMessage.content.length).toBeGreaterThan(3);
    const stored = await readMessages(anna, conversation);
    expect(stored).toEqual([answer.userMessage, answer.assistantMessage]);
  });
});

describe('an asynchronous message', () => {
  it('streams every event once and in order, and ends with the stored text', async () => {
    const socket = await connectSocket(anna);
    const conversation = await startConversation(anna);
    const { runId, assistantMessage } = await send(anna, conversation, 'What do you do all day?');
    expect(assistantMessage).toMatchObject({ status: 'pending', content: '' });
    await socket.finished(runId);
    const events = socket.eventsOf(runId);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(0)?.event).toBe('run:started');
    expect(events.at(-1)?.event).toBe('run:completed');
    const [, reply] = await readMessages(anna, conversation);
    expect(reply).toMatchObject({ id: assistantMessage.id, status: 'complete' });
    expect(streamedText(events)).toBe(reply?.content);
    socket.close();
  });

  it('can be resumed from any point, by its owner alone', async () => {
    const socket = await connectSocket(anna);
    const stranger = createClient(stack.baseUrl);
    await stranger.signUp();
    const other = await connectSocket(stranger);
    await other.waitFor('ready');
    const conversation = await startConversation(anna);
    const { runId } = await send(anna, conversation, 'Tell me about the sea.');
    await socket.finished(runId);
    const live = socket.eventsOf(runId);
    for (const afterSeq of [0, 3, live.length - 1, live.length]) {
      const ack = await socket.ask('run:resume', { runId, afterSeq });
      expect(ack).toEqual({ ok: true, events: live.slice(afterSeq) });
    }
    expect(await socket.ask('run:resume', { runId, afterSeq: 5_000 })).toMatchObject({
      ok: false,
      code: 'gone',
    });
    for (const event of ['run:resume', 'run:cancel'] as const) {
      const payload = event === 'run:resume' ? { runId, afterSeq: 0 } : { runId };
      expect(await other.ask(event, payload)).toMatchObject({ ok: false, code: 'not_found' });
    }
    expect(other.eventsOf(runId)).toEqual([]);
    other.close();
    socket.close();
  });

  it('goes on while the socket is away, and the rest is there on return', async () => {
    const socket = await connectSocket(anna);
    const conversation = await startConversation(anna);
    const { runId } = await send(anna, conversation, 'Describe an evening by the harbour.');
    await socket.waitFor('run:delta', (delta) => delta.runId === runId);
    const { again, ready, seen } = await stack.whileWorkersStand(async () => {
      const heard = socket.eventsOf(runId);
      socket.close();
      const back = await connectSocket(anna);
      return { again: back, ready: await back.waitFor('ready'), seen: heard };
    });
    const active = ready.runs.find((run) => run.runId === runId);
    expect(active).toMatchObject({ kind: 'chat', conversationId: conversation });
    await again.finished(runId);
    const afterSeq = seen.at(-1)?.seq ?? 0;
    const ack = await again.ask('run:resume', { runId, afterSeq });
    const rest = ack.ok ? ack.events : [];
    const [, reply] = await readMessages(anna, conversation);
    expect(streamedText([...seen, ...rest])).toBe(reply?.content);
    again.close();
  });

  it('is stopped on request and keeps what was written', async () => {
    const socket = await connectSocket(anna);
    const conversation = await startConversation(anna);
    const { runId } = await send(anna, conversation, 'Tell me a long story, please.');
    await socket.waitFor('run:delta', (delta) => delta.runId === runId);
    const stop = () => socket.ask('run:cancel', { runId });
    expect(await stack.whileWorkersStand(stop)).toEqual({ ok: true });
    expect((await socket.finished(runId)).event).toBe('run:stopped');
    const [, reply] = await readMessages(anna, conversation);
    expect(reply?.status).toBe('stopped');
    expect(reply?.content).toBe(streamedText(socket.eventsOf(runId)));
    expect((await anna.request('POST', `/api/runs/${runId}/cancel`)).status).toBe(200);
    socket.close();
  });

  it('has its conversation to itself until the reply is done', async () => {
    const socket = await connectSocket(anna);
    const conversation = await startConversation(anna);
    const path = `/api/chat/${conversation}`;
    const runId = await stack.whileWorkersStand(async () => {
      const first = await send(anna, conversation, 'Tell me about mountains.');
      const second = await anna.request('POST', path, { content: 'And the sea?' }, ASYNC);
      expect(second).toMatchObject({ status: 409, body: { code: 'conversation_busy' } });
      return first.runId;
    });
    await socket.finished(runId);
    const third = await send(anna, conversation, 'And the sea?');
    await socket.finished(third.runId);
    expect(await readMessages(anna, conversation)).toHaveLength(4);
    socket.close();
  });
});

describe('an Idempotency-Key', () => {
  it('starts one run however often and however parallel the request comes', async () => {
    const conversation = await startConversation(anna);
    const path = `/api/chat/${conversation}`;
    const headers = { 'idempotency-key': 'a-key-of-this-test' };
    const twins = Array.from({ length: 20 }, () =>
      anna.expect([201, sendMessageResponse], 'POST', path, { content: 'Once.' }, headers),
    );
    const [first, ...others] = await Promise.all(twins);
    for (const other of others) expect(other).toEqual(first);
    const later = await anna.request('POST', path, { content: 'Once.' }, headers);
    expect(later).toMatchObject({ status: 201, body: first });
    expect(await readMessages(anna, conversation)).toHaveLength(2);
    const mismatch = await anna.request('POST', path, { content: 'Twice.' }, headers);
    expect(mismatch).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    const short = await anna.request('POST', path, { content: 'Hi' }, { 'idempotency-key': 'x' });
    expect(short).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });

  it('of a refused request can be used again', async () => {
    const conversation = await startConversation(anna);
    const path = `/api/chat/${conversation}`;
    const headers = { 'idempotency-key': 'refused-then-free', ...ASYNC };
    const first = await stack.whileWorkersStand(async () => {
      const begun = await send(anna, conversation, 'Please take your time.');
      const refused = await anna.request('POST', path, { content: 'Next' }, headers);
      expect(refused.status).toBe(409);
      return begun;
    });
    await stack.settled();
    const accepted = await anna.request('POST', path, { content: 'Next' }, headers);
    expect(accepted.status).toBe(202);
    expect(accepted.headers.get('preference-applied')).toBe('respond-async');
    expect(accepted.body).not.toMatchObject({ runId: first.runId });
    await stack.settled();
  });
});

describe('a text that must not reach an engine', () => {
  it('is refused politely, stored nowhere and leaves the conversation free', async () => {
    const conversation = await startConversation(anna);
    const answer = await anna.request('POST', `/api/chat/${conversation}`, {
      content: 'hello [[sentinel:child_safety]]',
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'child_safety' } });
    expect(await readMessages(anna, conversation)).toEqual([]);
  });
});
