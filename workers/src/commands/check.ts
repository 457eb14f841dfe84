import { runChecks } from '@vesper/core/check/run-checks';
import { readArguments, type Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const USAGE = 'npm run check [-- --fix]';

/** `npm run check`: is everything as it should be? `--fix` repairs what can be repaired safely. */
export const check: Command = (args) => {
  const { values, positionals } = readArguments(args, USAGE, { fix: { type: 'boolean' } });
  if (positionals.length > 0) throw new UsageError(USAGE);
  return async (context, say) => {
    const left = await runChecks(context, { fix: values.fix === true, say });
    return left === 0 ? 0 : 1;
  };
};
