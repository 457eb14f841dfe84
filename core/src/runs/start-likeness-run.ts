import type { Types } from 'mongoose';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../errors.ts';
import { assertConsent } from '../likeness/consent.ts';
import type { Logger } from '../log.ts';
import { isDuplicateKey } from '../models/duplicate-key.ts';
import { Likeness, type LikenessDocument } from '../models/likeness.ts';
import { Run, type RunDocument } from '../models/run.ts';
import {
  findUpload,
  readUpload,
  returnUpload,
  takeUpload,
  type OpenUpload,
  type UploadContext,
} from '../photos/uploads.ts';
import { objectKeys } from '../storage/object-keys.ts';
import { createRun, enqueue, type StartContext } from './start-run.ts';

type Id = Types.ObjectId;
type Undo = () => Promise<unknown>;

interface LikenessStartContext extends StartContext, UploadContext {
  log: Logger;
}

interface Claim {
  runId: Id;
  userId: Id;
  upload: OpenUpload;
}

/**
 * Adds an uploaded photo to its owner's set and queues the run that looks at it. The bytes move
 * within the storage; the address is only read, never asked for anything. Should any step fail,
 * all before it are taken back, and the upload can be used again.
 * @throws AppError `consent_required` before anything else; `upload_not_found`, `likeness_full`,
 *   `bad_picture`; `unavailable` when the queue cannot be reached.
 */
export async function startLikenessRun(
  context: LikenessStartContext,
  input: { runId: Id; userId: Id; url: string },
): Promise<void> {
  const { runId, userId, url } = input;
  await assertConsent(userId);
  const upload = await findUpload(context, userId.toHexString(), url);
  const undos: Undo[] = [];
  const undo = async () => {
    for (const step of undos.toReversed()) await step();
  };
  const run = await prepare(context, { runId, userId, upload }, undos).catch(
    async (err: unknown) => {
      await undo();
      throw err;
    },
  );
  await enqueue(context, run, 'likeness', undo);
  await context.storage.delete(upload.key).catch((err: unknown) => {
    context.log.warn({ err, key: upload.key }, 'an upload that was used is left to the sweeper');
  });
  // Those that were refused stay on screen until their owner goes on with other ones; they do not
  // go when the next file of the same drop arrives.
  const earlier = { userId, status: 'failed', createdAt: { $lt: upload.createdAt } } as const;
  await Likeness.updateMany(earlier, { $set: { status: 'stopped' } });
}

async function prepare(
  context: LikenessStartContext,
  { runId, userId, upload }: Claim,
  undos: Undo[],
): Promise<RunDocument> {
  const createdAt = context.clock.now();
  // The document comes before the bytes: bytes without one are an orphan's.
  const photo = await openSlot({ runId, userId, createdAt });
  undos.push(() => Likeness.deleteOne({ _id: photo._id }));
  await takeUpload(context, upload);
  undos.push(() => returnUpload(upload));
  const bytes = await readUpload(context, upload);
  const original = objectKeys.likenessOriginal(userId.toHexString(), photo.id);
  undos.push(() => context.storage.delete(original));
  await context.storage.put(original, bytes, 'application/octet-stream');
  const fields = { _id: runId, userId, kind: 'likeness', likenessId: photo._id } as const;
  const run = await createRun({ ...fields, createdAt }, [`likeness:${photo.id}`]);
  if (!run) throw new AppError('request_in_flight', { retryAfter: 1 });
  undos.push(() => Run.deleteOne({ _id: runId }));
  // A removal that did not see all of this is seen here: it marks the photo, takes the consent
  // back, and only then looks for runs and bytes.
  await assertConsent(userId);
  const wanted = await Likeness.exists({ _id: photo._id, status: 'pending' });
  if (!wanted) throw new AppError('not_found');
  return run;
}

/** @throws AppError `likeness_full` when all of a user's slots are taken. */
async function openSlot(fields: {
  runId: Id;
  userId: Id;
  createdAt: Date;
}): Promise<LikenessDocument> {
  for (let n = 0; n < LIMITS.likenessPhotos; n++) {
    try {
      const slot = `${fields.userId.toHexString()}:${n}`;
      return await Likeness.create({ ...fields, status: 'pending', slot });
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
    }
  }
  throw new AppError('likeness_full');
}
