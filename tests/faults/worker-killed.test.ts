import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { imageView } from '@vesper/core/contract/image';
import { streamedText } from '@vesper/core/runs/run-log';
import { readAccount } from '../stack/balance.ts';
import { createClient } from '../stack/client.ts';
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

describe('kill -9 of the worker', () => {
  it('in mid-reply: the reply is written again, gapless, and screen and store agree', async () => {
    const anna = createClient(stack.baseUrl);
    await anna.signUp();
    const socket = await connectSocket(anna);
    const conversation = await startConversation(anna);
    const { runId } = await send(anna, conversation, 'Tell me a story about the sea.');
    await socket.waitFor('run:delta', (delta) => delta.runId === runId && delta.seq >= 6);
    await stack.killWorker();
    const seen = socket.eventsOf(runId).at(-1)?.seq ?? 0;
    await stack.startWorker();
    expect((await socket.finished(runId)).event).toBe('run:completed');
    await stack.settled();
    const ack = await socket.ask('run:resume', { runId, afterSeq: 0 });
    const log = ack.ok ? ack.events : [];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    // No sequence number that somebody saw is used for anything else afterwards.
    const after = await socket.ask('run:resume', { runId, afterSeq: seen });
    expect(after.ok && after.events[0]).toMatchObject({ event: 'run:reset' });
    const [, reply] = await readMessages(anna, conversation);
    expect(reply?.status).toBe('complete');
    expect(streamedText(log)).toBe(reply?.content);
    socket.close();
  });

  it('in mid-picture: one picture, one token', async () => {
    const anna = createClient(stack.baseUrl);
    const { id: userId } = await anna.signUp();
    const socket = await connectSocket(anna);
    const { runId = '' } = await generate(anna, 'a sailing boat at sunset');
    await socket.waitFor('run:progress', (step) => step.runId === runId && step.progress > 0.1);
    await stack.killWorker();
    await stack.startWorker();
    expect((await socket.finished(runId)).event).toBe('run:completed');
    await stack.settled();
    const images = await anna.expect([200, z.array(imageView)], 'GET', '/api/images');
    expect(images.map(({ status }) => status)).toEqual(['complete']);
    expect(await readAccount(stack.documents, userId)).toEqual({
      tokens: 4,
      ledgerSum: 4,
      holds: 0,
    });
    socket.close();
  });
});
