import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamedText } from '@vesper/core/runs/run-log';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Client } from '../stack/client.ts';
import { generate, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  const env = {
    COMPANION_WORD_MS: '60',
    COMPANION_THINKING_MS: '20',
    PAINTER_LAYER_MS: '150',
    HOUSEKEEPING_MS: '2000',
  };
  stack = await startStack({ env });
});
afterAll(() => stack.stop());

/** A reply and a picture under way, both seen to have begun. */
async function begin(client: Client) {
  const { id: userId } = await client.signUp();
  const socket = await connectSocket(client);
  const conversation = await startConversation(client);
  const { runId } = await send(client, conversation, 'Tell me a story about the mountains.');
  const image = await generate(client, 'mountains under the stars');
  await socket.waitFor('run:delta', (delta) => delta.runId === runId);
  await socket.waitFor('run:progress', (step) => step.runId === image.runId);
  return { userId, socket, conversation, runId, imageRunId: image.runId ?? '' };
}

async function expectConsistent(client: Client, begun: Awaited<ReturnType<typeof begin>>) {
  const { userId, conversation, runId, socket } = begun;
  await stack.settled(60_000);
  const [, reply] = await readMessages(client, conversation);
  expect(['complete', 'failed']).toContain(reply?.status);
  const ack = await socket.ask('run:resume', { runId, afterSeq: 0 });
  if (ack.ok && reply?.status === 'complete') expect(streamedText(ack.events)).toBe(reply.content);
  const account = await readAccount(stack.documents, userId);
  expect(account.ledgerSum).toBe(account.tokens);
  expect(account.holds).toBe(0);
  return { reply, account };
}

describe.runIf(process.platform !== 'win32')('a service that restarts under load', () => {
  it('kill -9 of the document store: nothing is stuck and balances equal the ledger', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    const begun = await begin(anna);
    await stack.killDocuments();
    const { account } = await expectConsistent(anna, begun);
    expect([4, 5]).toContain(account.tokens);
    begun.socket.close();
  });

  it('a document store that hangs: requests are told so, and are answered once it goes on', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    await anna.signUp();
    const resume = stack.suspendDocuments();
    try {
      // The store hangs until this is answered, so the request did not wait for it.
      const answer = await anna.request('GET', '/api/images');
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    } finally {
      resume();
    }
    const status = async () => (await anna.request('GET', '/api/images')).status;
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    await stack.settled(60_000);
  });

  it('restart of Redis: both runs end, the socket hears of it, the session lives on', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    const begun = await begin(anna);
    await stack.restartRedis();
    await begun.socket.finished(begun.runId);
    await begun.socket.finished(begun.imageRunId);
    const { reply, account } = await expectConsistent(anna, begun);
    expect(reply?.status).toBe('complete');
    expect(account.tokens).toBe(4);
    expect((await anna.request('GET', '/api/user')).status).toBe(200);
    begun.socket.close();
  });

  it('loss of all of Redis: open runs are queued again or refunded, nothing is stuck', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    const begun = await begin(anna);
    await stack.redis.flushall();
    // Sessions were in Redis too: the person signs in again, and nothing else is lost.
    await stack.settled(60_000);
    const account = await readAccount(stack.documents, begun.userId);
    expect(account.ledgerSum).toBe(account.tokens);
    expect(account.holds).toBe(0);
    expect((await anna.request('GET', '/api/user')).status).toBe(401);
    begun.socket.close();
  });
});
