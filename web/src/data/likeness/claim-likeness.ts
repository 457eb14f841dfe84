import type { LikenessView } from '@vesper/core/contract/likeness';
import { createSendOnce, isOutcomeUnknown } from '../../lib/send-once.ts';
import { trackRun } from '../../realtime/index.ts';
import { likenessApi } from './likeness-api.ts';
import { putLikeness } from './likenesses.ts';

/** Waits before each further try. */
export const RETRY_DELAYS_MS = [0, 1_000, 3_000, 5_000];

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Hands an uploaded file over, and asks again when answers stay away; it is added once. */
export async function claimPatiently(
  address: string,
  add: (address: string, key: string) => Promise<LikenessView> = likenessApi.add,
  pause: (ms: number) => Promise<void> = wait,
): Promise<LikenessView> {
  const sendOnce = createSendOnce();
  const claim = (): Promise<LikenessView> => sendOnce(address, (key) => add(address, key));
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await claim();
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      await pause(delay);
    }
  }
  return claim();
}

/** Turns an uploaded file into a likeness of the user, which is then processed. */
export async function claimLikeness(address: string): Promise<LikenessView> {
  const likeness = await claimPatiently(address);
  putLikeness(likeness);
  trackRun({ runId: likeness.runId, kind: 'likeness', likenessId: likeness.id });
  return likeness;
}
