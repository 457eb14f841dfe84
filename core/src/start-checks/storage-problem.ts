import { openStorage } from '../storage/open-storage.ts';
import { certificateProblem } from './certificate-problem.ts';
import { codeOf } from './error-code.ts';

type StorageConfig = Parameters<typeof openStorage>[0];

const ADVICE: Record<string, string> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY: the storage does not know this key. Correct it.',
  SignatureDoesNotMatch:
    'S3_SECRET_KEY: the storage refuses this key. Correct it, or the clock of this machine.',
  RequestTimeTooSkewed:
    'S3_ENDPOINT: the clock of the storage differs from the one here. Set both by NTP.',
  AccessDenied:
    'S3_BUCKET: these keys may not use this bucket. Let them list, read, write and delete in it.',
};

/**
 * Writes, reads and deletes one object.
 * @returns one sentence about what is wrong, without keys; undefined when all is well
 */
export async function storageProblem(config: StorageConfig): Promise<string | undefined> {
  try {
    const storage = await openStorage(config);
    await storage.check();
    return undefined;
  } catch (error) {
    const code = codeOf(error) ?? 'no answer';
    if (config.s3 === undefined) {
      return `DATA_DIR: nothing can be written there (${code}). Make room, or choose another folder.`;
    }
    return (
      ADVICE[code] ??
      certificateProblem('S3_ENDPOINT', error) ??
      `S3_ENDPOINT: the storage cannot be used (${code}). Start it, or correct the address.`
    );
  }
}
