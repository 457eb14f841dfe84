import { readCasePicture } from '@vesper/core/cases/evidence';
import { Case, type CaseDocument } from '@vesper/core/models/case';
import { addRemovedPicture, forgetRemovedPicture } from '@vesper/core/pictures/removed-pictures';
import type { WorkerContext } from '../context.ts';
import { ChecksAway } from '../pictures/picture-checker.ts';

type ListContext = Pick<WorkerContext, 'clock' | 'log' | 'pictures' | 'storage'>;

const BATCH = 10;
/** Of those that leave no picture: there is nothing to know again. */
const NOTHING = '';

/**
 * Puts pictures that a decision has removed on the list of those that may not come back, under any
 * account. Here and not where it is decided: only a worker opens pictures.
 */
export async function listRemovedPictures(context: ListContext): Promise<number> {
  const removed = await Case.find({
    'decision.action': { $in: ['remove', 'suspend'] },
    listed: { $exists: false },
    overturnedAt: { $exists: false },
  }).limit(BATCH);
  let listed = 0;
  for (const one of removed) listed += await list(context, one);
  return listed;
}

async function list(
  { clock, log, pictures, storage }: ListContext,
  one: CaseDocument,
): Promise<number> {
  const { _id, id, decision } = one;
  const bytes = await readCasePicture(storage, one);
  if (!bytes) {
    await Case.updateOne({ _id }, { $set: { listed: NOTHING } });
    return 0;
  }
  try {
    const { fingerprint } = await pictures.look(bytes, { faces: false });
    await addRemovedPicture(clock, fingerprint, decision?.rule ?? 'other');
    const stands = { _id, overturnedAt: { $exists: false } };
    const { matchedCount } = await Case.updateOne(stands, {
      $set: { listed: fingerprint.sha256 },
    });
    // An appeal was won meanwhile.
    if (matchedCount === 0) await forgetRemovedPicture(fingerprint);
    return matchedCount;
  } catch (err) {
    if (!(err instanceof ChecksAway)) throw err;
    log.warn({ err, case: id }, 'a removed picture is not yet on the list');
    return 0;
  }
}
