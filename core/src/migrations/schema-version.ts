import { isDuplicateKey } from '../models/duplicate-key.ts';
import { MigrationState } from '../models/migration.ts';
import { User } from '../models/user.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations.ts';

/**
 * The version of what is stored: the number of the newest migration that was finished.
 * @returns null for a database in which there is nothing
 */
export async function storedVersion(): Promise<number | null> {
  const newest = await MigrationState.findOne({ finishedAt: { $exists: true } }).sort({ _id: -1 });
  if (newest) return newest._id;
  // There is no document without an account behind it.
  return (await User.exists({})) ? 0 : null;
}

/** Notes that a database has this version without anything to change: it is new, or was restored. */
export async function noteVersion(version: number, at: Date): Promise<void> {
  for (const { number, name } of MIGRATIONS) {
    if (number > version) return;
    try {
      await MigrationState.create({ _id: number, name, startedAt: at, finishedAt: at });
    } catch (err) {
      // Several processes may start on a new database at once.
      if (!isDuplicateKey(err)) throw err;
    }
  }
}

/** The sentence for a database that this version must not touch. */
export function tooNew(version: number): string {
  return (
    `The database has schema version ${version}, and this version of the product knows ` +
    `${SCHEMA_VERSION}: start the newer version again, or restore a backup of before.`
  );
}
