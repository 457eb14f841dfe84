import { makeBackup } from '@vesper/core/backup/backup-file';
import { readBackupKey } from '@vesper/core/backup/backup-key';
import { readArguments, type Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'npm run backup -- FOLDER [--keep 14], or npm run backup -- FILE.backup';

/** `npm run backup`: everything that must last, into one encrypted file, while people go on. */
export const backup: Command = (args) => {
  const { values, positionals } = readArguments(args, USAGE, { keep: { type: 'string' } });
  const [target] = positionals;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const isNumber = keep === undefined || (Number.isInteger(keep) && keep > 0);
  if (target === undefined || positionals.length > 1 || !isNumber) throw new UsageError(USAGE);
  return async (context, say) => {
    const key = await readBackupKey(context.config);
    const { path, manifest, removed } = await makeBackup(context, { target, key, keep });
    const { collections, files, tokens } = manifest;
    for (const [name, { count }] of Object.entries(collections)) {
      say(`${String(count).padStart(9)} ${name}`);
    }
    say(`${String(files.count).padStart(9)} files, ${files.bytes} bytes`);
    say(`${String(tokens).padStart(9)} tokens in all balances`);
    for (const name of removed) say(`Removed ${name}.`);
    say(path);
    return 0;
  };
};
