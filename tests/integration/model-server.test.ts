import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const KEY = 'sk-the-operators-secret';

let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
let anna: Client;
beforeAll(async () => {
  model = await startScriptedModel();
  const env = { CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'small', CHAT_API_KEY: KEY };
  stack = await startStack({ env });
  anna = createClient(stack.baseUrl);
  await anna.signUp();
});
afterAll(async () => {
  await stack.stop();
  await model.stop();
});

it('a model server answers, streamed and stored, and is given the talk so far', async () => {
  const socket = await connectSocket(anna);
  const conversation = await startConversation(anna);
  for (const content of ['The first thing', 'The second thing']) {
    const { runId } = await send(anna, conversation, content);
    await socket.finished(runId);
  }
  const messages = await readMessages(anna, conversation);
  expect(messages.map(({ content }) => content)).toEqual([
    'The first thing',
    'Good evening.',
    'The second thing',
    'Good evening.',
  ]);
  expect(JSON.stringify(model.seen.requests.at(-1))).toContain('The first thing');
  socket.close();
});

it('a stopped reply ends the request to the server, and keeps its words', async () => {
  const socket = await connectSocket(anna);
  const conversation = await startConversation(anna);
  const { runId } = await send(anna, conversation, 'A slow one');
  await expect.poll(() => socket.eventsOf(runId).length).toBeGreaterThan(3);
  const before = model.seen.closed;
  await socket.ask('run:cancel', { runId });
  await expect.poll(() => model.seen.closed).toBe(before + 1);
  await socket.finished(runId);
  const [, reply] = await readMessages(anna, conversation);
  expect(reply).toMatchObject({ status: 'stopped' });
  expect(reply?.content).toContain('word');
  socket.close();
});

it('a reply that breaks off has failed and is kept, and no secret is in the logs', async () => {
  const socket = await connectSocket(anna);
  const conversation = await startConversation(anna);
  const before = model.seen.requests.length;
  const { runId } = await send(anna, conversation, 'A broken one');
  expect(await socket.finished(runId)).toMatchObject({ code: 'reply_cut' });
  const [, reply] = await readMessages(anna, conversation);
  expect(reply).toMatchObject({ status: 'failed', content: 'Good evening.' });
  // Trying again would write another reply over words that somebody has read.
  expect(model.seen.requests).toHaveLength(before + 1);
  const logged = stack.workers.map(({ output }) => output).join('');
  expect(logged).toContain('the reply broke off without its end');
  expect(logged).not.toContain(KEY);
  expect(logged).not.toContain('A broken one');
  socket.close();
});
