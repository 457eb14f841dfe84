import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { videoView } from '@vesper/core/contract/video';
import { readAccount } from '../stack/balance.ts';
import { createClient } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { HOUSEKEEPING_MS: '2000' } });
});
afterAll(() => stack.stop());

it('a worker killed in mid-film: it is made again, once, and paid once', async () => {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  const socket = await connectSocket(client);
  const order = { prompt: 'a lake under clouds', ratio: '1:1' };
  const path = '/api/generate/video';
  const { runId } = await client.expect([202, videoView], 'POST', path, order, ASYNC);
  await socket.waitFor('run:progress', (step) => step.runId === runId && step.progress > 0.3);
  await stack.killWorker();
  await stack.startWorker();
  expect((await socket.finished(runId)).event).toBe('run:completed');
  await stack.settled();
  const films = await client.expect([200, z.array(videoView)], 'GET', '/api/videos');
  expect(films.map(({ status }) => status)).toEqual(['complete']);
  expect(await stack.storedKeys(`videos/${userId}/`)).toHaveLength(3);
  expect(await readAccount(stack.documents, userId)).toEqual({ tokens: 2, ledgerSum: 2, holds: 0 });
  socket.close();
});
