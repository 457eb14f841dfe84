import type { LikenessView } from '@vesper/core/contract/likeness';
import { LIMITS } from '@vesper/core/contract/limits';

/** Refused photos take no place: their bytes are gone. */
export function isKept({ status }: LikenessView): boolean {
  return status === 'pending' || status === 'ready';
}

export function placesLeft(photos: readonly LikenessView[]): number {
  return Math.max(0, LIMITS.likenessPhotos - photos.filter(isKept).length);
}
