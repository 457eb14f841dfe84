import { ChatModelRegistry } from '@vesper/core/chat-models/chat-model-registry';
import { systemClock, type Clock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import { recordSeries } from '@vesper/core/counters/record-series';
import { Ledger } from '@vesper/core/ledger/ledger';
import type { Logger } from '@vesper/core/log';
import { createMailer, type Mailer } from '@vesper/core/mail/mailer';
import { Metrics } from '@vesper/core/metrics';
import { prepareDatabase } from '@vesper/core/migrations/prepare-database';
import { connectMongo } from '@vesper/core/models/connect';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { Queues } from '@vesper/core/runs/queues';
import { RunLog } from '@vesper/core/runs/run-log';
import { createRunMetrics, type RunMetrics } from '@vesper/core/runs/run-metrics';
import { RunPublisher } from '@vesper/core/runs/run-publisher';
import { watchServices } from '@vesper/core/service-metrics';
import { Changes } from '@vesper/core/settings/changes';
import { Settings } from '@vesper/core/settings/settings';
import type { Shutdown } from '@vesper/core/shutdown';
import { measuredStorage } from '@vesper/core/storage/measured-storage';
import type { ObjectStorage } from '@vesper/core/storage/object-storage';
import { openStorage } from '@vesper/core/storage/open-storage';
import { createChatMetrics } from './engines/chat/chat-metrics.ts';
import { createEngines, type Engines } from './engines/create-engines.ts';
import { createImageMetrics, type ImageMetrics } from './engines/image/image-metrics.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';
import { createJudge, type Judge } from './moderation/judge.ts';
import { createPictureChecker, type PictureChecker } from './pictures/picture-checker.ts';
import { RunSignals } from './run-signals.ts';
import { TranscriptReader } from './transcripts/transcript-reader.ts';
import { Watermark } from './watermark/watermark.ts';

export interface WorkerContext {
  config: ServiceConfig;
  log: Logger;
  clock: Clock;
  redis: RedisClient;
  /** News of what operators change; and the settings among it. */
  changes: Changes;
  settings: Settings;
  runLog: RunLog;
  publisher: RunPublisher;
  queues: Queues;
  ledger: Ledger;
  storage: ObjectStorage;
  signals: RunSignals;
  /** Those of the configuration and of the desk, as they are now. */
  chatModels: ChatModelRegistry;
  engines: Engines;
  metrics: Metrics;
  runMetrics: RunMetrics;
  jobMetrics: JobMetrics;
  imageMetrics: ImageMetrics;
  judge: Judge;
  pictures: PictureChecker;
  watermark: Watermark;
  transcripts: TranscriptReader;
  mailer: Mailer;
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
  // Of its own: words do not wait behind answers to other work, and a pipeline of a connection takes
  // a copy of every script that is defined there, of which the queues have dozens.
  const live = createPatientRedis(config.redisUrl);
  live.on('error', (err) => log.warn({ err }, 'redis of live events'));
  shutdown.add('redis of live events', () => live.quit());
  const publisher = new RunPublisher(live, runLog, log);
  shutdown.add('publisher', () => publisher.close());

  const subscriber = createPatientRedis(config.redisUrl);
  subscriber.on('error', (err) => log.warn({ err }, 'redis subscriber'));
  shutdown.add('subscriber', () => subscriber.disconnect());
  const signals = await RunSignals.listen(subscriber, publisher, log);

  const changes = await Changes.listen({ redis, redisUrl: config.redisUrl, log, shutdown });
  const settings = await Settings.open({ config, changes, clock, log });

  watchServices(metrics, {
    mongodb: () => mongo.connection.db?.command({ ping: 1 }) ?? Promise.reject(notConnected()),
    redis: () => redis.ping(),
  });
  recordSeries({ metrics, redis, clock, log, shutdown });
  const chatModels = await ChatModelRegistry.open({ config, changes, log });
  const imageMetrics = createImageMetrics(metrics);
  const services = { redis, log, metrics: createChatMetrics(metrics), imageMetrics };
  const engines = createEngines(config, chatModels, services);
  shutdown.add('engines', () => engines.close());
  await engines.images.tellAbilities(redis);
  const pictures = createPictureChecker(config.pictures);
  shutdown.add('pictures', () => pictures.close());
  const watermark = new Watermark(config.markSecrets);
  shutdown.add('watermark', () => watermark.close());
  const transcripts = new TranscriptReader();
  shutdown.add('transcripts', () => transcripts.close());
  const storage = measuredStorage(await openStorage(config), metrics);
  const mailer = createMailer(config, log);
  shutdown.add('mail', () => mailer.close());
  const ledger = new Ledger(clock, () => settings.get('refill'));
  return {
    config,
    log,
    clock,
    redis,
    changes,
    settings,
    runLog,
    publisher,
    queues,
    ledger,
    storage,
    signals,
    chatModels,
    engines,
    metrics,
    runMetrics: createRunMetrics(metrics),
    jobMetrics: createJobMetrics(metrics),
    imageMetrics,
    judge: createJudge({ config: config.moderation, log, count: countJudged(metrics) }),
    pictures,
    watermark,
    transcripts,
    mailer,
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
