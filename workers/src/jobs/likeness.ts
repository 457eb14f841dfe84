import { buffer } from 'node:stream/consumers';
import type { Job } from 'bullmq';
import { LIMITS } from '@vesper/core/contract/limits';
import { Likeness } from '@vesper/core/models/likeness';
import { normalisePhoto } from '@vesper/core/photos/normalise-photo';
import type { RunOutcome } from '@vesper/core/runs/finish-run';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { runAttempt, type Attempt } from './run-attempt.ts';

/** Makes a reference and a thumbnail of a photo that somebody gave of themselves. */
export async function processLikeness(
  context: WorkerContext,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const work = (attempt: Attempt) => develop(context, attempt);
  await runAttempt(context, 'likeness', job, stopping, work, () => undefined);
}

async function develop({ storage }: WorkerContext, { run, writer }: Attempt): Promise<RunOutcome> {
  const photo = await Likeness.findById(run.likenessId);
  if (!photo) throw new EngineError('the photo is gone', { retryable: false });
  const userId = run.userId.toHexString();
  const original = await storage.get(objectKeys.likenessOriginal(userId, photo.id));
  if (!original) return { status: 'failed', code: 'photo_unreadable' };
  writer.emit('run:progress', { progress: 0.2, stage: 'preparing' });
  const bytes = await buffer(original.body);
  const whole = await normalisePhoto(bytes, { shape: 'whole', size: LIMITS.likenessSize });
  await storage.put(objectKeys.likeness(userId, photo.id), whole, 'image/webp');
  return { status: 'completed' };
}
