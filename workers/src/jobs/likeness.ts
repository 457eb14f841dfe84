import { buffer } from 'node:stream/consumers';
import { openCase } from '@vesper/core/cases/open-case';
import type { RunFailureCode } from '@vesper/core/contract/errors';
import type { PictureCheckReason } from '@vesper/core/contract/picture-check';
import { Likeness, type LikenessDocument } from '@vesper/core/models/likeness';
import type { Fingerprint } from '@vesper/core/pictures/fingerprint';
import { judgeLikeness, type PictureJudgement } from '@vesper/core/pictures/judge-picture';
import { findRemovedPicture } from '@vesper/core/pictures/removed-pictures';
import { likenessSubject, type LikenessSubject } from '@vesper/core/models/run-subject';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { ChecksAway } from '../pictures/picture-checker.ts';
import { runProcessor, type Attempt } from './run-attempt.ts';

/** The codes that runs end with, by why a photo did not pass. */
const CODES = {
  removed_before: 'photo_removed_before',
  sexual: 'photo_explicit',
  no_face: 'photo_no_face',
  several_faces: 'photo_several_faces',
  other_person: 'photo_other_person',
  looks_young: 'photo_review',
} as const satisfies Record<PictureCheckReason, RunFailureCode>;

/** Makes the kept copies of a likeness, or finds the reason for refusing it. */
async function develop(
  context: WorkerContext,
  { run, subject, writer, signal }: Attempt<LikenessSubject>,
): Promise<RunOutcome> {
  const { storage } = context;
  const photo = await Likeness.findById(subject.likenessId);
  if (!photo) throw new EngineError('the photo is gone', { retryable: false });
  const userId = run.userId.toHexString();
  writer.emit('run:progress', { progress: 0.1, stage: 'preparing' });
  const original = await storage.get(objectKeys.likenessOriginal(userId, photo.id));
  if (!original) return { status: 'failed', code: 'photo_unreadable' };
  const bytes = await buffer(original.body);
  writer.emit('run:progress', { progress: 0.3, stage: 'checking' });
  try {
    return await keep(context, photo, bytes, { writer, signal });
  } catch (err) {
    if (err instanceof PhotoRefused) return { status: 'failed', code: err.code };
    if (!(err instanceof ChecksAway)) throw err;
    throw new EngineError(err.message, { retryable: true, code: 'photo_unchecked', cause: err });
  }
}

/** Keeps the copies of a photo that passed, or that a person has to look at. */
async function keep(
  context: WorkerContext,
  photo: LikenessDocument,
  bytes: Uint8Array,
  { writer, signal }: Pick<Attempt<LikenessSubject>, 'writer' | 'signal'>,
): Promise<RunOutcome> {
  const { storage, clock } = context;
  const userId = photo.userId.toHexString();
  const [reference, thumbnail] = (await context.pictures.render(bytes, 'likeness')).files;
  if (!reference || !thumbnail) throw new ChecksAway('a photo came back without its copies');
  signal.throwIfAborted();
  const { judgement, fingerprint } = await judge(context, photo, reference);
  const { state, reason } = judgement;
  // One that a person has to look at is kept for them.
  if (reason !== null && reason !== 'looks_young') {
    return { status: 'failed', code: CODES[reason] };
  }
  writer.emit('run:progress', { progress: 0.8, stage: 'saving' });
  await storage.put(objectKeys.likenessThumbnail(userId, photo.id), thumbnail, 'image/webp');
  await storage.put(objectKeys.likeness(userId, photo.id), reference, 'image/webp');
  const check = { state, ...(reason !== null && { reason }), ...fingerprint, at: clock.now() };
  await Likeness.updateOne({ _id: photo._id }, { $set: { pictureCheck: check } });
  if (reason) await askPerson(context, photo);
  return reason ? { status: 'failed', code: CODES[reason] } : { status: 'completed' };
}

/** Has somebody of the desk look at a photo that no estimate may decide about. */
async function askPerson(context: WorkerContext, { id, userId }: LikenessDocument): Promise<void> {
  const subject = { type: 'likeness', id, ownerId: userId } as const;
  const details = 'The face looks younger than 25.';
  await openCase(context, { kind: 'review', subject, reason: 'check', details });
}

/**
 * Judges a photo together with the first of its owner's. What is known of their faces is looked up
 * anew each time, and never stored.
 */
async function judge(
  { storage, pictures }: WorkerContext,
  { _id, userId }: LikenessDocument,
  reference: Uint8Array,
): Promise<{ judgement: PictureJudgement; fingerprint: Fingerprint }> {
  const { fingerprint, looks } = await pictures.look(reference, { faces: true });
  const isRemoved = (await findRemovedPicture(fingerprint)) !== null;
  const kept = { userId, _id: { $ne: _id }, status: { $in: ['ready', 'review'] } } as const;
  const first = await Likeness.findOne(kept).sort({ createdAt: 1, _id: 1 });
  const key = objectKeys.likeness(userId.toHexString(), first?.id ?? '');
  const other = first && (await storage.get(key));
  const seen = other && (await pictures.look(await buffer(other.body), { faces: true }));
  const judgement = judgeLikeness(looks, { isRemoved, other: seen?.looks ?? null });
  return { judgement, fingerprint };
}

export const processLikeness = runProcessor('likeness', likenessSubject, develop);
