/** The `code` of an error, of whatever library: `ECONNREFUSED`, `AccessDenied`, `18`. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return String(error.code);
}
