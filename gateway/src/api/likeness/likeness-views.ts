import { LIMITS } from '@vesper/core/contract/limits';
import type { LikenessView } from '@vesper/core/contract/likeness';
import { mediaPaths } from '@vesper/core/contract/media';
import { isFirstPictureFree } from '@vesper/core/likeness/first-picture';
import { Image } from '@vesper/core/models/image';
import type { LikenessDocument } from '@vesper/core/models/likeness';
import { KEPT } from '@vesper/core/policies/image';
import { presentLikeness } from '@vesper/core/presenters/likeness';

/** A likeness with the pictures that were made with it. */
async function presentWithUses(
  likeness: LikenessDocument,
  firstPictureFree: boolean,
): Promise<LikenessView> {
  if (likeness.status !== 'ready') return presentLikeness(likeness);
  const madeWith = {
    likenessId: likeness._id,
    userId: likeness.userId,
    status: 'complete',
    ...KEPT,
  } as const;
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
  return presentLikeness(likeness, { uses, usedIn, firstPictureFree });
}

/** Likenesses as their owner sees them: few are ready, so two queries for each of those. */
export async function presentLikenesses(found: LikenessDocument[]): Promise<LikenessView[]> {
  const ready = found.find(({ status }) => status === 'ready');
  const isFree = ready !== undefined && (await isFirstPictureFree(ready.userId));
  return Promise.all(found.map((likeness) => presentWithUses(likeness, isFree)));
}
