import { parseArgs } from 'node:util';
import type { OperatorContext } from './operator-context.ts';
import { UsageError } from './usage-error.ts';

type Say = (line: string) => void;

/** Reads its arguments before anything is opened. @returns what it does, with an exit code */
export type Command = (args: string[]) => (context: OperatorContext, say: Say) => Promise<number>;

/** Options that a command takes besides its file or folder. */
type Options = Record<string, { type: 'boolean' | 'string' }>;

/**
 * The arguments of a command.
 * @throws UsageError for any other than these
 */
export function readArguments(
  args: string[],
  usage: string,
  options: Options,
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch {
    throw new UsageError(usage);
  }
}
