import { migrate } from '@vesper/core/migrations/migrate';
import { ensureIndexes } from '@vesper/core/models/connect';
import { readArguments, type Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'npm run migrate [-- --dry-run]';

/** `npm run migrate`: brings stored documents to the form of this version, beside the old one. */
export const migrateDocuments: Command = (args) => {
  const { values, positionals } = readArguments(args, USAGE, { 'dry-run': { type: 'boolean' } });
  if (positionals.length > 0) throw new UsageError(USAGE);
  const dryRun = values['dry-run'] === true;
  return async ({ clock }, say) => {
    if (!(await migrate({ clock, dryRun, say }))) {
      say('Another process is migrating this database: wait for its end, and look again.');
      return 1;
    }
    if (!dryRun) await ensureIndexes();
    return 0;
  };
};
