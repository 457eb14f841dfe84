import type { LikenessRemoval } from '@vesper/core/contract/likeness';
import { refreshLikenesses } from '../../lib/likenesses.ts';
import { KEYS, queryClient } from '../../lib/query.ts';
import { forgetConsent } from './consent.ts';
import { dropPhoto } from './dismiss-photo.ts';
import { selfAiApi, type PicturesChoice } from './self-ai-api.ts';

/** Deletes one photo, or without `id` all of them, and brings the screens up to date. */
export async function removePhotos(
  id: string | undefined,
  pictures: PicturesChoice,
): Promise<LikenessRemoval> {
  const gone = await (id === undefined
    ? selfAiApi.removeAll(pictures)
    : selfAiApi.remove(id, pictures));
  if (id === undefined) {
    forgetConsent();
    queryClient.setQueryData(KEYS.likenesses, []);
  } else dropPhoto(id);
  void refreshLikenesses();
  if (gone.pictures > 0) void queryClient.invalidateQueries({ queryKey: KEYS.images });
  return gone;
}
