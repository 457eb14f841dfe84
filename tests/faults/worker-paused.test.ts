import { afterAll, beforeAll, expect, it } from 'vitest';
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
  const env = { COMPANION_WORD_MS: '60', COMPANION_THINKING_MS: '20', PAINTER_LAYER_MS: '150' };
  stack = await startStack({ env });
});
afterAll(() => stack.stop());

it.runIf(process.platform !== 'win32')(
  'a worker that stands still loses its runs to another one, and changes nothing when it goes on',
  async () => {
    const [late] = stack.workers;
    const anna = createClient(stack.baseUrl);
    const { id: userId } = await anna.signUp();
    const socket = await connectSocket(anna);
    const conversation = await startConversation(anna);
    const reply = await send(anna, conversation, 'Tell me a story about the sea.');
    const picture = await generate(anna, 'a sailing boat at sunset');
    const pictureRun = picture.runId ?? '';
    await socket.waitFor('run:delta', ({ runId, seq }) => runId === reply.runId && seq >= 6);
    await socket.waitFor('run:progress', ({ runId, progress }) => {
      return runId === pictureRun && progress > 0.1;
    });
    late?.signal('SIGSTOP');
    await stack.startWorker();
    for (const runId of [reply.runId, pictureRun]) {
      expect((await socket.finished(runId)).event).toBe('run:completed');
    }
    const seen = socket.eventsOf(reply.runId).length;
    late?.signal('SIGCONT');
    await expect.poll(() => late?.output).toContain('a newer attempt has begun elsewhere');
    await stack.settled();

    expect(socket.eventsOf(reply.runId)).toHaveLength(seen);
    const ack = await socket.ask('run:resume', { runId: reply.runId, afterSeq: 0 });
    const log = ack.ok ? ack.events : [];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    const [, stored] = await readMessages(anna, conversation);
    expect(stored?.status).toBe('complete');
    expect(streamedText(log)).toBe(stored?.content);
    const images = await anna.expect([200, z.array(imageView)], 'GET', '/api/images');
    expect(images.map(({ status }) => status)).toEqual(['complete']);
    const account = await readAccount(stack.documents, userId);
    expect(account).toEqual({ tokens: 4, ledgerSum: 4, holds: 0 });
    socket.close();
  },
);
