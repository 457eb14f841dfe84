import type { Clock } from '../clock.ts';
import type { ImageModelConfig } from '../config/image-models.ts';
import type { ChatModelRegistry } from '../chat-models/chat-model-registry.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Logger } from '../log.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { Queues } from './queues.ts';
import type { RunLog } from './run-log.ts';
import type { RunMetrics } from './run-metrics.ts';
import type { RedisClient } from '../redis.ts';

/** Parts that starting, ending and healing runs need; gateway and workers have them. */
export interface RunContext {
  clock: Clock;
  /** The models of pictures; without them those who wait hear their place and no time. */
  config?: { imageModels: readonly ImageModelConfig[] };
  /** They say what a reply costs; without them replies are free. */
  chatModels?: ChatModelRegistry;
  ledger: Ledger;
  log: Logger;
  queues: Queues;
  redis: RedisClient;
  runLog: RunLog;
  storage: ObjectStorage;
  /** Told of starts and ends, where a process shows its numbers. */
  runMetrics?: RunMetrics;
  /** True where texts are moderated: what a dead worker left is not kept, as nobody judged it. */
  moderated?: boolean;
}
