import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { ensureIndexes } from '../models/connect.ts';
import { StartRefused } from '../start-refused.ts';
import { migrate } from './migrate.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { storedVersion } from './schema-version.ts';

/** Between two looks whether the process that migrates is done. */
const POLL_MS = 250;

/**
 * Makes sure that the documents are as this code reads them, before anything is served. A new
 * database gets its version, an old one is brought up to it; in production an operator does that,
 * before the new processes start.
 * @throws StartRefused when the database is newer, or in production older
 */
export async function prepareDatabase({
  production,
  log,
}: {
  production: boolean;
  log: Logger;
}): Promise<void> {
  const version = await storedVersion();
  if (production && version !== null && version < SCHEMA_VERSION) {
    throw new StartRefused(
      `The database has schema version ${version}, and this version of the product needs ` +
        `${SCHEMA_VERSION}: run \`npm run migrate\` first.`,
    );
  }
  const say = (line: string): void => log.debug({ migration: line }, 'migration');
  while (!(await migrate({ clock: systemClock, say }))) await pause(POLL_MS);
  await ensureIndexes();
}
