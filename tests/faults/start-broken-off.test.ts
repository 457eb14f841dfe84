import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView } from '@vesper/core/contract/image';
import { sendMessageResponse } from '@vesper/core/contract/message';
import { readAccount } from '../stack/balance.ts';
import { createClient, type Answer, type Client } from '../stack/client.ts';
import { ASYNC, readMessages, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

// One for each test: what breaks a product must not fail the next test, too.
beforeEach(async () => {
  const env = {
    COMPANION_WORD_MS: '2',
    COMPANION_THINKING_MS: '2',
    PAINTER_LAYER_MS: '5',
    HOUSEKEEPING_MS: '2000',
  };
  stack = await startStack({ env });
});
afterEach(async ({ task }) => {
  // Rarely a product has answered 503 for minutes after its store was killed; what it says tells why.
  if (task.result?.errors?.length) {
    process.stdout.write(stack.gateways.map(({ process }) => process.output).join('\n'));
  }
  await stack.stop();
});

/** One order, as a client sends it: under one key until it is answered for good. */
class Order {
  readonly #client: Client;
  readonly #path: string;
  readonly #body: unknown;
  readonly #headers = { ...ASYNC, 'idempotency-key': randomUUID() };

  constructor(client: Client, path: string, body: unknown) {
    this.#client = client;
    this.#path = path;
    this.#body = body;
  }

  send(): Promise<Answer> {
    return this.#client.request('POST', this.#path, this.#body, this.#headers);
  }

  /** Repeats it while the answer is that it cannot be answered right now. */
  async insist(): Promise<Answer> {
    for (;;) {
      const answer = await this.send().catch(() => null);
      if (answer && ![409, 503].includes(answer.status)) return answer;
      await pause(100);
    }
  }
}

const picture = (client: Client) =>
  new Order(client, '/api/generate/image', { prompt: 'a lighthouse in the evening' });

/** Expects that, once everything has come to rest, a member has paid for exactly these pictures. */
async function expectPaid(client: Client, userId: string, pictures: number): Promise<void> {
  await stack.settled(90_000);
  const images = await client.expect([200, z.array(imageView)], 'GET', '/api/images');
  expect(images.map(({ status }) => status)).toEqual(Array(pictures).fill('complete'));
  const left = 5 - pictures;
  expect(await readAccount(stack.documents, userId)).toEqual({
    tokens: left,
    ledgerSum: left,
    holds: 0,
  });
}

describe('the same request four times at once', () => {
  it('is one message, and every answer names it', async () => {
    const anna = createClient(stack.baseUrl);
    await anna.signUp();
    for (let round = 0; round < 5; round++) {
      const conversation = await startConversation(anna);
      const order = new Order(anna, `/api/chat/${conversation}`, { content: 'Hello there.' });
      const answers = await Promise.all([order.send(), order.send(), order.send(), order.send()]);
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
      const runs = answers.map(({ body }) => sendMessageResponse.parse(body).runId);
      expect(new Set(runs).size).toBe(1);
      expect(await readMessages(anna, conversation)).toHaveLength(2);
    }
  });

  it('is one picture for one token', async () => {
    const anna = createClient(stack.baseUrl);
    const { id: userId } = await anna.signUp();
    const order = picture(anna);
    const answers = await Promise.all([order.send(), order.send(), order.send(), order.send()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await expectPaid(anna, userId, 1);
  });
});

describe.runIf(process.platform !== 'win32')('a start that breaks off', () => {
  it('because the store hangs behind the job: one order is one picture for one token', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    const { id: userId } = await anna.signUp();
    const socket = await connectSocket(anna);
    const order = picture(anna);
    const first = order.send();
    await socket.waitFor('run:started');
    const resume = stack.suspendDocuments();
    // However it is answered, the store hangs until then.
    await first.catch(() => undefined).finally(resume);
    expect((await order.insist()).status).toBe(202);
    await expectPaid(anna, userId, 1);
    socket.close();
  });

  it('because the store is killed under it: one message, one reply, nobody is kept waiting', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    await anna.signUp();
    const conversation = await startConversation(anna);
    const before = await stack.documents.collection('runs').countDocuments();
    const content = 'Tell me about the sea.';
    const order = new Order(anna, `/api/chat/${conversation}`, { content });
    const first = order.insist();
    const runs = () => stack.documents.collection('runs').countDocuments();
    await expect.poll(runs, { interval: 1 }).toBeGreaterThan(before);
    await stack.killDocuments();
    expect((await first).status).toBe(202);
    await stack.settled(60_000);
    const messages = await readMessages(anna, conversation);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    // The conversation is not held by what broke off.
    const next = new Order(anna, `/api/chat/${conversation}`, { content: 'And the mountains?' });
    expect((await next.send()).status).toBe(202);
    await stack.settled();
  });

  it('because Redis is away: nothing is left of it, and the key can be used again', async () => {
    if (!stack.isEmbedded) return;
    const anna = createClient(stack.baseUrl);
    const { id: userId } = await anna.signUp();
    const conversation = await startConversation(anna);
    const orders = [
      picture(anna),
      new Order(anna, `/api/chat/${conversation}`, { content: 'Are you there?' }),
    ];
    const [restarted, ...answers] = await Promise.all([
      stack.restartRedis(),
      ...orders.map((order) => order.insist()),
    ]);
    expect(restarted).toBeUndefined();
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    await expectPaid(anna, userId, 1);
    expect(await readMessages(anna, conversation)).toHaveLength(2);
  });
});
