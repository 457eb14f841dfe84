import { expect } from 'vitest';
import { streamedText } from '@vesper/core/runs/run-log';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { generate, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import type { Stack } from '../stack/stack.ts';

/** Slow enough that something can break while words and steps are on their way. */
export const SLOW = {
  COMPANION_WORD_MS: '60',
  COMPANION_THINKING_MS: '20',
  PAINTER_LAYER_MS: '150',
  HOUSEKEEPING_MS: '2000',
};

/** Somebody at the second gateway who has a reply and a picture under way. */
export interface UnderWay {
  client: Client;
  userId: string;
  socket: LiveSocket;
  conversation: string;
  runId: string;
  imageRunId: string;
}

/** Starts a reply and a picture through one gateway, heard through another. */
export async function begin(stack: Stack): Promise<UnderWay> {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  const elsewhere = stack.gateways.at(-1)?.baseUrl ?? stack.baseUrl;
  const socket = await connectSocket(client.at(elsewhere), { returns: true });
  const conversation = await startConversation(client);
  const { runId } = await send(client, conversation, 'Tell me a story about the mountains.');
  const image = await generate(client, 'mountains under the stars');
  const imageRunId = image.runId ?? '';
  await socket.waitFor('run:delta', (delta) => delta.runId === runId);
  await socket.waitFor('run:progress', (step) => step.runId === imageRunId);
  return { client, userId, socket, conversation, runId, imageRunId };
}

/** Both runs end well; what was heard is what is stored, without a gap, for one token. */
export async function expectWhole(stack: Stack, underWay: UnderWay): Promise<void> {
  const { client, userId, socket, conversation, runId, imageRunId } = underWay;
  expect((await socket.finished(runId)).event).toBe('run:completed');
  expect((await socket.finished(imageRunId)).event).toBe('run:completed');
  await stack.settled();
  const [, reply] = await readMessages(client, conversation);
  expect(reply?.status).toBe('complete');
  const ack = await socket.ask('run:resume', { runId, afterSeq: 0 });
  const log = ack.ok ? ack.events : [];
  expect(log.map(({ seq }) => seq)).toEqual([...log.keys()].map((index) => index + 1));
  expect(streamedText(log)).toBe(reply?.content);
  const account = await readAccount(stack.documents, userId);
  expect(account).toEqual({ tokens: 4, ledgerSum: 4, holds: 0 });
  expect((await client.request('GET', '/api/user')).status).toBe(200);
  socket.close();
}
