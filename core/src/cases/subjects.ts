import { Types, type Model } from 'mongoose';
import type { CaseSubject } from '../contract/case.ts';
import { Character } from '../models/character.ts';
import { Collection } from '../models/collection.ts';
import { Image } from '../models/image.ts';
import { Likeness } from '../models/likeness.ts';
import { Message } from '../models/message.ts';
import { Share } from '../models/share.ts';
import { Story } from '../models/story.ts';
import { User } from '../models/user.ts';

export interface SubjectRef {
  type: CaseSubject;
  id: string;
}

interface Visible {
  hiddenAt?: Date | null;
  takenDownAt?: Date | null;
  lockedAt?: Date | null;
}

/** The collection of each type of subject, and the field that takes it out of sight. */
const HIDES: Record<CaseSubject, { field: 'hiddenAt' | 'lockedAt'; update: Update }> = {
  image: { field: 'hiddenAt', update: updateIn(Image) },
  collection: { field: 'hiddenAt', update: updateIn(Collection) },
  character: { field: 'hiddenAt', update: updateIn(Character) },
  profile: { field: 'hiddenAt', update: updateIn(User) },
  story: { field: 'hiddenAt', update: updateIn(Story) },
  message: { field: 'hiddenAt', update: updateIn(Message) },
  share: { field: 'hiddenAt', update: updateIn(Share) },
  likeness: { field: 'hiddenAt', update: updateIn(Likeness) },
  account: { field: 'lockedAt', update: updateIn(User) },
};

type Update = (id: string, change: object) => Promise<boolean>;

function updateIn<Fields extends Visible>(model: Model<Fields>): Update {
  return async (id, change) => {
    if (!Types.ObjectId.isValid(id)) return false;
    const { matchedCount } = await model.collection.updateOne(
      { _id: new Types.ObjectId(id) },
      change,
    );
    return matchedCount === 1;
  };
}

/**
 * Keeps a subject from everyone but its owner (of an account: locks it), until `showSubject`.
 * @returns false when there is no such subject any more
 */
export function hideSubject({ type, id }: SubjectRef, at: Date): Promise<boolean> {
  const { field, update } = HIDES[type];
  return update(id, { $set: { [field]: at } });
}

/** Keeps a subject from its owner, too; an account stays locked. */
export function takeDownSubject({ type, id }: SubjectRef, at: Date): Promise<boolean> {
  const { field, update } = HIDES[type];
  return update(id, { $set: { [field]: at, ...(field === 'hiddenAt' && { takenDownAt: at }) } });
}

/** Lets a subject be seen again as before. */
export function showSubject({ type, id }: SubjectRef): Promise<boolean> {
  const { field, update } = HIDES[type];
  return update(id, { $unset: { [field]: 1, takenDownAt: 1 } });
}
