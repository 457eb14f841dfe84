import { hasStatus, serverMessage } from '../../lib/api-error.ts';

const TOO_MANY =
  'Those were many uploads in a short time. Wait a few minutes, then press Retry: your photos stay here.';
const UNREACHED = 'The server could not be reached. Check your connection, then press Retry.';

/** Words about a file that was not taken. */
export function claimTrouble(error: unknown): string {
  return hasStatus(error, 429) ? TOO_MANY : serverMessage(error, UNREACHED);
}
