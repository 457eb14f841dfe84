/** The product cannot start; the message is one sentence for the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` of a system error (`EACCES`, ...), whatever was thrown. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return 'unknown';
}
