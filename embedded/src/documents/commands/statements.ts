import { CommandError } from '../errors.ts';
import type { Store } from '../store.ts';
import type { Doc } from '../values.ts';

const MAX_STATEMENTS = 100_000;

/**
 * Runs the statements of one write command in one commit. A refused statement becomes a write
 * error; in an ordered command it is the last.
 */
export async function runStatements<T>(
  store: Store,
  statements: T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): Promise<{ writeErrors?: Doc[] }> {
  if (!statements.length || statements.length > MAX_STATEMENTS) {
    throw new CommandError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_STATEMENTS}`,
    );
  }
  const writeErrors = await store.write(() => {
    const errors: Doc[] = [];
    for (const [index, statement] of statements.entries()) {
      if (ordered && errors.length) break;
      try {
        run(statement, index);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        errors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      }
    }
    return errors;
  });
  return writeErrors.length ? { writeErrors } : {};
}
