import { Types } from 'mongoose';
import { Character } from '../models/character.ts';
import { User } from '../models/user.ts';
import type { Migration, MigrationStep } from './migration.ts';

/** Documents of one part. */
const BATCH = 100;

/**
 * Faces that came with cards, and pictures of profiles, were shown before anything checked them.
 * They are their owners' alone until housekeeping has had them checked; those who read the fields
 * of the version before see no picture meanwhile.
 */
export const holdPictures: Migration = {
  number: 2,
  name: 'hold-pictures',
  does: 'Keeps pictures that people sent earlier to their owners until they have been checked.',
  async *run(after, write): AsyncGenerator<MigrationStep> {
    const [done, id] = after?.split(':') ?? [];
    if (done !== 'users') yield* characters(id, write);
    yield* users(done === 'users' ? id : undefined, write);
  },
};

const past = (id: string | undefined) =>
  id === undefined ? {} : { _id: { $gt: new Types.ObjectId(id) } };

const pending = () => ({ state: 'pending', at: new Date() }) as const;

async function* characters(from: string | undefined, write: boolean) {
  for (let cursor = from; ;) {
    const sent = { card: { $ne: null }, avatarKey: { $ne: null }, pictureCheck: null };
    const found = await Character.find({ ...sent, ...past(cursor) }, { avatarKey: 1 })
      .sort({ _id: 1 })
      .limit(BATCH);
    const last = found.at(-1);
    if (!last) return;
    for (const { _id, avatarKey } of write ? found : []) {
      const held = { ownAvatarKey: avatarKey, avatarKey: null, pictureCheck: pending() };
      await Character.updateOne({ _id, avatarKey }, { $set: held });
    }
    cursor = String(last.id);
    yield { changed: found.length, cursor: `characters:${cursor}` };
  }
}

async function* users(from: string | undefined, write: boolean) {
  for (let cursor = from; ;) {
    const sent = { profileImageUrl: { $ne: null }, pictureCheck: null };
    const found = await User.find({ ...sent, ...past(cursor) }, { profileImageUrl: 1 })
      .sort({ _id: 1 })
      .limit(BATCH);
    const last = found.at(-1);
    if (!last) return;
    for (const { _id, profileImageUrl } of write ? found : []) {
      const held = { ownImageUrl: profileImageUrl, profileImageUrl: null, pictureCheck: pending() };
      await User.updateOne({ _id, profileImageUrl }, { $set: held });
    }
    cursor = String(last.id);
    yield { changed: found.length, cursor: `users:${cursor}` };
  }
}
