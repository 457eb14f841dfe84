import { buffer } from 'node:stream/consumers';
import { Likeness } from '@vesper/core/models/likeness';
import { likenessSubject, type LikenessSubject } from '@vesper/core/models/run-subject';
import { developPhoto } from '../photos/develop-photo.ts';
import { PhotoRefused } from '@vesper/core/photos/photo-refused';
import type { RunOutcome } from '@vesper/core/runs/kinds/kind';
import { objectKeys } from '@vesper/core/storage/object-keys';
import type { WorkerContext } from '../context.ts';
import { EngineError } from '../engines/engine-error.ts';
import { runProcessor, type Attempt } from './run-attempt.ts';

/** Makes the kept copies of a likeness, or finds the reason for refusing it. */
async function develop(
  { storage }: WorkerContext,
  { run, subject, writer, signal }: Attempt<LikenessSubject>,
): Promise<RunOutcome> {
  const photo = await Likeness.findById(subject.likenessId);
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

export const processLikeness = runProcessor('likeness', likenessSubject, develop);
