import { randomBytes } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Redis } from 'ioredis';
import mongoose from 'mongoose';
import { documentStore } from '@vesper/embedded/launcher/document-store';
import { redisServer } from '@vesper/embedded/launcher/redis-server';
import { StackProcess } from './stack-process.ts';

/** A data service of one stack: embedded with a process of its own, or a part of a real server. */
export interface StackService {
  uri: string;
  /** The process, when the service is embedded. */
  process?: StackProcess;
  /** Removes what the stack left in a server that outlives it. */
  clear: () => Promise<void>;
}

type Env = Record<string, string>;

function findRedisServer(path: string): string {
  for (const folder of path.split(delimiter)) {
    for (const name of ['redis-server', 'valkey-server']) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here: the next folder may have it.
      }
    }
  }
  throw new Error('redis-server is missing: install it, or set REDIS_URL.');
}

/** A database number of the server at `url` that no other stack uses, claimed for an hour. */
async function claimRedisDatabase(url: string): Promise<StackService> {
  const redis = new Redis(url);
  try {
    for (let number = 1; number < 16; number++) {
      const claim = `vesper-test:db:${number}`;
      if ((await redis.set(claim, '1', 'EX', 3_600, 'NX')) !== 'OK') continue;
      const own = new URL(url);
      own.pathname = `/${number}`;
      const clear = async () => {
        const client = new Redis(own.href);
        await client.flushdb();
        client.disconnect();
        const first = new Redis(url);
        await first.del(claim);
        first.disconnect();
      };
      return { uri: own.href, clear };
    }
    throw new Error('All Redis databases are in use by other tests.');
  } finally {
    redis.disconnect();
  }
}

export async function provideRedis(env: Env, dir: string): Promise<StackService> {
  if (env.REDIS_URL !== undefined) return claimRedisDatabase(env.REDIS_URL);
  const socket = join(dir, 'redis.sock');
  const binary = findRedisServer(env.PATH ?? '');
  const process = new StackProcess(redisServer({ binary, dir: join(dir, 'redis'), socket, env }));
  await process.start();
  return { uri: `unix://${socket}`, process, clear: () => Promise.resolve() };
}

export async function provideDocuments(env: Env, dir: string): Promise<StackService> {
  if (env.MONGODB_URI !== undefined) {
    const url = new URL(env.MONGODB_URI);
    url.pathname = `/vesper-test-${randomBytes(6).toString('hex')}`;
    const clear = async () => {
      const connection = await mongoose.createConnection(url.href).asPromise();
      await connection.dropDatabase();
      await connection.close();
    };
    return { uri: url.href, clear };
  }
  let uri = '';
  const process = new StackProcess(
    documentStore({
      dir: join(dir, 'documents'),
      socket: join(dir, 'documents.sock'),
      production: false,
      forceProduction: false,
      env,
      onUri: (announced) => (uri = `${announced}/vesper`),
    }),
  );
  await process.start();
  return { uri, process, clear: () => Promise.resolve() };
}
