import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderedImage } from '@vesper/core/contract/generate-image';
import { readAccount } from '../stack/balance.ts';
import { createClient } from '../stack/client.ts';
import { ASYNC, readMessages, send, startConversation } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

// The bound on the size of a process's files, which acts like a full disk, is a thing of Linux.
const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { HOUSEKEEPING_MS: '1000' } });
});
afterAll(() => stack.stop());

it.skipIf(!hasLimits)(
  'a full disk answers 503, reads go on, and all is well with room',
  async () => {
    if (!stack.isEmbedded) return;
    const client = createClient(stack.baseUrl);
    await client.signUp();
    const conversation = await startConversation(client);
    const giveRoom = stack.fillDiskOfDocuments(0);
    const description = 'A description that takes some room. '.repeat(50);
    const create = (n: number) =>
      client.request('POST', '/api/characters', { name: `Character ${n}`, description });
    // Pages that were freed before are filled first.
    let created = 0;
    await expect
      .poll(async () => (await create((created += 1))).status, { timeout: 60_000, interval: 0 })
      .not.toBe(201);
    expect(await create(created)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await client.request('GET', '/api/user')).status).toBe(200);

    giveRoom();
    expect((await create(0)).status).toBe(201);
    await send(client, conversation, 'Are you there again?');
    await stack.settled(60_000);
    const [, reply] = await readMessages(client, conversation);
    expect(reply?.status).toBe('complete');
  },
);

it.skipIf(!hasLimits)(
  'a picture that finds no room is paid back, and the next one is kept',
  async () => {
    const client = createClient(stack.baseUrl);
    const { id: userId } = await client.signUp();
    const socket = await connectSocket(client);
    const order = () =>
      client.expect(
        [202, orderedImage],
        'POST',
        '/api/generate/image',
        { prompt: 'a pier' },
        ASYNC,
      );
    const giveRoom = stack.fillDiskOfWorkers(10_000);
    try {
      const { id, runId } = await order();
      const end = await socket.finished(runId ?? '');
      expect(end).toMatchObject({ event: 'run:failed', code: 'not_saved', refunded: true });
      await stack.settled(60_000);
      expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 5, holds: 0 });
      const keys = await stack.storedKeys(`images/${userId}/`);
      expect(keys.filter((key) => key.includes(id))).toEqual([]);
    } finally {
      giveRoom();
    }
    const { runId } = await order();
    expect((await socket.finished(runId ?? '')).event).toBe('run:completed');
    socket.close();
  },
);
