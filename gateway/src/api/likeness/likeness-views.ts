import { LIMITS } from '@vesper/core/contract/limits';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { mediaPaths } from '@vesper/core/contract/media';
import { Image } from '@vesper/core/models/image';
import type { LikenessDocument } from '@vesper/core/models/likeness';
import { presentLikeness } from '@vesper/core/presenters/likeness';

/** A photo with the pictures that were made with it. */
async function presentWithUses(photo: LikenessDocument): Promise<LikenessView> {
  if (photo.status !== 'ready') return presentLikeness(photo);
  const madeWith = { likenessId: photo._id, userId: photo.userId, status: 'complete' } as const;
  const [uses, latest] = await Promise.all([
    Image.countDocuments(madeWith),
    Image.find(madeWith, { isPublic: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(LIMITS.likenessUsesShown),
  ]);
  const usedIn = latest.map(({ id, isPublic }) => ({
    imageId: id,
    thumbnailUrl: mediaPaths.thumbnail(id),
    isPublic,
  }));
  return presentLikeness(photo, { uses, usedIn });
}

/** Photos as their owner sees them: few are ready, so two queries for each of those. */
export async function presentLikenesses(photos: LikenessDocument[]): Promise<LikenessView[]> {
  return Promise.all(photos.map(presentWithUses));
}
