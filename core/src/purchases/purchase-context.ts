import type { Clock } from '../clock.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Logger } from '../log.ts';
import type { RedisClient } from '../redis.ts';

/** Parts that settling orders needs; gateway and workers have them. */
export interface PurchaseContext {
  clock: Clock;
  ledger: Pick<Ledger, 'move' | 'bookEntries'>;
  log: Logger;
  redis: RedisClient;
}
