import type { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { LIMITS } from '../contract/limits.ts';
import { removeImage } from '../erasure/remove-image.ts';
import { Image } from '../models/image.ts';
import { NOT_TAKEN_DOWN } from '../policies/visibility.ts';
import type { RedisClient } from '../redis.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

interface TrashContext {
  clock: Clock;
  redis: RedisClient;
  storage: ObjectStorage;
}

/** Pictures of one member. */
interface Whose {
  userId: string;
  _id?: { $in: string[] };
}

/** Pictures that are removed in one round. */
const BATCH = 100;
/** A time in the trash that is over, whatever the clock says. */
const LONG_AGO = new Date(0);

const oldest = ({ clock }: Pick<TrashContext, 'clock'>): Date =>
  new Date(clock.now().getTime() - LIMITS.trashTtl);

/** Filter for what is in the trash and can come back. What is taken down is not the owner's to see. */
export function inTrash(context: Pick<TrashContext, 'clock'>) {
  return { ...NOT_TAKEN_DOWN, trashedAt: { $gt: oldest(context) } };
}

/**
 * Moves finished pictures to the trash: nobody sees them any more, their owner only there. All that
 * belongs to them, likes included, stays, so that they come back as they were.
 * @returns how many
 */
export async function trashImages(
  { clock }: Pick<TrashContext, 'clock'>,
  ids: readonly Types.ObjectId[],
): Promise<number> {
  const { modifiedCount } = await Image.updateMany(
    { _id: { $in: ids }, status: 'complete', trashedAt: { $exists: false } },
    { $set: { trashedAt: clock.now() } },
  );
  return modifiedCount;
}

/** Brings pictures back as they were. @returns how many */
export async function restoreImages(
  context: Pick<TrashContext, 'clock'>,
  whose: Whose,
): Promise<number> {
  const found = { ...whose, ...inTrash(context) };
  const { modifiedCount } = await Image.updateMany(found, { $unset: { trashedAt: 1 } });
  return modifiedCount;
}

/**
 * Deletes pictures of the trash for good: from here on none of them can come back. The files of the
 * first ones go now, those of many more with housekeeping.
 * @returns how many
 */
export async function emptyTrash(context: TrashContext, whose: Whose): Promise<number> {
  const found = { ...whose, ...inTrash(context) };
  const { modifiedCount } = await Image.updateMany(found, { $set: { trashedAt: LONG_AGO } });
  await purgeTrash(context, { userId: whose.userId });
  return modifiedCount;
}

/**
 * Removes pictures whose time in the trash is over, with their files. Those that are taken down stay
 * until nobody can appeal any more (`purgeRemoved`).
 * @returns how many
 */
export async function purgeTrash(
  context: TrashContext,
  whose: { userId?: string } = {},
): Promise<number> {
  const due = { ...whose, ...NOT_TAKEN_DOWN, trashedAt: { $lte: oldest(context) } };
  const images = await Image.find(due).limit(BATCH);
  for (const image of images) await removeImage(context, image);
  return images.length;
}
