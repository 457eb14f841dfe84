import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { DiskStorage } from './disk-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** The configured storage; `assertServices` has tried it before. */
export async function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<ObjectStorage> {
  return config.s3 ? S3Storage.open(config.s3) : new DiskStorage(join(config.dataDir, 'objects'));
}
