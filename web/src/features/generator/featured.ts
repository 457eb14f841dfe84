import type { LikenessView } from '@vesper/core/contract/likeness';

/** Photos of the user that a picture can feature now. */
export function readyPhotos(photos: readonly LikenessView[] | undefined): LikenessView[] {
  return photos?.filter(({ status }) => status === 'ready') ?? [];
}

/** The chosen photo as long as it is there: one deleted since it was chosen features nobody. */
export function featuredOf(photos: readonly LikenessView[], chosen: string | null): string | null {
  return photos.some(({ id }) => id === chosen) ? chosen : null;
}
