import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../stack/client.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { newPerson, type Person } from '../stack/person.ts';
import { connectSocket } from '../stack/socket.ts';
import { sendHostileFrames } from '../stack/socket-fuzz.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

/** `npm run test:long` sends the hundred thousand that requirement S21 names. */
const BURSTS = 300;

let stack: Stack;
let hostile: Person[];
beforeAll(async () => {
  stack = await startStack();
  hostile = await Promise.all([newPerson(stack), newPerson(stack)]);
});
afterAll(() => stack.stop());

it('a gateway that is sent hostile frames stays up, and the sockets of others hear on', async () => {
  const { client } = await newPerson(stack);
  const socket = await connectSocket(client, { reconnection: false });
  const conversation = await startConversation(client);
  const { process: gateway } = stack.gateways[0] ?? {};
  const pid = gateway?.pid;
  const clients = hostile.map((person) => person.client);
  const sending = sendHostileFrames(clients, { seed: 21, bursts: BURSTS });
  const { runId } = await send(client, conversation, 'Hello there.');
  expect((await socket.finished(runId)).event).toBe('run:completed');
  expect(await sending).toBeGreaterThan(BURSTS * 5);
  expect(gateway?.pid).toBe(pid);
  expect(socket.isConnected).toBe(true);
  const again = await send(client, conversation, 'Still there?');
  expect((await socket.finished(again.runId)).event).toBe('run:completed');
  expect(gateway?.output).not.toContain('uncaught');
  // Whoever sent them is served as before.
  await connectSocket(clients[0] ?? createClient(stack.baseUrl)).then((it) => it.close());
  socket.close();
});
