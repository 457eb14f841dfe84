import { Types } from 'mongoose';
import { LIMITS } from '../../contract/limits.ts';
import type { LikenessStatus } from '../../contract/likeness.ts';
import type { RunEnd } from '../../contract/run.ts';
import { AppError } from '../../errors.ts';
import { assertConsent } from '../../likeness/consent.ts';
import { isFirstPictureFree } from '../../likeness/first-picture.ts';
import { dropLikenessFiles } from '../../likeness/likeness-files.ts';
import { isDuplicateKey } from '../../models/duplicate-key.ts';
import { Likeness } from '../../models/likeness.ts';
import { likenessSubject } from '../../models/run-subject.ts';
import {
  findUpload,
  readUpload,
  returnUpload,
  takeUpload,
  type OpenUpload,
} from '../../photos/uploads.ts';
import { presentLikeness } from '../../presenters/likeness.ts';
import { objectKeys } from '../../storage/object-keys.ts';
import type { RunContext } from '../run-context.ts';
import type { RunDraft } from '../run-draft.ts';
import { defineKind } from './kind.ts';

type Id = Types.ObjectId;

/** How the run of a photo ended, by what became of the photo. */
const END_OF = {
  ready: 'completed',
  review: 'failed',
  failed: 'failed',
  stopped: 'stopped',
} as const satisfies Record<Exclude<LikenessStatus, 'pending'>, RunEnd>;

/** Notifications of single photos. Ready ones are notified together, once all of a set are done. */
const MESSAGES = {
  completed: null,
  failed: { title: 'A photo could not be used', body: 'See why, and choose another one.' },
  stopped: null,
} as const satisfies Record<RunEnd, unknown>;

/**
 * A check of an uploaded photo, which joins its owner's set. The bytes move within the storage; the
 * address is only parsed, never fetched.
 * @throws AppError `consent_required`, `upload_not_found`; starting it throws `likeness_full` and
 *   `bad_picture` besides what every start throws.
 */
export async function inspectPhoto(
  context: RunContext,
  userId: Id,
  url: string,
): Promise<RunDraft> {
  await assertConsent(userId);
  const upload = await findUpload(context, userId.toHexString(), url);
  const likenessId = new Types.ObjectId();
  return {
    userId,
    subject: { kind: 'likeness', likenessId, uploadId: upload._id },
    slots: [`likeness:${likenessId.toHexString()}`],
    busy: 'request_in_flight',
    async write({ _id: runId, createdAt }) {
      // The document comes before the bytes: bytes without a document are swept as orphans.
      await takeSlot({ _id: likenessId, runId, userId, createdAt });
      await takeUpload(context, upload, runId);
      const bytes = await readUpload(context, upload);
      const key = objectKeys.likenessOriginal(userId.toHexString(), likenessId.toHexString());
      await context.storage.put(key, bytes, 'application/octet-stream');
      // A removal marks the photo, takes the consent back, and looks for runs and bytes afterwards:
      // either these checks see the mark, or the removal sees the bytes.
      await assertConsent(userId);
      const wanted = await Likeness.exists({ _id: likenessId, status: 'pending' });
      if (!wanted) throw new AppError('not_found');
    },
    afterStart: () => leaveUpload(context, userId, upload),
  };
}

/** @throws AppError `likeness_full` when all of a user's slots are taken. */
async function takeSlot(likeness: {
  _id: Id;
  runId: Id;
  userId: Id;
  createdAt: Date;
}): Promise<void> {
  for (let n = 0; n < LIMITS.likenessPhotos; n++) {
    try {
      const slot = `${likeness.userId.toHexString()}:${n}`;
      await Likeness.create({ ...likeness, status: 'pending', slot });
      return;
    } catch (err) {
      if (!isDuplicateKey(err)) throw err;
    }
  }
  throw new AppError('likeness_full');
}

/** Removes the used upload and earlier refused photos. If this fails, the sweepers do both. */
async function leaveUpload({ storage }: RunContext, userId: Id, upload: OpenUpload): Promise<void> {
  await storage.delete(upload.key);
  // Refused photos stay on screen until their owner adds other ones. Files chosen together with
  // them do not count as other ones, hence the comparison with the upload's time.
  const earlier = { userId, status: 'failed', createdAt: { $lt: upload.createdAt } } as const;
  await Likeness.updateMany(earlier, { $set: { status: 'stopped' } });
}

export const likeness = defineKind({
  subject: likenessSubject,
  timeoutMs: 90_000,
  streamsText: false,
  countsFrom: 'start',
  tellsPosition: false,
  async undo({ storage }, { _id: runId, userId }, { likenessId, uploadId }) {
    await storage.delete(
      objectKeys.likenessOriginal(userId.toHexString(), likenessId.toHexString()),
    );
    await Likeness.deleteOne({ _id: likenessId });
    if (uploadId) await returnUpload(uploadId, runId);
  },
  async decide(_context, _run, { likenessId }, outcome) {
    const pending = { _id: likenessId, status: 'pending' } as const;
    if (outcome.status === 'completed') {
      await Likeness.updateOne(pending, { $set: { status: 'ready' } });
      return;
    }
    if (outcome.status === 'failed' && outcome.code === 'photo_review') {
      await Likeness.updateOne(pending, { $set: { status: 'review', failure: outcome.code } });
      return;
    }
    // A photo that was refused makes room for another one.
    const failure = outcome.status === 'failed' ? { failure: outcome.code } : {};
    await Likeness.updateOne(pending, {
      $set: { status: outcome.status, ...failure },
      $unset: { slot: 1 },
    });
  },
  async read(_run, { likenessId }) {
    const photo = await Likeness.findById(likenessId);
    if (!photo || photo.status === 'pending') return null;
    const end = END_OF[photo.status];
    if (end !== 'completed') return { end, views: {} };
    const firstPictureFree = await isFirstPictureFree(photo.userId);
    return { end, views: { likeness: presentLikeness(photo, { firstPictureFree }) } };
  },
  notification: async (_subject, end) => MESSAGES[end],
  async afterEnd({ storage, queues }, { _id, userId }, { likenessId }) {
    await dropLikenessFiles(storage, userId.toHexString(), likenessId);
    await queues.addLikenessSet(userId.toHexString(), _id.toHexString());
  },
});
