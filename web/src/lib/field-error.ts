/** zod's own words, which say nothing to a person (product specification, section 5). */
const GENERIC = /^(Required|Invalid input.*)$/;

/** The message to show under a field; generic ones are not shown. */
export function fieldError(error: { message?: string } | undefined): string | undefined {
  const message = error?.message;
  return message === undefined || message === '' || GENERIC.test(message) ? undefined : message;
}
