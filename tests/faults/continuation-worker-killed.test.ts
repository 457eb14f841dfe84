import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { streamedText } from '@vesper/core/runs/run-log';
import {
  data,
  delta,
  sendRaw,
  sendReply,
  startModelServer,
} from '@vesper/workers/engines/chat/openai/model-server.fixtures';
import { createClient } from '../stack/client.ts';
import { ASYNC, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let continued = 0;
let model: Awaited<ReturnType<typeof startModelServer>>;
let stack: Stack;
beforeAll(async () => {
  // The first continuation says a word and then nothing; the next one is whole.
  model = await startModelServer(async (res, { messages }) => {
    if (messages.at(-1)?.role !== 'assistant') return sendReply(res, ['Good ', 'evening']);
    continued += 1;
    if (continued > 1) return sendReply(res, [', and ', 'on.']);
    await sendRaw(res, data(delta(', and')));
  });
  stack = await startStack({ env: { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small' } });
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});

it('a continuation whose worker was killed is taken up: beginning and end, each once', async () => {
  const anna = createClient(stack.baseUrl);
  await anna.signUp();
  const socket = await connectSocket(anna);
  const conversation = await startConversation(anna);
  const { runId: first, assistantMessage } = await send(anna, conversation, 'Hello');
  await socket.finished(first);
  const path = `/api/messages/${assistantMessage.id}/continue`;
  const headers = { ...ASYNC };
  const begun = await anna.expect([202, sendMessageResponse], 'POST', path, undefined, headers);
  const { runId } = begun;
  await socket.waitFor('run:delta', (it) => it.runId === runId && it.text.includes(', and'));
  await stack.killWorker();
  await stack.startWorker();
  expect(await socket.finished(runId)).toMatchObject({ event: 'run:completed' });
  expect(continued).toBe(2);
  const whole = 'Good evening, and on.';
  const [, reply] = await readMessages(anna, conversation);
  expect(reply).toMatchObject({ content: whole, status: 'complete', variant: 2, variantCount: 2 });
  expect(streamedText(socket.eventsOf(runId))).toBe(whole);
  await stack.settled();
  const ack = await socket.ask('run:resume', { runId, afterSeq: 0 });
  expect(streamedText(ack.ok ? ack.events : [])).toBe(whole);
  // The version that it went on from is as it was.
  const variant = await anna.request('PUT', `/api/messages/${reply?.id}/variant`, { variant: 1 });
  expect(variant.body).toMatchObject({ content: 'Good evening', status: 'complete' });
  socket.close();
});
