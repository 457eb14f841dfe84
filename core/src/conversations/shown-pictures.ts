import type { QueryFilter, Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { Message, type MessageFields } from '../models/message.ts';
import { ShownPicture, type ShownPictureDocument } from '../models/shown-picture.ts';
import { objectKeys } from '../storage/object-keys.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

type Id = Types.ObjectId;

interface Context {
  storage: ObjectStorage;
  clock: Clock;
  log: Logger;
}

interface PictureOfMessage {
  _id: Id;
  width: number;
  height: number;
}

/** Pictures that are removed in one round. */
const BATCH = 100;

/** Of these pictures the ones that this member may still send: theirs, and in no message yet. */
const unsent = (userId: Id, ids: readonly Id[]) => ({
  ...{ _id: { $in: [...ids] }, userId, messageId: null },
  isGone: { $ne: true },
});

/**
 * Finds the pictures that a member wants to show, in their order.
 * @throws AppError `picture_not_found` unless each is theirs and was not sent before
 */
export async function findUnsent(userId: Id, ids: readonly Id[]): Promise<ShownPictureDocument[]> {
  const found = await ShownPicture.find(unsent(userId, ids));
  return ids.map((id) => {
    const picture = found.find(({ _id }) => _id.equals(id));
    if (!picture) throw new AppError('picture_not_found');
    return picture;
  });
}

/**
 * Gives pictures to the one message that is sent with them.
 * @returns what the message then says of them
 * @throws AppError `picture_not_found` when another message was quicker; see `detachPictures`
 */
export async function attachPictures(
  messageId: Id,
  pictures: readonly ShownPictureDocument[],
): Promise<{ pictures: PictureOfMessage[] } | undefined> {
  const [first] = pictures;
  if (!first) return undefined;
  const ids = pictures.map(({ _id }) => _id);
  const taken = { $set: { messageId }, $unset: { looseAt: 1 } };
  const { modifiedCount } = await ShownPicture.updateMany(unsent(first.userId, ids), taken);
  if (modifiedCount < ids.length) throw new AppError('picture_not_found');
  return { pictures: pictures.map(({ _id, width, height }) => ({ _id, width, height })) };
}

/** Gives the pictures of a message that was not sent after all back to its member. */
export async function detachPictures(messageId: Id, looseAt: Date): Promise<void> {
  await ShownPicture.updateMany({ messageId }, { $set: { messageId: null, looseAt } });
}

/** Holds on to the pictures of messages that were just copied, whatever becomes of the others. */
export async function keepPictures(ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return;
  const there = { _id: { $in: [...ids] }, isGone: { $ne: true } };
  await ShownPicture.updateMany(there, { $unset: { looseAt: 1 } });
}

/**
 * Removes messages and the pictures that no other message shows. A message is never kept for a
 * picture's sake: what the storage does not remove now, housekeeping does later.
 */
export async function removeMessages(
  context: Context,
  filter: QueryFilter<MessageFields>,
): Promise<void> {
  const showing = await Message.find({ ...filter, pictures: { $exists: true } }, { pictures: 1 });
  const ids = showing.flatMap(({ pictures }) => pictures?.map(({ _id }) => _id) ?? []);
  if (ids.length > 0) {
    const looseAt = context.clock.now();
    await ShownPicture.updateMany({ _id: { $in: ids } }, { $set: { looseAt } });
  }
  await Message.deleteMany(filter);
  if (ids.length === 0) return;
  try {
    for (const picture of await ShownPicture.find({ _id: { $in: ids } })) {
      await removeUnshown(context, picture);
    }
  } catch (err) {
    context.log.warn({ err }, 'shown pictures are left to housekeeping');
  }
}

/** Removes pictures that were never sent, or that a removal left behind. @returns how many */
export async function sweepShownPictures(context: Context): Promise<number> {
  const before = new Date(context.clock.now().getTime() - LIMITS.shownPictureTtl);
  const loose = await ShownPicture.find({ looseAt: { $lt: before } }).limit(BATCH);
  for (const picture of loose) await removeUnshown(context, picture);
  return loose.length;
}

/** Removes a loose picture, bytes first, unless a message shows it. */
async function removeUnshown(
  { storage }: Context,
  { _id, id, userId, looseAt }: ShownPictureDocument,
): Promise<void> {
  if (!looseAt) return;
  const asFound = { _id, looseAt };
  if (await Message.exists({ 'pictures._id': _id })) {
    await ShownPicture.updateOne(asFound, { $unset: { looseAt: 1 } });
    return;
  }
  // It may have been sent, or copied with a message, since it was looked at.
  const { matchedCount } = await ShownPicture.updateOne(asFound, { $set: { isGone: true } });
  if (matchedCount === 0) return;
  await storage.delete(objectKeys.shown(userId.toHexString(), id));
  await ShownPicture.deleteOne({ _id });
}
