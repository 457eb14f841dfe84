import type { Types } from 'mongoose';
import { Image } from './image.ts';
import { Like } from './like.ts';

type Id = Types.ObjectId;

/**
 * Marks a picture of which a like is about to be added or removed. The like and the counter are
 * two documents: when a crash leaves them different, `recountLikes` finds the picture by this mark.
 */
export async function markLikes(imageId: Id, at: Date): Promise<void> {
  await Image.updateOne({ _id: imageId }, { $set: { likesChangedAt: at } });
}

/**
 * Counts the likes of pictures anew that were marked before `before`, each once.
 * @returns how many counters were wrong
 */
export async function recountLikes(before: Date, batch: number): Promise<number> {
  const marked = await Image.find(
    { likesChangedAt: { $lt: before } },
    { likes: 1, likesChangedAt: 1 },
  )
    .sort({ likesChangedAt: 1 })
    .limit(batch);
  let wrong = 0;
  for (const { _id, likes: counted, likesChangedAt } of marked) {
    const likes = await Like.countDocuments({ imageId: _id });
    // Someone who likes it meanwhile marks it again, and it is for a later round.
    const { modifiedCount } = await Image.updateOne(
      { _id, likesChangedAt },
      { $set: { likes }, $unset: { likesChangedAt: 1 } },
    );
    if (modifiedCount === 1 && likes !== counted) wrong += 1;
  }
  return wrong;
}
