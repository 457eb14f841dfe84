import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunLogEvent } from '@vesper/core/contract/run';
import { streamedText } from '@vesper/core/runs/run-log';
import { createClient, type Client } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket, type LiveSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

const PASSWORD = 'a long enough password';

let stack: Stack;

beforeAll(async () => {
  const env = {
    COMPANION_WORD_MS: '60',
    COMPANION_THINKING_MS: '20',
    HOUSEKEEPING_MS: '2000',
    RATE_LIMITS: 'off',
  };
  stack = await startStack({ env });
});
afterAll(() => stack.stop());

/** Sessions are lost with Redis as well. */
async function signInAgain(client: Client, email: string): Promise<LiveSocket> {
  await client.request('POST', '/api/signin', { email, password: PASSWORD });
  return connectSocket(client);
}

async function beginReply() {
  const anna = createClient(stack.baseUrl);
  const { email } = await anna.signUp({ password: PASSWORD });
  const conversation = await startConversation(anna);
  const { runId } = await send(anna, conversation, 'Tell me a long story about the mountains.');
  const socket = await connectSocket(anna);
  await socket.waitFor('run:delta', (delta) => delta.runId === runId && delta.seq >= 6);
  return { anna, email, conversation, runId, socket };
}

function expectWhole(events: RunLogEvent[]): void {
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(events[0]?.event).toBe('run:started');
}

describe('when Redis loses everything in mid-reply', () => {
  it('the reply goes on, and can be followed from its first event to its end', async () => {
    const { anna, email, conversation, runId, socket } = await beginReply();
    const seen = socket.eventsOf(runId).length;
    await stack.redis.flushall();
    const again = await signInAgain(anna, email);
    // The worker notices the loss with its next append, and writes the log anew.
    const during = async () => {
      const ack = await again.ask('run:resume', { runId, afterSeq: 0 });
      return ack.ok ? ack.events : [];
    };
    await expect.poll(async () => (await during()).length).toBeGreaterThan(0);
    expectWhole(await during());
    expect((await again.finished(runId)).event).toBe('run:completed');
    const after = await again.ask('run:resume', { runId, afterSeq: 0 });
    const log = after.ok ? after.events : [];
    expectWhole(log);
    expect(log.length).toBeGreaterThan(seen);
    const [, reply] = await readMessages(anna, conversation);
    expect(streamedText(log)).toBe(reply?.content);
    socket.close();
    again.close();
    await stack.settled(60_000);
  });

  it('and its worker dies: another one writes it, and it can be followed from the start', async () => {
    const { anna, email, conversation, runId, socket } = await beginReply();
    await stack.killWorker();
    await stack.redis.flushall();
    await stack.startWorker();
    const again = await signInAgain(anna, email);
    expect((await again.finished(runId)).event).toBe('run:completed');
    const after = await again.ask('run:resume', { runId, afterSeq: 0 });
    const log = after.ok ? after.events : [];
    expectWhole(log);
    const [, reply] = await readMessages(anna, conversation);
    expect(reply?.status).toBe('complete');
    expect(streamedText(log)).toBe(reply?.content);
    socket.close();
    again.close();
    await stack.settled(60_000);
  }, 90_000);
});

describe('a socket that comes back in mid-reply', () => {
  let quick: Stack;
  beforeAll(async () => {
    // Words come quicker than they are logged, so that every reconnection meets some between.
    quick = await startStack({ env: { COMPANION_WORD_MS: '12', RATE_LIMITS: 'off' } });
  });
  afterAll(() => quick.stop());

  it('holds every event, whatever was not logged when it asked', async () => {
    const anna = createClient(quick.baseUrl);
    await anna.signUp({ password: PASSWORD });
    for (let round = 0; round < 10; round++) {
      const conversation = await startConversation(anna);
      const { runId } = await send(anna, conversation, 'Tell me a long story about the sea.');
      const socket = await connectSocket(anna);
      const from = await socket.waitFor(
        'run:delta',
        ({ runId: of, seq }) => of === runId && seq > 4,
      );
      socket.close();
      const back = await connectSocket(anna);
      const ack = await back.ask('run:resume', { runId, afterSeq: from.seq });
      const resumed = ack.ok ? ack.events : [];
      const end = await back.finished(runId);
      const held = new Set([...resumed, ...back.eventsOf(runId)].map(({ seq }) => seq));
      const wanted = Array.from({ length: end.seq - from.seq }, (_, n) => from.seq + 1 + n);
      expect(wanted.filter((seq) => !held.has(seq))).toEqual([]);
      back.close();
    }
  });
});

describe.runIf(process.platform !== 'win32')('a gateway whose live channel breaks', () => {
  it('while the store hangs goes on serving others', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    await anna.signUp({ password: PASSWORD });
    const socket = await connectSocket(anna);
    const resume = stack.suspendDocuments();
    try {
      await stack.redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
      // Long enough for everything that asked the store to be told that it does not answer.
      const images = async () => (await anna.request('GET', '/api/images')).status;
      await expect.poll(images, { timeout: 30_000 }).toBe(503);
      await expect.poll(images, { timeout: 30_000 }).toBe(503);
    } finally {
      resume();
    }
    const user = async () => (await anna.request('GET', '/api/user')).status;
    await expect.poll(user, { timeout: 30_000 }).toBe(200);
    socket.close();
  });
});
