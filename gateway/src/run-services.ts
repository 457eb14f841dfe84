import type { Redis } from 'ioredis';
import type { Clock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import { Ledger } from '@vesper/core/ledger/ledger';
import type { Logger } from '@vesper/core/log';
import { createPatientRedis } from '@vesper/core/redis';
import { Queues } from '@vesper/core/runs/queues';
import { RunLog } from '@vesper/core/runs/run-log';
import type { Shutdown } from '@vesper/core/shutdown';
import { LiveHub } from './sockets/live-hub.ts';

/** Parts that starting, following and stopping a run need. */
export interface RunServices {
  ledger: Ledger;
  queues: Queues;
  runLog: RunLog;
  live: LiveHub;
}

export function createRunServices(base: {
  config: ServiceConfig;
  log: Logger;
  clock: Clock;
  redis: Redis;
  shutdown: Shutdown;
}): RunServices {
  const { config, log, clock, redis, shutdown } = base;
  const queues = new Queues(redis);
  shutdown.add('queues', () => queues.close());
  const subscriber = createPatientRedis(config.redisUrl);
  subscriber.on('error', (err) => log.warn({ err }, 'redis subscriber'));
  shutdown.add('redis subscriber', () => subscriber.disconnect());
  const runLog = new RunLog(redis);
  return {
    ledger: new Ledger(clock),
    queues,
    runLog,
    live: new LiveHub({ subscriber, redis, runLog, log }),
  };
}
