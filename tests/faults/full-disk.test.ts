import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../stack/client.ts';
import { readMessages, send, startConversation } from '../stack/conversation.ts';
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
