import type { Clock } from '../clock.ts';
import { MigrationState } from '../models/migration.ts';
import { StartRefused } from '../start-refused.ts';
import { takeLock, type HeldLock } from './lock.ts';
import type { Migration } from './migration.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.ts';
import { noteVersion, storedVersion, tooNew } from './schema-version.ts';

const LOCK = 'migrate';

interface MigrateOptions {
  clock: Clock;
  /** Counts what would be changed, and changes nothing. */
  dryRun?: boolean;
  say?: (line: string) => void;
}

/**
 * Brings the documents to the schema version of this code. What was done before an interruption is
 * not done again.
 * @returns whether it is there now: false while another process is at it
 * @throws StartRefused for a database of a newer version
 */
export async function migrate(options: MigrateOptions): Promise<boolean> {
  const { clock, dryRun = false, say = () => undefined } = options;
  const version = await storedVersion();
  if (version === null) {
    say('There is nothing to migrate: the database is empty.');
    if (!dryRun) await noteVersion(SCHEMA_VERSION, clock.now());
    return true;
  }
  if (version > SCHEMA_VERSION) throw new StartRefused(tooNew(version));
  const due = MIGRATIONS.filter(({ number }) => number > version);
  if (due.length === 0) {
    say(`There is nothing to migrate: the schema version is ${version}.`);
    return true;
  }
  if (dryRun) {
    for (const migration of due) await tryOut(migration, say);
    return true;
  }
  const lock = await takeLock(LOCK, clock);
  if (!lock) return false;
  try {
    for (const migration of due) await runOne(migration, lock, { clock, say });
    return true;
  } finally {
    await lock.release();
  }
}

async function tryOut(migration: Migration, say: (line: string) => void): Promise<void> {
  let changed = 0;
  for await (const step of migration.run(undefined, false)) changed += step.changed;
  say(`${title(migration)}: would change ${changed} documents. ${migration.does}`);
}

async function runOne(
  migration: Migration,
  lock: HeldLock,
  { clock, say }: { clock: Clock; say: (line: string) => void },
): Promise<void> {
  const { number: _id, name } = migration;
  await lock.renew();
  const state = await MigrationState.findOneAndUpdate(
    { _id },
    { $setOnInsert: { name, startedAt: clock.now() } },
    { upsert: true, returnDocument: 'after' },
  );
  // Between our look at the version and the lock another process may have finished it.
  if (state.finishedAt) return;
  for await (const { changed, cursor } of migration.run(state.cursor ?? undefined, true)) {
    await lock.renew();
    await MigrationState.updateOne({ _id }, { $set: { cursor }, $inc: { changed } });
  }
  await lock.renew();
  await MigrationState.updateOne({ _id }, { $set: { finishedAt: clock.now() } });
  const done = await MigrationState.findById(_id);
  say(`${title(migration)}: changed ${done?.changed ?? 0} documents.`);
}

function title({ number, name }: Migration): string {
  return `${String(number).padStart(4, '0')} ${name}`;
}
