import { readBackupKey } from '@vesper/core/backup/backup-key';
import { restoreBackup } from '@vesper/core/backup/restore-backup';
import { readArguments, type Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'npm run restore -- FILE.backup, or npm run restore-drill -- FILE.backup';

/** `npm run restore`: a backup into an empty database and an empty bucket. */
export const restore: Command = (args) => {
  const { positionals } = readArguments(args, USAGE, {});
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UsageError(USAGE);
  return async (context, say) => {
    const key = await readBackupKey(context.config);
    const { totals, erased, findings } = await restoreBackup(context, { path, key, say });
    const counts = Object.values(totals.collections).map(({ count }) => count);
    const documents = counts.reduce((sum, count) => sum + count, 0);
    say(
      `Restored ${documents} documents, ${totals.files.count} files and ${totals.tokens} tokens; ` +
        `left out ${erased} documents and files that were erased since.`,
    );
    return findings === 0 ? 0 : 1;
  };
};
