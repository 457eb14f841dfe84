import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyDetails, storyTurnResponse } from '@vesper/core/contract/story';
import { streamedText } from '@vesper/core/runs/run-log';
import { createClient } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { COMPANION_WORD_MS: '40', COMPANION_THINKING_MS: '20' } });
});
afterAll(() => stack.stop());

it('a worker killed in mid-passage leaves one whole passage, the same as on the screen', async () => {
  const anna = createClient(stack.baseUrl);
  await anna.signUp();
  const socket = await connectSocket(anna);
  const request = { genre: 'fantasy', lead: 'Mara' };
  const { runId, story } = await anna.expect(
    [202, storyTurnResponse],
    'POST',
    '/api/stories',
    request,
    ASYNC,
  );
  await socket.waitFor('run:delta', (delta) => delta.runId === runId && delta.seq >= 6);
  const before = streamedText(socket.eventsOf(runId));
  await stack.killWorker();
  await stack.startWorker();
  expect((await socket.finished(runId)).event).toBe('run:completed');
  await stack.settled();
  const ack = await socket.ask('run:resume', { runId, afterSeq: 0 });
  const { passages } = await anna.expect([200, storyDetails], 'GET', `/api/stories/${story.id}`);
  expect(passages.map(({ status }) => status)).toEqual(['complete']);
  expect(streamedText(ack.ok ? ack.events : [])).toBe(passages[0]?.text);
  expect(passages[0]?.text.startsWith(before)).toBe(true);
  socket.close();
});
