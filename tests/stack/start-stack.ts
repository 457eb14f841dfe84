import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@vesper/core/config/env';
import { answersOk } from '@vesper/embedded/launcher/http-ready';
import { freePort } from '@vesper/embedded/launcher/listen-port';
import { nodeProcess } from '@vesper/embedded/launcher/node-process';
import { provideDocuments, provideRedis, type StackService } from './stack-services.ts';
import { Stack, type StackGateway } from './stack.ts';
import { sharedPictureService } from './picture-service.ts';
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
  /** `real`: the packaged models look at pictures, and not a service that finds all harmless. */
  pictures?: 'real';
  /** Redis of another kind than a single server. */
  redis?: StackService;
  /** The folder of another version whose gateways and workers run, relative to the repository. */
  gatewaysFrom?: string;
  workersFrom?: string;
}

/** Fast engines and no limits: a test is about behaviour, not about pace. */
const QUICK = {
  RATE_LIMITS: 'off',
  WARM_UP: 'off',
  COMPANION_WORD_MS: '2',
  COMPANION_THINKING_MS: '10',
  PAINTER_LAYER_MS: '5',
  PAINTER_SCALE: '0.25',
  LOG_LEVEL: 'info',
  HOST: '127.0.0.1',
};

/** Signs the cookies of stacks. */
export const SESSION_KEY = 'a key for tests that is long enough to sign';

/** Resolves when the worker says that it takes jobs. */
async function saysWorking(child: ChildProcess): Promise<void> {
  for (;;) {
    const [text] = child.stdout ? await once(child.stdout, 'data') : [''];
    if (String(text).includes('"msg":"working"')) return;
  }
}

function workerProcess(env: Record<string, string>, from: string): StackProcess {
  const bundle = join(from, 'workers/dist/main.js');
  const spec = { name: 'workers', bundle, env, stopLimitMs: 12_000, ready: saysWorking };
  return new StackProcess(nodeProcess(spec));
}

function gatewayProcess(baseUrl: string, env: Record<string, string>, from: string): StackProcess {
  const spec = nodeProcess({
    name: 'gateway',
    bundle: join(from, 'gateway/dist/main.js'),
    env: { ...env, PORT: new URL(baseUrl).port },
    stopLimitMs: 6_000,
    ready: (_child, gone) => answersOk(`${baseUrl}/readyz`, gone),
  });
  return new StackProcess(spec);
}

async function gatewayOnFreePort(env: Record<string, string>, from: string): Promise<StackGateway> {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  return { baseUrl, process: gatewayProcess(baseUrl, env, from) };
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
    options.redis ?? provideRedis(own, dir),
    provideDocuments(own, dir),
  ]);
  const env = {
    ...own,
    ...QUICK,
    DATA_DIR: dir,
    MONGODB_URI: documents.uri,
    REDIS_URL: redis.uri,
    SESSION_KEYS: SESSION_KEY,
    ...(options.pictures !== 'real' && { PICTURE_CHECK_URL: (await sharedPictureService()).url }),
    ...options.env,
  };
  const { gatewaysFrom = '.', workersFrom = '.' } = options;
  const workers = Array.from({ length: options.workers ?? 1 }, (_, index) =>
    workerProcess(index === 0 ? { ...env, ...options.firstWorkerEnv } : env, workersFrom),
  );
  const gateways = await Promise.all(
    Array.from({ length: options.gateways ?? 1 }, () => gatewayOnFreePort(env, gatewaysFrom)),
  );
  const newWorker = (from = '.') => workerProcess(env, from);
  const newGateway = (baseUrl: string) => gatewayProcess(baseUrl, env, '.');
  const parts = { dir, redis, documents, gateways, workers, newWorker, newGateway };
  const stack = new Stack(parts);
  try {
    const product = [...workers, ...gateways.map(({ process }) => process)];
    await Promise.all(product.map((process) => process.start()));
    return stack;
  } catch (error) {
    await stack.stop().catch(() => undefined);
    throw error;
  }
}
