import { DelayedError, type Job } from 'bullmq';
import type { Types } from 'mongoose';
import { Likeness, type LikenessDocument } from '@vesper/core/models/likeness';
import { Upload } from '@vesper/core/models/upload';
import { User } from '@vesper/core/models/user';
import { JOBS } from '@vesper/core/runs/jobs';
import { isFirstPictureFree } from '@vesper/core/likeness/first-picture';
import { dropLikenessFiles } from '@vesper/core/likeness/likeness-files';
import { notifyOnce, type NotificationText } from '@vesper/core/runs/notify';
import type { WorkerContext } from '../context.ts';

/** While photos are on their way, the set is looked at again after this long. */
const AGAIN_MS = 2_000;
/** Files of one batch are sent side by side; one that is tried again arrives within this time. */
const GATHER_MS = 45_000;
/** A photo that is unsettled for this long lost its job. */
const LOST_MS = 60_000;
const BATCH = 100;

type Id = Types.ObjectId;

/**
 * Looks at all photos of a user after one of them has ended, and again until nothing is under way:
 * then tells of those that became ready, together and once.
 */
export async function processLikenessSet(context: WorkerContext, job: Job): Promise<void> {
  const { userId } = JOBS.likenessSet.payload.parse(job.data);
  if (await settleLikenessSet(context, userId)) return;
  await job.moveToDelayed(context.clock.now().getTime() + AGAIN_MS, job.token);
  throw new DelayedError();
}

/**
 * Settles what has ended; safe to repeat and to run twice at once.
 * @returns false while photos are on their way
 */
async function settleLikenessSet(context: WorkerContext, userId: string): Promise<boolean> {
  const user = await User.findOne({ _id: userId, erasedAt: null });
  if (!user) return true;
  await settleRefused(context, user._id);
  if (await isUnderWay(context, user._id)) return false;
  const ready = await Likeness.find({ userId, status: 'ready' }).sort({ createdAt: -1, _id: -1 });
  const fresh = ready.filter(({ settledAt }) => !settledAt);
  await notifyReady(context, user._id, fresh);
  return true;
}

/** A photo that a person has to look at is settled too: its original goes, its copies stay. */
async function settleRefused({ clock, storage }: WorkerContext, userId: Id): Promise<void> {
  const refused = {
    userId,
    status: { $in: ['failed', 'stopped', 'review'] },
    settledAt: null,
  } as const;
  for (const { _id } of await Likeness.find(refused)) {
    await dropLikenessFiles(storage, userId.toHexString(), _id);
    await Likeness.updateOne({ _id }, { $set: { settledAt: clock.now() } });
  }
}

/**
 * True while a photo is being looked at, or a file of the same batch may still arrive. An address
 * that was asked for and never used must not keep the ready ones waiting.
 */
async function isUnderWay({ clock }: WorkerContext, userId: Id): Promise<boolean> {
  if (await Likeness.exists({ userId, status: 'pending' })) return true;
  const since = new Date(clock.now().getTime() - GATHER_MS);
  if (!(await Likeness.exists({ userId, createdAt: { $gt: since } }))) return false;
  return (await Upload.exists({ userId, slot: { $exists: true } })) !== null;
}

function readyText(photos: number, isFree: boolean): NotificationText {
  const ready = photos === 1 ? 'Your photo is ready.' : `${photos} photos are ready.`;
  const next = isFree
    ? 'Your first picture with them is free - make it when you like.'
    : 'Choose “Feature me” when you make a picture.';
  return { title: 'Your photos are ready', body: `${ready} ${next}` };
}

/** Sends one notification for all of them; its key is the newest one's, so none is sent twice. */
async function notifyReady(
  context: WorkerContext,
  userId: Id,
  photos: LikenessDocument[],
): Promise<void> {
  const newest = photos[0];
  if (!newest) return;
  for (const { _id } of photos) {
    await dropLikenessFiles(context.storage, userId.toHexString(), _id);
  }
  await notifyOnce(context, userId, {
    ...readyText(photos.length, await isFirstPictureFree(userId)),
    key: `likeness:${newest.id}`,
    type: 'likeness_ready',
    data: { likenessId: newest.id },
  });
  const told = { _id: { $in: photos.map(({ _id }) => _id) } };
  await Likeness.updateMany(told, { $set: { settledAt: context.clock.now() } });
}

/** Queues sets whose job was lost, with Redis or in a crash. @returns how many */
export async function queueLostSets({
  clock,
  queues,
}: Pick<WorkerContext, 'clock' | 'queues'>): Promise<number> {
  const before = new Date(clock.now().getTime() - LOST_MS);
  const left = await Likeness.find(
    { status: { $ne: 'pending' }, settledAt: null, createdAt: { $lt: before } },
    { userId: 1 },
  ).limit(BATCH);
  const users = new Set(left.map(({ userId }) => userId.toHexString()));
  for (const userId of users) await queues.addLikenessSet(userId, userId);
  return users.size;
}
