import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from '@vesper/core/config/config';
import { readEnv } from '@vesper/core/config/env';
import { prepareDataDir } from './data-dir.ts';
import { DATABASE, provideDataServices } from './data-services.ts';
import { claimInstance } from './instance-lock.ts';
import { nodeArguments } from './node-process.ts';
import { ownSecrets } from './own-secrets.ts';
import { prepareSocketDir } from './socket-dir.ts';
import { Supervisor } from './supervisor.ts';
import { isAnswering } from './unix-socket.ts';

/** The command that `embedded/operate.mjs` hands over. */
interface Operation {
  command: string;
  args: string[];
  /** Path of redis-server or valkey-server, where one may be needed. */
  redisServer?: string | undefined;
}

type Env = Record<string, string>;

/** Variables that name services of the operator: a drill uses none of them. */
const SERVICES = /^(MONGODB_URI|REDIS_URL|S3_.*|DATA_DIR|NODE_ENV)$/;

/**
 * Runs a command of an operator against the configured services.
 * @public `embedded/operate.mjs` calls it, from the bundle.
 * @returns its exit code
 */
export async function operate(operation: Operation): Promise<number> {
  const supervisor = new Supervisor();
  supervisor.stopOnSignals();
  try {
    if (operation.command !== 'restore-drill') return await run(operation, readEnv(), supervisor);
    return await drill(operation, supervisor);
  } finally {
    await supervisor.stop();
  }
}

/** Restores into services of its own in a folder that is removed afterwards. */
async function drill(operation: Operation, supervisor: Supervisor): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'vesper-drill-'));
  supervisor.afterStop(() => rmSync(dir, { recursive: true, force: true }));
  const kept = Object.entries(readEnv()).filter(([name]) => !SERVICES.test(name));
  const env = { ...Object.fromEntries(kept), DATA_DIR: dir };
  return run({ ...operation, command: 'restore' }, env, supervisor);
}

async function run(operation: Operation, env: Env, supervisor: Supervisor): Promise<number> {
  const config = loadConfig(env);
  prepareDataDir(config.dataDir);
  const own = { ...env, DATA_DIR: config.dataDir, ...ownSecrets(config) };
  const services = await findServices(operation, { config, env: own, supervisor });
  const bundle = nodeArguments('workers/dist/operate.js');
  const child = spawn(process.execPath, [...bundle, operation.command, ...operation.args], {
    env: { ...own, ...services },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

interface Place {
  config: Config;
  env: Env;
  supervisor: Supervisor;
}

/** The addresses of both data services: the operator's own, those of a running product, or new ones. */
async function findServices(
  { command, redisServer }: Operation,
  { config, env, supervisor }: Place,
): Promise<{ MONGODB_URI: string; REDIS_URL: string }> {
  const { mongodbUri, redisUrl, dataDir } = config;
  if (mongodbUri !== undefined && redisUrl !== undefined) {
    return { MONGODB_URI: mongodbUri, REDIS_URL: redisUrl };
  }
  const socketDir = prepareSocketDir(dataDir);
  const isRunning = await isAnswering(join(socketDir, 'instance.sock'));
  if (isRunning && command !== 'restore') {
    const documents = encodeURIComponent(join(socketDir, 'documents.sock'));
    return {
      MONGODB_URI: mongodbUri ?? `mongodb://${documents}/${DATABASE}`,
      REDIS_URL: redisUrl ?? `unix://${join(socketDir, 'redis.sock')}`,
    };
  }
  // While the product runs nothing can be restored under it: this says so then.
  const lock = await claimInstance(dataDir, socketDir);
  supervisor.afterStop(lock.release);
  const logDir = join(dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });
  const directories = { dataDir, socketDir, logDir };
  const options = { dev: false, forceProduction: false, redisServer };
  return provideDataServices({ config, options, directories, supervisor, env });
}
