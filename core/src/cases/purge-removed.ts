import type { Clock } from '../clock.ts';
import { LIMITS } from '../contract/limits.ts';
import { logErasure } from '../erasure/erasure-log.ts';
import { removeImage } from '../erasure/remove-image.ts';
import { Case, type CaseDocument } from '../models/case.ts';
import { Image } from '../models/image.ts';
import type { RedisClient } from '../redis.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

interface PurgeContext {
  clock: Clock;
  redis: RedisClient;
  storage: ObjectStorage;
}

const BATCH = 20;

/** What was removed, is on the list of those that may not come back, and is still there. */
const REMOVED = {
  subjectType: 'image',
  'decision.action': { $in: ['remove', 'suspend'] },
  listed: { $exists: true },
  overturnedAt: { $exists: false },
  purgedAt: { $exists: false },
} as const;

/**
 * Deletes pictures whose removal nobody can take back any more: the appeal was lost, or the time for
 * one is over. Until then the bytes stay, as an appeal that is won brings them back.
 * @returns how many
 */
export async function purgeRemoved(context: PurgeContext): Promise<number> {
  const since = new Date(context.clock.now().getTime() - LIMITS.appealWindow);
  const late = await Case.find({ ...REMOVED, 'decision.at': { $lt: since } }).limit(BATCH);
  const lost = await Case.find({
    ...{ kind: 'appeal', 'decision.action': 'uphold', purgedAt: { $exists: false } },
  }).limit(BATCH);
  const appealed = await Case.find({ ...REMOVED, _id: { $in: lost.map((it) => it.appealOf) } });
  let purged = 0;
  for (const one of [...late, ...appealed]) purged += await purge(context, one);
  const now = context.clock.now();
  const ended = await unlisted(lost);
  await Case.updateMany({ _id: { $in: ended } }, { $set: { purgedAt: now } });
  return purged;
}

/** Appeals about which nothing is left to do: not those whose picture is not on the list yet. */
async function unlisted(appeals: readonly CaseDocument[]) {
  const ids = appeals.map(({ appealOf }) => appealOf);
  const waiting = await Case.find({ ...REMOVED, listed: { $exists: false }, _id: { $in: ids } });
  const later = new Set(waiting.map(({ id }) => id));
  return appeals.filter(({ appealOf }) => !later.has(String(appealOf))).map(({ _id }) => _id);
}

async function purge(context: PurgeContext, { _id, subjectId }: CaseDocument): Promise<number> {
  // Somebody is just looking at it again.
  if (await Case.exists({ appealOf: _id, open: true })) return 0;
  const image = await Image.findById(subjectId);
  if (image) {
    await logErasure(context.storage, [image.id], context.clock.now());
    await removeImage(context, image);
  }
  await Case.updateOne({ _id }, { $set: { purgedAt: context.clock.now() } });
  return image ? 1 : 0;
}
