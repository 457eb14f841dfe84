import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@vesper/core/config/env';
import { answersOk } from '@vesper/embedded/launcher/http-ready';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { nodeProcess } from '@vesper/embedded/launcher/node-process';
import { provideDocuments, provideRedis } from './stack-services.ts';
import { Stack, type StackGateway } from './stack.ts';
import { StackProcess } from './stack-process.ts';

export interface StackOptions {
  /** The number of gateways, each on a port of its own. Default 1. */
  gateways?: number;
  /** The number of worker processes. Default 1. */
  workers?: number;
  /** Variables for gateways and workers on top of the stack's own. */
  env?: Record<string, string>;
  /** Further variables for the first worker alone. */
  firstWorkerEnv?: Record<string, string>;
}

/** Fast engines and no limits: a test is about behaviour, not about pace. */
const QUICK = {
  RATE_LIMITS: 'off',
  COMPANION_WORD_MS: '2',
  COMPANION_THINKING_MS: '10',
  PAINTER_LAYER_MS: '5',
  PAINTER_SCALE: '0.25',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
};

/** Resolves when the worker says that it takes jobs. */
async function saysWorking(child: ChildProcess): Promise<void> {
  for (;;) {
    const [text] = child.stdout ? await once(child.stdout, 'data') : [''];
    if (String(text).includes('"msg":"working"')) return;
  }
}

function workerProcess(env: Record<string, string>): StackProcess {
  const bundle = 'workers/dist/main.js';
  const spec = { name: 'workers', bundle, env, stopLimitMs: 12_000, ready: saysWorking };
  return new StackProcess(nodeProcess(spec));
}

async function gatewayProcess(env: Record<string, string>): Promise<StackGateway> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const spec = nodeProcess({
    name: 'gateway',
    bundle: 'gateway/dist/main.js',
    env: { ...env, PORT: String(port) },
    stopLimitMs: 6_000,
    ready: (_child, gone) => answersOk(`${baseUrl}/readyz`, gone),
  });
  return { baseUrl, process: new StackProcess(spec) };
}

/**
 * Starts the built product on data of its own: embedded services, or the real ones that
 * MONGODB_URI, REDIS_URL and S3_ENDPOINT name. Everything is ready when this resolves;
 * `stop()` ends every process and removes every trace.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const own = readEnv();
  const dir = await mkdtemp(join(tmpdir(), 'vesper-test-'));
  const [redis, documents] = await Promise.all([
    provideRedis(own, dir),
    provideDocuments(own, dir),
  ]);
  const env = {
    ...own,
    ...QUICK,
    DATA_DIR: dir,
    MONGODB_URI: documents.uri,
    REDIS_URL: redis.uri,
    SESSION_KEYS: 'a key for tests that is long enough to sign',
    ...options.env,
  };
  const workers = Array.from({ length: options.workers ?? 1 }, (_, index) =>
    workerProcess(index === 0 ? { ...env, ...options.firstWorkerEnv } : env),
  );
  const gateways = await Promise.all(
    Array.from({ length: options.gateways ?? 1 }, () => gatewayProcess(env)),
  );
  const newWorker = () => workerProcess(env);
  const stack = new Stack({ dir, redis, documents, gateways, workers, newWorker });
  try {
    const product = [...workers, ...gateways.map(({ process }) => process)];
    await Promise.all(product.map((process) => process.start()));
    return stack;
  } catch (error) {
    await stack.stop().catch(() => undefined);
    throw error;
  }
}
