import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelsView } from '@vesper/core/contract/model';
import { createClient } from '../stack/client.ts';
import { send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let dir: string;
let stack: Stack;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-models-'));
  const file = join(dir, 'damaged.gguf');
  // By its first bytes it is a model.
  await writeFile(file, `GGUF${'x'.repeat(1_000)}`);
  stack = await startStack({ env: { CHAT_MODEL_FILE: file } });
});
afterAll(async () => {
  await stack.stop();
  await rm(dir, { recursive: true, force: true });
});

it('a model file that cannot be loaded is shown as away, and a reply says so', async () => {
  const anna = createClient(stack.baseUrl);
  await anna.signUp();
  const isAway = async () => {
    const { models } = await anna.expect([200, modelsView], 'GET', '/api/models');
    return models.map((model) => model.isAway);
  };
  await expect.poll(isAway).toEqual([true]);
  const socket = await connectSocket(anna);
  const { runId } = await send(anna, await startConversation(anna), 'Hello');
  expect(await socket.finished(runId)).toMatchObject({ event: 'run:failed', code: 'model_away' });
  socket.close();
});
