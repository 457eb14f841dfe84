import type { Clock } from '@vesper/core/clock';
import type { ServiceConfig } from '@vesper/core/config/config';
import type { Logger } from '@vesper/core/log';
import type { Shutdown } from '@vesper/core/shutdown';
import type { Redis } from 'ioredis';

/** Everything a request may need, built once per process and disposed in order. */
export interface GatewayContext {
  config: ServiceConfig;
  log: Logger;
  clock: Clock;
  shutdown: Shutdown;
  redis: Redis;
}
