import { accountReads, type Account } from '@vesper/core/accounts/account';
import { ChatModelRegistry } from '@vesper/core/chat-models/chat-model-registry';
import { systemClock, type Clock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import { recordSeries } from '@vesper/core/counters/record-series';
import type { Logger } from '@vesper/core/log';
import { Metrics } from '@vesper/core/metrics';
import { prepareDatabase } from '@vesper/core/migrations/prepare-database';
import type { BatchedReads } from '@vesper/core/models/batched-reads';
import { connectMongo } from '@vesper/core/models/connect';
import { createProvider } from '@vesper/core/purchases/providers/create-provider';
import type { PaymentProvider } from '@vesper/core/purchases/providers/payment-provider';
import { createRequestRedis, measureRedis, type RedisClient } from '@vesper/core/redis';
import { createRunMetrics, type RunMetrics } from '@vesper/core/runs/run-metrics';
import { watchServices } from '@vesper/core/service-metrics';
import type { Shutdown } from '@vesper/core/shutdown';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { measuredStorage } from '@vesper/core/storage/measured-storage';
import { Changes } from '@vesper/core/settings/changes';
import { Settings } from '@vesper/core/settings/settings';
import { openStorage } from '@vesper/core/storage/open-storage';
import { createAgeProvider, type AgeProvider } from './accounts/age/age-provider.ts';
import { Passwords } from './accounts/passwords.ts';
import { readStanding, Standings } from './accounts/standings.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { watchCases } from './case-metrics.ts';
import { watchQueues } from './queue-metrics.ts';
import { watchRedisMemory } from './redis-metrics.ts';
import { SafetyPool } from './safety/safety-pool.ts';
import { createRunServices, type RunServices } from './run-services.ts';
import { Confirmations } from './sessions/confirmations.ts';
import { Sessions } from './sessions/sessions.ts';

/** Everything a request may need, built once per process and disposed in order. */
export interface GatewayContext extends RunServices {
  config: ServiceConfig;
  log: Logger;
  clock: Clock;
  shutdown: Shutdown;
  metrics: Metrics;
  runMetrics: RunMetrics;
  /** Counts a new account. */
  countSignUp: () => void;
  redis: RedisClient;
  /** News of what operators change; and the settings among it. */
  changes: Changes;
  settings: Settings;
  /** Where members pay; null where nothing can be bought. */
  payments: PaymentProvider | null;
  /** Those of the configuration and of the desk, as they are now. */
  chatModels: ChatModelRegistry;
  storage: ObjectStorage;
  sessions: Sessions;
  confirmations: Confirmations;
  limits: RateLimits;
  passwords: Passwords;
  standings: Standings;
  /** Accounts as they are now. */
  accounts: BatchedReads<Account>;
  /** Vouches for ages where that is asked for; undefined: nobody does. */
  ageProvider: AgeProvider | undefined;
  /** Decides about long texts beside the event loop. */
  safety: SafetyPool;
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
  const metrics = new Metrics('gateway', config.build);
  const mongo = await connectMongo(config.mongodbUri, 'requests', metrics);
  shutdown.add('mongodb', () => mongo.disconnect());
  await prepareDatabase({ production: config.production, log });

  const redis = createRequestRedis(config.redisUrl);
  redis.on('error', (err) => log.warn({ err }, 'redis connection'));
  measureRedis(redis, metrics);
  shutdown.add('redis', () => redis.disconnect());

  const changes = await Changes.listen({ redis, redisUrl: config.redisUrl, log, shutdown });
  const settings = await Settings.open({ config, changes, clock, log });
  const services = createRunServices({ config, log, clock, redis, settings, shutdown });
  const chatModels = await ChatModelRegistry.open({ config, changes, log });
  const readiness = {
    mongodb: () => mongo.connection.db?.command({ ping: 1 }) ?? Promise.reject(notConnected()),
    redis: () => redis.ping(),
  };
  watchServices(metrics, readiness);
  watchQueues(metrics, services.queues, clock);
  watchCases(metrics, clock);
  watchRedisMemory(metrics, redis);
  recordSeries({ metrics, redis, clock, log, shutdown });
  const limited = countLimited(metrics);
  const safety = new SafetyPool();
  shutdown.add('safety threads', () => safety.close());

  return {
    ...services,
    config,
    log,
    clock,
    shutdown,
    storage: measuredStorage(await openStorage(config), metrics),
    metrics,
    runMetrics: createRunMetrics(metrics),
    countSignUp: countSignUps(metrics),
    redis,
    changes,
    settings,
    payments: createProvider(config),
    chatModels,
    sessions: new Sessions({
      redis,
      clock,
      keys: config.sessionKeys,
      secure: config.secureCookies,
    }),
    confirmations: new Confirmations(redis, clock),
    limits: new RateLimits(config.rateLimits ? redis : null, log, limited),
    passwords: new Passwords(),
    ageProvider: createAgeProvider(config),
    standings: new Standings(clock, (userId) => readStanding(userId, clock.now())),
    accounts: accountReads(),
    safety,
    readiness,
  };
}

/** Counts new accounts; nothing says whose. */
function countSignUps(metrics: Metrics): () => void {
  const counter = metrics.counter('sign_ups_total', 'Accounts that were made.', []);
  return () => counter.inc();
}

/** Counts requests that a limit refused, by the limit's name. */
function countLimited(metrics: Metrics): (limit: string) => void {
  const help = 'Requests that a rate limit refused.';
  const refused = metrics.counter('rate_limited_total', help, ['limit']);
  return (limit) => refused.inc({ limit });
}

const notConnected = (): Error => new Error('MongoDB is not connected.');
