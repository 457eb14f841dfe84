import type { Clock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import { Ledger } from '@vesper/core/ledger/ledger';
import type { Logger } from '@vesper/core/log';
import { createPatientRedis, type RedisClient } from '@vesper/core/redis';
import { Queues } from '@vesper/core/runs/queues';
import { RunLog } from '@vesper/core/runs/run-log';
import type { Settings } from '@vesper/core/settings/settings';
import type { Shutdown } from '@vesper/core/shutdown';
import { AskWorkers } from './ask/ask-workers.ts';
import { LiveHub } from './sockets/live-hub.ts';

/** What reaches the workers: runs to start, to follow and to stop, and short questions. */
export interface RunServices {
  ledger: Ledger;
  queues: Queues;
  runLog: RunLog;
  live: LiveHub;
  /** Answers that workers give at once, without a run. */
  workers: AskWorkers;
}

export function createRunServices(base: {
  config: ServiceConfig;
  log: Logger;
  clock: Clock;
  redis: RedisClient;
  settings: Settings;
  shutdown: Shutdown;
}): RunServices {
  const { config, log, clock, redis, settings, shutdown } = base;
  const queues = new Queues(redis);
  shutdown.add('queues', () => queues.close());
  const subscribe = (name: string): RedisClient => {
    const subscriber = createPatientRedis(config.redisUrl);
    subscriber.on('error', (err) => log.warn({ err }, name));
    shutdown.add(name, () => subscriber.disconnect());
    return subscriber;
  };
  const runLog = new RunLog(redis);
  return {
    ledger: new Ledger(clock, () => settings.get('refill')),
    queues,
    runLog,
    live: new LiveHub({ subscriber: subscribe('redis of live events'), redis, runLog, log }),
    workers: new AskWorkers({ subscriber: subscribe('redis of answers'), redis, log }),
  };
}
