import { systemClock, type Clock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import { Ledger } from '@vesper/core/ledger/ledger';
import type { Logger } from '@vesper/core/log';
import { Metrics } from '@vesper/core/metrics';
import { prepareDatabase } from '@vesper/core/migrations/prepare-database';
import { connectMongo } from '@vesper/core/models/connect';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { Queues } from '@vesper/core/runs/queues';
import { RunLog } from '@vesper/core/runs/run-log';
import { createRunMetrics, type RunMetrics } from '@vesper/core/runs/run-metrics';
import { RunPublisher } from '@vesper/core/runs/run-publisher';
import { watchServices } from '@vesper/core/service-metrics';
import type { Shutdown } from '@vesper/core/shutdown';
import { measuredStorage } from '@vesper/core/storage/measured-storage';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { openStorage } from '@vesper/core/storage/open-storage';
import { createChatMetrics } from './engines/chat/chat-metrics.ts';
import { createEngines, type Engines } from './engines/create-engines.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';
import { createJudge, type Judge } from './moderation/judge.ts';
import { RunSignals } from './run-signals.ts';

export interface WorkerContext {
  config: ServiceConfig;
  log: Logger;
  clock: Clock;
  redis: RedisClient;
  runLog: RunLog;
  publisher: RunPublisher;
  queues: Queues;
  ledger: Ledger;
  storage: ObjectStorage;
  signals: RunSignals;
  engines: Engines;
  metrics: Metrics;
  runMetrics: RunMetrics;
  jobMetrics: JobMetrics;
  judge: Judge;
  /** True where a moderation server judges texts too. */
  moderated: boolean;
  shutdown: Shutdown;
}

/** Opens everything a worker process needs; `shutdown.run()` closes it in the opposite order. */
export async function createWorkerContext(start: {
  config: ServiceConfig;
  log: Logger;
  shutdown: Shutdown;
}): Promise<WorkerContext> {
  const { config, log, shutdown } = start;
  const clock = systemClock;

  const metrics = new Metrics('workers', config.build);
  const mongo = await connectMongo(config.mongodbUri, 'work', metrics);
  shutdown.add('mongodb', () => mongo.disconnect());
  await prepareDatabase({ production: config.production, log });

  const redis = createPatientRedis(config.redisUrl);
  redis.on('error', (err) => log.warn({ err }, 'redis'));
  shutdown.add('redis', () => redis.quit());
  const runLog = new RunLog(redis);
  const queues = new Queues(redis);
  shutdown.add('queues', () => queues.close());
  const publisher = new RunPublisher(redis, runLog, log);
  shutdown.add('publisher', () => publisher.close());

  const subscriber = createPatientRedis(config.redisUrl);
  subscriber.on('error', (err) => log.warn({ err }, 'redis subscriber'));
  shutdown.add('subscriber', () => subscriber.disconnect());
  const signals = await RunSignals.listen(subscriber, publisher, log);

  watchServices(metrics, {
    mongodb: () => mongo.connection.db?.command({ ping: 1 }) ?? Promise.reject(notConnected()),
    redis: () => redis.ping(),
  });
  const engines = createEngines(config, { redis, log, metrics: createChatMetrics(metrics) });
  shutdown.add('engines', () => engines.close());
  const storage = measuredStorage(await openStorage(config), metrics);
  const ledger = new Ledger(clock);
  return {
    config,
    log,
    clock,
    redis,
    runLog,
    publisher,
    queues,
    ledger,
    storage,
    signals,
    engines,
    metrics,
    runMetrics: createRunMetrics(metrics),
    jobMetrics: createJobMetrics(metrics),
    judge: createJudge({ config: config.moderation, log, count: countJudged(metrics) }),
    moderated: config.moderation !== undefined,
    shutdown,
  };
}

const notConnected = (): Error => new Error('MongoDB is not connected.');

/** Counts judgements: `passed`, `away`, or the category of a refusal. */
function countJudged(metrics: Metrics): (result: string) => void {
  const help = 'Texts that the moderation server judged, by what came of it.';
  const judged = metrics.counter('moderated_texts_total', help, ['result'], ['passed', 'away']);
  return (result) => judged.inc({ result });
}
