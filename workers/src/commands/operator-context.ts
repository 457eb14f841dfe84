import { setTimeout as pause } from 'node:timers/promises';
import { ChatModelRegistry } from '@vesper/core/chat-models/chat-model-registry';
import { systemClock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import { Ledger } from '@vesper/core/ledger/ledger';
import type { Logger } from '@vesper/core/log';
import { connectMongo } from '@vesper/core/models/connect';
import { createPatientRedis } from '@vesper/core/redis';
import { Queues } from '@vesper/core/runs/queues';
import type { RunContext } from '@vesper/core/runs/run-context';
import { RunLog } from '@vesper/core/runs/run-log';
import type { Shutdown } from '@vesper/core/shutdown';
import { assertServices } from '@vesper/core/start-checks/assert-services';
import { openStorage } from '@vesper/core/storage/open-storage';

/** Everything that ending and healing runs needs, without any engine. */
export interface OperatorContext extends RunContext {
  config: ServiceConfig;
}

/** Services that were started just before need a moment, such as those of an empty machine. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 1_000;

async function servicesAnswer(config: ServiceConfig, log: Logger): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await assertServices(config);
    } catch (err) {
      if (performance.now() > end) throw err;
      if (tries === 1) log.warn('waiting for the services');
    }
    await pause(AGAIN_MS);
  }
}

/**
 * Opens the services of the configuration. Of all that is stored it changes nothing, but the bucket
 * is made where there is none.
 * @throws ConfigError with a sentence for each service that does not fit
 */
export async function createOperatorContext({
  config,
  log,
  shutdown,
}: {
  config: ServiceConfig;
  log: Logger;
  shutdown: Shutdown;
}): Promise<OperatorContext> {
  await servicesAnswer(config, log);
  const mongo = await connectMongo(config.mongodbUri, 'work');
  shutdown.add('mongodb', () => mongo.disconnect());
  const redis = createPatientRedis(config.redisUrl);
  redis.on('error', (err) => log.warn({ err }, 'redis'));
  shutdown.add('redis', () => redis.disconnect());
  const queues = new Queues(redis);
  shutdown.add('queues', () => queues.close());
  return {
    config,
    log,
    clock: systemClock,
    redis,
    queues,
    runLog: new RunLog(redis),
    chatModels: await ChatModelRegistry.open({ config, log }),
    ledger: new Ledger(systemClock),
    storage: await openStorage(config),
    moderated: config.moderation !== undefined,
  };
}
