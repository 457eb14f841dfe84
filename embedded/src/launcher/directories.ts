import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDataDir } from './data-dir.ts';
import { claimInstance } from './instance-lock.ts';
import { checkPort } from './listen-port.ts';
import { prepareSocketDir } from './socket-dir.ts';
import type { Supervisor } from './supervisor.ts';

/** The longest that the port of an instance that was killed may stay taken. */
const AFTER_CRASH_MS = 5_000;

/** The folders of an instance; each is there and belongs to this instance alone. */
export interface Directories {
  dataDir: string;
  socketDir: string;
  logDir: string;
}

/**
 * Claims the data directory and the port before anything is started.
 * @throws StartError saying what is in the way.
 */
export async function claimDirectories(
  { dataDir, host, port }: { dataDir: string; host: string; port: number },
  supervisor: Supervisor,
): Promise<Directories> {
  prepareDataDir(dataDir);
  const socketDir = prepareSocketDir(dataDir);
  const lock = await claimInstance(dataDir, socketDir);
  supervisor.afterStop(lock.release);
  await checkPort(host, port, lock.afterCrash ? AFTER_CRASH_MS : 0);
  const logDir = join(dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });
  return { dataDir, socketDir, logDir };
}
