/** A command that was called in a way that means nothing; the message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
