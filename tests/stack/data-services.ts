import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@vesper/core/config/env';
import { connectMongo, ensureIndexes } from '@vesper/core/models/connect';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { provideDocuments, provideRedis } from './stack-services.ts';

interface DataServices {
  redis: RedisClient;
  stop: () => Promise<void>;
}

/** Starts a document store and Redis and nothing else, with this process connected to both. */
export async function startDataServices(): Promise<DataServices> {
  const dir = await mkdtemp(join(tmpdir(), 'vesper-test-'));
  const services = await Promise.all([
    provideRedis(readEnv(), dir),
    provideDocuments(readEnv(), dir),
  ]);
  const [redisService, documents] = services;
  const mongo = await connectMongo(documents.uri, 'work');
  await ensureIndexes();
  const redis = createPatientRedis(redisService.uri);
  const stop = async (): Promise<void> => {
    redis.disconnect();
    await mongo.disconnect();
    await Promise.all(services.map(({ process }) => process?.stop()));
    await Promise.all(services.map(({ clear }) => clear()));
    await rm(dir, { recursive: true, force: true });
  };
  return { redis, stop };
}
