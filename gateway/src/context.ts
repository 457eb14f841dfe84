import { systemClock, type Clock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import type { Logger } from '@vesper/core/log';
import { Metrics } from '@vesper/core/metrics';
import { prepareDatabase } from '@vesper/core/migrations/prepare-database';
import { connectMongo } from '@vesper/core/models/connect';
import { createRequestRedis } from '@vesper/core/redis';
import type { Shutdown } from '@vesper/core/shutdown';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { openStorage } from '@vesper/core/storage/open-storage';
import type { Redis } from 'ioredis';
import { Passwords } from './accounts/passwords.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { createRunServices, type RunServices } from './run-services.ts';
import { Sessions } from './sessions/sessions.ts';

/** Everything a request may need, built once per process and disposed in order. */
export interface GatewayContext extends RunServices {
  config: ServiceConfig;
  log: Logger;
  clock: Clock;
  shutdown: Shutdown;
  metrics: Metrics;
  redis: Redis;
  storage: ObjectStorage;
  sessions: Sessions;
  limits: RateLimits;
  passwords: Passwords;
  /** Checks that `/readyz` makes, by the name it gives to a service that does not answer. */
  readiness: Record<string, () => Promise<unknown>>;
}

interface ContextOptions {
  config: ServiceConfig;
  log: Logger;
  shutdown: Shutdown;
  clock?: Clock;
}

/** Opens what the gateway needs; every opening registers its closing with `shutdown`. */
export async function createContext(options: ContextOptions): Promise<GatewayContext> {
  const { config, log, shutdown, clock = systemClock } = options;
  const mongo = await connectMongo(config.mongodbUri, 'requests');
  shutdown.add('mongodb', () => mongo.disconnect());
  await prepareDatabase({ production: config.production, log });

  const redis = createRequestRedis(config.redisUrl);
  redis.on('error', (err) => log.warn({ err }, 'redis connection'));
  shutdown.add('redis', () => redis.disconnect());

  return {
    ...createRunServices({ config, log, clock, redis, shutdown }),
    config,
    log,
    clock,
    shutdown,
    storage: await openStorage(config),
    metrics: new Metrics('gateway'),
    redis,
    sessions: new Sessions({
      redis,
      clock,
      keys: config.sessionKeys,
      secure: config.secureCookies,
    }),
    limits: new RateLimits(config.rateLimits ? redis : null, log),
    passwords: new Passwords(),
    readiness: {
      mongodb: () => mongo.connection.db?.command({ ping: 1 }) ?? Promise.reject(notConnected()),
      redis: () => redis.ping(),
    },
  };
}

const notConnected = (): Error => new Error('MongoDB is not connected.');
