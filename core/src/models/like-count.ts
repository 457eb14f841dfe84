import { Types, type Collection } from 'mongoose';
import { z } from 'zod';
import { Character } from './character.ts';
import { CharacterLike } from './character-like.ts';
import { Image } from './image.ts';
import { Like } from './like.ts';

type Id = Types.ObjectId;

interface Stored {
  collection: Collection;
}

/** What can be liked, and where its likes are. */
interface Likeable {
  subjects: Stored;
  likes: Stored;
  /** The field of a like that names what is liked. */
  field: string;
}

export const LIKED_IMAGES: Likeable = { subjects: Image, likes: Like, field: 'imageId' };
export const LIKED_CHARACTERS: Likeable = {
  ...{ subjects: Character, likes: CharacterLike, field: 'characterId' },
};

const marked = z.object({
  _id: z.instanceof(Types.ObjectId),
  likes: z.number().default(0),
  likesChangedAt: z.date(),
});

/**
 * Marks something of which a like is about to be added or removed. The like and the counter are
 * two documents: when a crash leaves them different, `recountLikes` finds it by this mark.
 */
export async function markLikes({ subjects }: Likeable, _id: Id, at: Date): Promise<void> {
  await subjects.collection.updateOne({ _id }, { $set: { likesChangedAt: at } });
}

/**
 * Counts the likes anew of what was marked before `before`, each once.
 * @returns how many counters were wrong
 */
export async function recountLikes(
  { subjects, likes: { collection: likes }, field }: Likeable,
  before: Date,
  batch: number,
): Promise<number> {
  const found = subjects.collection
    .find({ likesChangedAt: { $lt: before } }, { projection: { likes: 1, likesChangedAt: 1 } })
    .sort({ likesChangedAt: 1 })
    .limit(batch);
  let wrong = 0;
  for (const document of await found.toArray()) {
    const { _id, likes: counted, likesChangedAt } = marked.parse(document);
    const right = await likes.countDocuments({ [field]: _id });
    // Someone who likes it meanwhile marks it again, and it is for a later round.
    const { modifiedCount } = await subjects.collection.updateOne(
      { _id, likesChangedAt },
      { $set: { likes: right }, $unset: { likesChangedAt: 1 } },
    );
    if (modifiedCount === 1 && right !== counted) wrong += 1;
  }
  return wrong;
}
