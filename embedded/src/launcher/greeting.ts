import type { Config } from '@vesper/core/config/config';
import { BRAND } from '@vesper/core/contract/brand';
import { localUrl } from './http-ready.ts';
import type { LaunchOptions } from './launch-options.ts';
import { say, styled } from './terminal.ts';

/** Tells the person at the terminal where everything runs and how it stops. */
export function greet(config: Config, { dev }: LaunchOptions): void {
  const address = dev ? undefined : config.publicOrigin;
  const parts = [
    `documents ${config.mongodbUri === undefined ? '(embedded)' : '(MONGODB_URI)'}`,
    `queues ${config.redisUrl === undefined ? '(embedded Redis)' : '(REDIS_URL)'}`,
    `files ${config.s3 === undefined ? '(this disk)' : '(S3_ENDPOINT)'}`,
  ];
  say('');
  say(
    `  ${styled('bold', `${BRAND.name} is ready`)}   ${address ?? localUrl(config.host, config.port)}`,
  );
  say('');
  say(`  Data      ${config.dataDir}`);
  say(`  Services  ${parts.join(', ')}`);
  say(`  Stop      Ctrl-C`);
  say('');
}
