import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import type { RedisClient } from '../redis.ts';

/** What deciding a case needs: in a gateway, and in a worker that finishes what one left behind. */
export interface CaseContext {
  clock: Clock;
  config: Pick<Config, 'secretsKey'>;
  log: Logger;
  redis: RedisClient;
}
