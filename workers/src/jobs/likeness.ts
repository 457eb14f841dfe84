import { buffer } from 'node:stream/consumers';
import type { Job } from 'bullmq';
import { Likeness } from '@vesper/core/models/likeness';
import { Run } from '@vesper/core/models/run';
import { developPhoto } from '@vesper/core/photos/develop-photo';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import type { RunOutcome } from '@vesper/core/runs/finish-run';
import { JOBS } from '@vesper/core/runs/jobs';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { dropPhotoFiles } from './likeness-files.ts';
import { runAttempt, type Attempt } from './run-attempt.ts';

/** Makes what is kept of a photo that somebody gave of themselves, or finds why it cannot be. */
export async function processLikeness(
  context: WorkerContext,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const work = (attempt: Attempt) => develop(context, attempt);
  await runAttempt(context, 'likeness', job, stopping, work, () => undefined);
  const { runId } = JOBS.likeness.payload.parse(job.data);
  const run = await Run.findById(runId);
  if (!run?.likenessId) return;
  const userId = run.userId.toHexString();
  await dropPhotoFiles(context.storage, userId, run.likenessId);
  await context.queues.addLikenessSet(userId, runId);
}

async function develop(
  { storage }: WorkerContext,
  { run, writer, signal }: Attempt,
): Promise<RunOutcome> {
  const photo = await Likeness.findById(run.likenessId);
  if (!photo) throw new EngineError('the photo is gone', { retryable: false });
  const userId = run.userId.toHexString();
  writer.emit('run:progress', { progress: 0.1, stage: 'preparing' });
  const original = await storage.get(objectKeys.likenessOriginal(userId, photo.id));
  if (!original) return { status: 'failed', code: 'photo_unreadable' };
  const bytes = await buffer(original.body);
  writer.emit('run:progress', { progress: 0.3, stage: 'checking' });
  try {
    const { reference, thumbnail } = await developPhoto(bytes);
    signal.throwIfAborted();
    writer.emit('run:progress', { progress: 0.8, stage: 'saving' });
    await storage.put(objectKeys.likenessThumbnail(userId, photo.id), thumbnail, 'image/webp');
    await storage.put(objectKeys.likeness(userId, photo.id), reference, 'image/webp');
  } catch (err) {
    if (err instanceof PhotoRefused) return { status: 'failed', code: err.code };
    throw err;
  }
  return { status: 'completed' };
}
