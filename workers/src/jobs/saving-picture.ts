import { EngineError } from '../engines/engine-error.ts';

/** What a disk and the S3 servers in use call a storage that is full. */
const FULL = new Set<unknown>([
  ...['ENOSPC', 'EDQUOT', 'EFBIG'],
  ...['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage'],
]);
const INSUFFICIENT_STORAGE = 507;

/**
 * Stores a finished picture.
 * @throws EngineError `not_saved`; one that says so of a full storage is not painted again for it
 */
export async function saving<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (cause) {
    const message = 'a picture could not be stored';
    throw new EngineError(message, { code: 'not_saved', retryable: !isFull(cause), cause });
  }
}

function isFull(err: unknown): boolean {
  if (!(err instanceof Error)) return false;
  const isStatus = 'statusCode' in err && err.statusCode === INSUFFICIENT_STORAGE;
  return isStatus || ('code' in err && FULL.has(err.code));
}
