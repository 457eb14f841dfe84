import { createProbeRedis } from '@vesper/core/redis';
import { errorCode, StartError } from './start-error.ts';

const LIMIT_MS = 4_000;

/** Host and port of an address, without the user and password that it may hold. */
function hostAndPort(url: string): string {
  return url.replace(/^[\w+]+:\/\/(?:[^@/]*@)?/, '').replace(/[?].*$/, '');
}

/**
 * Proves that the Redis of REDIS_URL answers.
 * @throws StartError
 */
export async function checkRedis(url: string): Promise<void> {
  const redis = createProbeRedis(url, LIMIT_MS);
  let reason = '';
  redis.on('error', (error) => (reason = errorCode(error)));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const why = reason || (error instanceof Error ? error.message : String(error));
    throw new StartError(
      `Redis does not answer at ${hostAndPort(url)} (${why}): start it, or correct REDIS_URL; ` +
        'without REDIS_URL an embedded one is used.',
    );
  } finally {
    redis.disconnect();
  }
}

/**
 * Proves that the MongoDB of MONGODB_URI answers.
 * @throws StartError
 */
export async function checkMongo(uri: string): Promise<void> {
  // Loading the driver takes a while, and without MONGODB_URI nothing here needs it.
  const { MongoClient } = await import('mongodb');
  let client: InstanceType<typeof MongoClient> | undefined;
  try {
    client = new MongoClient(uri, { serverSelectionTimeoutMS: LIMIT_MS });
    await client.db().command({ ping: 1 });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `MongoDB does not answer at ${hostAndPort(uri)} (${why}): start it, or correct MONGODB_URI; ` +
        'without MONGODB_URI an embedded document store is used.',
    );
  } finally {
    await client?.close();
  }
}
