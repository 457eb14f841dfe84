import type { LikenessView } from '@vesper/core/contract/likeness';
import { ApiError, hasCode, hasStatus, serverMessage } from '../../lib/api-error.ts';
import { putLikeness } from '../../lib/likenesses.ts';
import { trackRun } from '../../realtime/index.ts';
import { selfAiApi } from './self-ai-api.ts';

/** Milliseconds before each further try. */
export const RETRY_DELAYS = [0, 1_000, 3_000, 5_000];

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Nobody knows whether the server did it: no answer came, a broken one, or it is at it. */
function isUnclear(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500) return true;
  return hasCode(error, 'request_in_flight');
}

/** Hands an uploaded file over, and asks again when answers stay away; it is added once. */
export async function claimPatiently(
  address: string,
  add: (address: string, key: string) => Promise<LikenessView> = selfAiApi.add,
  pause: (ms: number) => Promise<void> = wait,
): Promise<LikenessView> {
  const key = crypto.randomUUID();
  for (const delay of RETRY_DELAYS) {
    try {
      return await add(address, key);
    } catch (error) {
      if (!isUnclear(error)) throw error;
      await pause(delay);
    }
  }
  return add(address, key);
}

/** Turns an uploaded file into a photo of the user, which is then processed. */
export async function claimPhoto(address: string): Promise<void> {
  const photo = await claimPatiently(address);
  putLikeness(photo);
  trackRun({ runId: photo.runId, kind: 'likeness', likenessId: photo.id });
}

const TOO_MANY =
  'Those were many uploads in a short time. Wait a few minutes, then press Retry: your photos stay here.';
const UNREACHED = 'The server could not be reached. Check your connection, then press Retry.';

/** What to read about a file that was not taken. */
export function claimTrouble(error: unknown): string {
  return hasStatus(error, 429) ? TOO_MANY : serverMessage(error, UNREACHED);
}
