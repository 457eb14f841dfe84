import type { ImageView } from '@vesper/core/contract/image';
import { TOASTS } from '@vesper/core/contract/toasts';
import { showToast } from '../../lib/toast-store.ts';
import { imageApi } from './image-api.ts';
import { patchImage } from './image-cache.ts';

type Likes = Pick<ImageView, 'liked' | 'likes'>;

const likesOf = ({ liked, likes }: Likes): Likes => ({ liked, likes });

/** The wishes for pictures whose call is on its way. */
const wanted = new Map<string, boolean>();

/** Tells whether the picture is to be liked: the last click counts, also before it has been drawn. */
export function isWanted({ id, liked }: ImageView): boolean {
  return wanted.get(id) ?? liked;
}

/**
 * Shows the like at once and tells the server. Clicks while a call is on its way send one more call
 * at most, with the last wish; a failure brings back what the server said last.
 */
export async function setLiked(image: ImageView, liked: boolean): Promise<void> {
  const { id } = image;
  if (isWanted(image) === liked) return;
  patchImage(id, { liked, likes: Math.max(0, image.likes + (liked ? 1 : -1)) });
  const underWay = wanted.has(id);
  wanted.set(id, liked);
  if (underWay) return;

  let confirmed = likesOf(image);
  try {
    while (wanted.get(id) !== confirmed.liked) {
      confirmed = likesOf(await imageApi.setLiked(id, wanted.get(id) ?? liked));
    }
    patchImage(id, confirmed);
    if (confirmed.liked) showToast({ ...TOASTS.liked, kind: 'success' });
  } catch {
    patchImage(id, confirmed);
    showToast({ ...TOASTS.likeFailed, kind: 'failure' });
  } finally {
    wanted.delete(id);
  }
}
