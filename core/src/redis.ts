import { Redis, type RedisOptions } from 'ioredis';

/** Reconnection after 0.1, 0.2, 0.4 ... at most 2 s: an outage is over within seconds of its end. */
const retryStrategy = (times: number): number => Math.min(100 * 2 ** Math.min(times, 10), 2_000);

/**
 * A connection for requests: when Redis is away, commands fail within 2 s so that the caller can
 * say 503 instead of hanging.
 */
export function createRequestRedis(url: string): Redis {
  return connect(url, {
    retryStrategy,
    enableOfflineQueue: false,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
  });
}

/** A connection for workers and subscribers: it waits for Redis for ever. */
export function createPatientRedis(url: string): Redis {
  return connect(url, { retryStrategy, maxRetriesPerRequest: null });
}

function connect(url: string, options: RedisOptions): Redis {
  if (url.startsWith('unix://'))
    return new Redis({ ...options, path: url.slice('unix://'.length) });
  return new Redis(url, options);
}
