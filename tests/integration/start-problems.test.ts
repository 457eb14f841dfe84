import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from '@vesper/embedded/launcher/node-process';
import { startStack } from '../stack/start-stack.ts';
import type { Stack } from '../stack/stack.ts';

let stack: Stack;
let folder: string;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  folder = await mkdtemp(join(tmpdir(), 'vesper-start-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await stack.stop();
});

/** Starts a gateway that is expected to end by itself. */
async function startInVain(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    const bundle = join(repository, 'gateway/dist/main.js');
    const own = { MONGODB_URI: stack.mongodbUri, DATA_DIR: folder, ...env };
    execFile(process.execPath, [bundle], { env: own }, (error, _stdout, said) => {
      resolve({ code: error?.code, said });
    });
  });
}

it('a Redis that throws keys away stops the start, in one sentence', async () => {
  // Other tests may be using a real one.
  if (!stack.isEmbedded) return;
  const keys = join(folder, 'session-keys');
  await writeFile(keys, 'a key for tests that is long enough to sign\n');
  await stack.redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
  const { code, said } = await startInVain({
    REDIS_URL: stack.redisUrl,
    SESSION_KEYS_FILE: keys,
  });
  await stack.redis.config('SET', 'maxmemory-policy', 'noeviction');
  expect(code).toBe(1);
  expect(said).toMatch(/^The services do not fit:\n {2}REDIS_URL: .*allkeys-lru.*noeviction\.\n$/);
});

it('a clock two minutes off stops the start, in one sentence for each service', async () => {
  const shift = join(folder, 'shift.mjs');
  await writeFile(shift, 'const { now } = Date; Date.now = () => now() + 120_000;');
  const { code, said } = await startInVain({
    REDIS_URL: stack.redisUrl,
    SESSION_KEYS: 'a key for tests that is long enough to sign',
    NODE_OPTIONS: `--import=${pathToFileURL(shift).href}`,
  });
  expect(code).toBe(1);
  expect(said).toMatch(/MONGODB_URI: the clock of MongoDB is 1\d\d s behind the one here/);
  expect(said).toMatch(/REDIS_URL: the clock of Redis is 1\d\d s behind .* Set both by NTP\.\n$/);
});

it('a secret whose file is missing stops the start before anything is opened', async () => {
  const { code, said } = await startInVain({ SESSION_KEYS_FILE: join(folder, 'nowhere') });
  expect(code).toBe(1);
  expect(said).toMatch(/^These secrets .*\n {2}SESSION_KEYS_FILE: this file cannot be read\.\n$/);
});
