import type { LikenessView } from '@vesper/core/contract/likeness';
import { ApiError, hasCode, hasStatus, serverMessage } from '../../lib/api-error.ts';
import { putLikeness, refreshLikenesses } from '../../lib/likenesses.ts';
import { trackRun } from '../../realtime/index.ts';
import { selfAiApi } from './self-ai-api.ts';

/** Milliseconds before each further try. */
export const RETRY_DELAYS = [0, 1_000, 3_000, 5_000];

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Nobody knows whether the server did it: no answer came, or a broken one. */
function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/**
 * Hands an uploaded file over. When answers stay away it asks again; if the upload is then gone,
 * the first request has taken it. Undefined means that: taken, by an answer nobody heard.
 */
export async function claimPatiently(
  address: string,
  add: (address: string) => Promise<LikenessView> = selfAiApi.add,
  pause: (ms: number) => Promise<void> = wait,
): Promise<LikenessView | undefined> {
  let lost = false;
  for (const delay of [...RETRY_DELAYS, undefined]) {
    try {
      return await add(address);
    } catch (error) {
      if (lost && hasCode(error, 'upload_not_found')) return undefined;
      if (!isUnclear(error) || delay === undefined) throw error;
      lost = true;
      await pause(delay);
    }
  }
  return undefined;
}

/** Turns an uploaded file into a photo of the user, which is then processed. */
export async function claimPhoto(address: string): Promise<void> {
  const photo = await claimPatiently(address);
  if (!photo) return void refreshLikenesses();
  putLikeness(photo);
  trackRun({ runId: photo.runId, kind: 'likeness', likenessId: photo.id });
}

/** What to read about a file that was not taken. */
export function claimTrouble(error: unknown): string {
  if (hasStatus(error, 429)) return TOO_MANY;
  return serverMessage(
    error,
    'The server could not be reached. Check your connection, then retry.',
  );
}

const TOO_MANY =
  'That were many uploads in a short time. Wait a few minutes, then press Retry: your photos stay here.';
