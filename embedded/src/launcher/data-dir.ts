import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartError } from './start-error.ts';

const REASONS: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a part of the path is a file',
};

/**
 * Creates the data directory, for this user alone, and proves that it can be written.
 * @throws StartError saying why not.
 */
export function prepareDataDir(dir: string): void {
  const probe = join(dir, `.probe-${process.pid}`);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    // One from before may be open to others; what lies in it cannot be reached through a closed one.
    chmodSync(dir, 0o700);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = errorCode(error);
    throw new StartError(
      `The data directory ${dir} cannot be used: ${REASONS[code] ?? code}. ` +
        'Set DATA_DIR to a folder that you may write to.',
    );
  }
}
