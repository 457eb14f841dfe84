import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import type { Client } from '../stack/client.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { startScriptedModel } from '../stack/model-server.ts';
import { newPerson } from '../stack/person.ts';
import { RoundTripCounter } from '../stack/round-trips.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/**
 * Commands are counted, not timed: that is the same on every machine, and what an act costs follows
 * from it. docs/performance.md tells of each.
 */
let model: Awaited<ReturnType<typeof startScriptedModel>>;
let stack: Stack;
let anna: Client;
let socket: LiveSocket;
let counter: RoundTripCounter;
let conversation: string;

beforeAll(async () => {
  model = await startScriptedModel();
  const port = await freePort();
  stack = await startStack({
    env: {
      CHAT_BASE_URL: model.baseUrl,
      CHAT_MODEL: 'small',
      // Nothing but what is asked for, but all of that.
      HOUSEKEEPING_MS: '3600000',
      RATE_LIMITS: 'on',
    },
    firstWorkerEnv: { WORKER_METRICS_PORT: String(port) },
  });
  ({ client: anna } = await newPerson(stack));
  socket = await connectSocket(anna);
  for (let count = 0; count < 5; count += 1) await startConversation(anna);
  conversation = await startConversation(anna);
  const urls = [`${stack.baseUrl}/metrics`, `http://127.0.0.1:${port}/metrics`];
  counter = await RoundTripCounter.open(stack, urls);
  // The first message names the conversation.
  await talk();
});
afterAll(async () => {
  counter.close();
  socket.close();
  await stack.stop();
  await model.stop();
});

async function talk(): Promise<void> {
  const { runId } = await send(anna, conversation, 'Good evening, and how are you?');
  await socket.finished(runId);
}

async function connect(): Promise<void> {
  const another = await connectSocket(anna);
  await another.waitFor('ready');
  another.close();
}

const get = (path: () => string) => (): Promise<unknown> =>
  anna.expect([200, z.unknown()], 'GET', path());

it.each([
  ['who is signed in', get(() => '/api/user'), { documents: 1, redis: 2 }],
  ['the session of a page', get(() => '/api/session'), { documents: 1, redis: 2 }],
  // As many for six as for one: their last messages are read together.
  ['a list of conversations', get(() => '/api/conversations'), { documents: 4, redis: 2 }],
  [
    'the messages of a conversation',
    get(() => `/api/conversations/${conversation}/messages`),
    { documents: 3, redis: 2 },
  ],
  // The second one counts the versions of each picture.
  ['the pictures of a member', get(() => '/api/images'), { documents: 2, redis: 2 }],
  ['a socket that comes and goes', connect, { documents: 2, redis: 10 }],
  // From the request to the end, the worker's part and a notification with it.
  ['a message and its reply', talk, { documents: 22, redis: 24 }],
])('%s is within its budget of commands', async (_, act, budget) => {
  const { documents, redis } = await counter.fewest(act);
  expect(documents).toBeGreaterThan(0);
  expect({ documents, redis }, counter.commands.join(' ')).toEqual({
    documents: Math.min(documents, budget.documents),
    redis: Math.min(redis, budget.redis),
  });
});
