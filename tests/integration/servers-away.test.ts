import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderedImage } from '@vesper/core/contract/generate-image';
import { KINDS } from '@vesper/core/runs/kinds/kinds';
import { startAutomatic1111 } from '@vesper/workers/engines/image/automatic1111/automatic1111-server.fixtures';
import { readAccount } from '../stack/balance.ts';
import { createClient } from '../stack/client.ts';
import { ASYNC } from '../stack/conversation.ts';
import { connectSocket } from '../stack/socket.ts';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let dir: string;
let stack: Stack;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vesper-away-'));
  const servers = await Promise.all([startAutomatic1111({ steps: 2 }), startAutomatic1111({})]);
  const lone = {
    engine: 'automatic1111',
    id: 'lone',
    price: 1,
    servers: servers.map(({ url }) => url),
  };
  await Promise.all(servers.map((server) => server.stop()));
  const file = join(dir, 'models.json');
  await writeFile(file, JSON.stringify({ models: [{ engine: 'builtin' }], images: [lone] }));
  stack = await startStack({ env: { MODELS_FILE: file } });
});
afterAll(async () => {
  await stack.stop();
  await rm(dir, { recursive: true, force: true });
});

it('a picture whose servers are all away for a minute fails, and every token comes back', async () => {
  const client = createClient(stack.baseUrl);
  const { id: userId } = await client.signUp();
  const socket = await connectSocket(client);
  const body = { prompt: 'the sea at dusk', modelId: 'lone', count: 2 };
  const ordered = await client.expect(
    [202, orderedImage],
    'POST',
    '/api/generate/image',
    body,
    ASYNC,
  );
  await socket.waitFor('run:progress', ({ notice }) => notice === 'away');
  expect(await readAccount(stack.documents, userId)).toMatchObject({ tokens: 3, holds: 2 });

  // As if the rest of the minute had passed: it is asked for each five seconds.
  const pending = { userId: new Types.ObjectId(userId), kind: 'image' };
  const passed = { $set: { attempts: KINDS.image.awayAttempts } };
  await stack.documents.collection('runs').updateMany(pending, passed);
  const end = await socket.finished(ordered.runId ?? '');
  expect(end).toMatchObject({ event: 'run:failed', code: 'model_away' });
  await stack.settled();
  expect(await readAccount(stack.documents, userId)).toEqual({ tokens: 5, ledgerSum: 5, holds: 0 });
  const { body: images } = await client.request('GET', '/api/images');
  expect(images).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  socket.close();
});
