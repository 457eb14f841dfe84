import type { ImageView } from '@vesper/core/contract/image';
import { isSameDay } from '../../lib/relative-date.ts';
import { shortDate } from '../../lib/format.ts';

/** Says what a picture is among all of them: the newest finished one, or one of an earlier time. */
export function titleOf(
  image: Pick<ImageView, 'id' | 'createdAt'>,
  images: readonly Pick<ImageView, 'id' | 'status'>[],
  now = new Date(),
): string {
  const newest = images.find(({ status }) => status === 'complete');
  if (newest === undefined || newest.id === image.id) return 'Latest Creation';
  return isSameDay(image.createdAt, now) ? 'From today' : `From ${shortDate(image.createdAt, now)}`;
}
