import { fieldIssue, serverMessage } from '../../lib/api-error.ts';

const FAILED = 'This did not work. Please try again.';

/** The field that a refusal is about, with the server's words; `otherwise` where it names none. */
export function refusedField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  otherwise: Field,
): { field: Field; message: string } {
  for (const field of fields) {
    const message = fieldIssue(error, field);
    if (message !== undefined) return { field, message };
  }
  return { field: otherwise, message: serverMessage(error, FAILED) };
}
