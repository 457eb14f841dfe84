import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '@vesper/core/config/env';
import { nodeArguments } from '@vesper/embedded/launcher/node-process';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let dataDir: string;

beforeAll(async () => {
  stack = await startStack({ gateways: 0, workers: 0 });
  dataDir = await mkdtemp(join(tmpdir(), 'vesper-seed-'));
});
afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a first start paints the people to talk to before the gallery', async () => {
  const seed = spawn(process.execPath, nodeArguments('workers/dist/seed.js'), {
    env: {
      ...readEnv(),
      DATA_DIR: dataDir,
      MONGODB_URI: stack.mongodbUri,
      REDIS_URL: stack.redisUrl,
      SESSION_KEYS: 'a key for tests that is long enough to sign',
      PAINTER_LAYER_MS: '5',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(seed, 'exit');
  try {
    const characters = stack.documents.collection('characters');
    const images = stack.documents.collection('images');
    await expect.poll(() => images.countDocuments({}), { timeout: 100_000 }).toBeGreaterThan(0);
    const faces = await characters.find({}).toArray();
    expect(faces).toHaveLength(6);
    expect(faces.every(({ avatarKey }) => Boolean(avatarKey))).toBe(true);
  } finally {
    seed.kill('SIGKILL');
    await gone;
  }
});
