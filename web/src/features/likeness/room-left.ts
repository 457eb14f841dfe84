import type { LikenessView } from '@vesper/core/contract/likeness';
import { LIMITS } from '@vesper/core/contract/limits';

/** Tells whether it counts: refused ones take no room, their bytes are gone. */
export function isKept({ status }: LikenessView): boolean {
  return status === 'pending' || status === 'review' || status === 'ready';
}

/** The number that may still be added. */
export function roomLeft(likenesses: readonly LikenessView[]): number {
  return Math.max(0, LIMITS.likenessPhotos - likenesses.filter(isKept).length);
}
