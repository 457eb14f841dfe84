import { Likeness, type LikenessFields } from '@vesper/core/models/likeness';
import { Run } from '@vesper/core/models/run';
import type { RunContext } from '@vesper/core/runs/run-context';
import { removeLikenesses } from '@vesper/core/erasure/remove-likenesses';
import type { RedisClient } from '@vesper/core/redis';

/** A removal this old was left behind by a process that died. */
const LEFT_BEHIND_MS = 60_000;
/** A photo this old without a run was left behind between its document and its run. */
const UNCLAIMED_MS = 10 * 60_000;
/** The reason why a photo was refused is kept this long. */
const REFUSED_MS = 24 * 60 * 60_000;
const BATCH = 100;
const OBJECTS = 500;
/** Redis key of the last object looked at; after the last one of all it begins again. */
const CURSOR = 'sweep:likenesses';

type Swept = Pick<LikenessFields, 'status' | 'removedAt'>;

/**
 * Removes what is left of photos that nobody has any more: removals that a crash interrupted,
 * photos that were stopped or refused, and files without a photo. A bounded part in each round;
 * safe to repeat and to run in several processes at once.
 * @returns how many photos and files
 */
export async function sweepLikenesses(context: RunContext): Promise<number> {
  return (await sweepDocuments(context)) + (await sweepObjects(context));
}

async function sweepDocuments(context: RunContext): Promise<number> {
  const now = context.clock.now().getTime();
  const before = (ms: number) => ({ $lt: new Date(now - ms) });
  const due = await Likeness.find({
    $or: [
      { status: 'stopped', removedAt: null },
      { status: 'stopped', removedAt: before(LEFT_BEHIND_MS) },
      { status: 'failed', createdAt: before(REFUSED_MS) },
      { status: 'pending', createdAt: before(UNCLAIMED_MS) },
    ],
  })
    .sort({ createdAt: 1 })
    .limit(BATCH);
  let swept = 0;
  for (const { _id, userId, runId, removePictures } of due) {
    // A live run still needs the photo; housekeeping ends the run if its worker is gone.
    if (await Run.exists({ _id: runId, live: true })) continue;
    const pictures = removePictures ? 'delete' : 'keep';
    await removeLikenesses(context, { userId, ids: [_id], pictures });
    swept += 1;
  }
  return swept;
}

async function sweepObjects(context: RunContext): Promise<number> {
  const { storage, redis } = context;
  const after = (await redis.get(CURSOR)) ?? '';
  const keys = await storage.list('likenesses/', { after, limit: OBJECTS });
  // Keys first, documents afterwards: a document is written before its bytes, so none is missed.
  const orphans = await findOrphans(keys);
  for (const key of orphans) await storage.delete(key);
  await moveCursor(redis, keys);
  return orphans.length;
}

async function moveCursor(redis: RedisClient, keys: string[]): Promise<void> {
  const last = keys.at(-1);
  if (last === undefined || keys.length < OBJECTS) await redis.unlink(CURSOR);
  else await redis.set(CURSOR, last);
}

async function findOrphans(keys: string[]): Promise<string[]> {
  const ids = keys.flatMap((key) => idOf(key) ?? []);
  const photos = await Likeness.find({ _id: { $in: ids } }, { status: 1, removedAt: 1 });
  const photoOf = new Map(photos.map((photo) => [photo.id, photo]));
  return keys.filter((key) => !isNeeded(key, photoOf.get(idOf(key) ?? '')));
}

function idOf(key: string): string | undefined {
  return /^likenesses\/[0-9a-f]{24}\/([0-9a-f]{24})\./.exec(key)?.[1];
}

function isNeeded(key: string, photo: Swept | undefined): boolean {
  if (!photo) return false;
  // Being removed: the removal deletes the files itself, because it reports how many there were.
  if (photo.removedAt) return true;
  if (photo.status === 'pending') return true;
  const isKept = photo.status === 'ready' || photo.status === 'review';
  return isKept && !key.endsWith('.original');
}
