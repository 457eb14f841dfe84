import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { DiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** The configured storage, tried once so that a wrong setting shows at start and not at use. */
export async function openStorage(
  config: Pick<Config, 's3' | 'dataDir' | 'sessionKeys'>,
): Promise<ObjectStorage> {
  const storage = config.s3
    ? await S3Storage.open(config.s3)
    : new DiskStorage(join(config.dataDir, 'objects'), config.sessionKeys[0]);
  await storage.check();
  return storage;
}
