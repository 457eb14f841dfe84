import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { isAnswering, isQuietWithin } from './unix-socket.ts';

/** The processes of a killed instance end within this: they notice and close. */
const PREDECESSOR_LIMIT_MS = 10_000;

export interface InstanceLock {
  /** The instance before ended without tidying up; its processes may have been there until now. */
  afterCrash: boolean;
  release: () => void;
}

/**
 * Claims the data directory for this process. The lock is a socket that this process listens on:
 * unlike a file, it dies with its owner, even by kill -9.
 * @throws StartError when another instance runs on the same directory.
 */
export async function claimInstance(dataDir: string, socketDir: string): Promise<InstanceLock> {
  const path = join(socketDir, 'instance.sock');
  const inUse = new StartError(
    `The data directory ${dataDir} is in use by another instance: ` +
      'stop that one, or set DATA_DIR and PORT to run both.',
  );
  if (await isAnswering(path)) throw inUse;
  const afterCrash = existsSync(path);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  server.unref();
  for (const name of ['redis.sock', 'documents.sock']) {
    if (!(await isQuietWithin(join(socketDir, name), PREDECESSOR_LIMIT_MS))) throw inUse;
  }
  return { afterCrash, release: () => server.close() };
}
