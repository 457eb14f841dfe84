import type { LikenessRemoval } from '@vesper/core/contract/likeness';
import { unlessMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { refreshImages } from '../image/image-cache.ts';
import { forgetConsent } from './consent.ts';
import { likenessApi, type PicturesChoice } from './likeness-api.ts';
import { dropAllLikenesses, dropLikeness, refreshLikenesses } from './likenesses.ts';

/** Deletes one likeness, or without `id` all of them, and brings the screens up to date. */
export async function removeLikenesses(
  id: string | undefined,
  pictures: PicturesChoice,
): Promise<LikenessRemoval> {
  const gone = await (id === undefined
    ? likenessApi.removeAll(pictures)
    : likenessApi.remove(id, pictures));
  if (id === undefined) {
    forgetConsent();
    dropAllLikenesses();
  } else dropLikeness(id);
  inBackground(refreshLikenesses());
  if (gone.pictures > 0) inBackground(refreshImages());
  return gone;
}

/** Takes a refused likeness off the list, of which nothing is left but its reason. */
export async function dismissLikeness(id: string): Promise<void> {
  try {
    // Gone by itself after a day, or dismissed elsewhere, is as good.
    await likenessApi.remove(id, 'keep').catch(unlessMissing);
    dropLikeness(id);
  } catch {
    showToast({
      title: 'Delete Failed',
      description: 'Failed to dismiss the photo. Please try again.',
      kind: 'failure',
    });
  }
}
