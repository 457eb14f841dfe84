import type { Types } from 'mongoose';
import { Character } from '../models/character.ts';
import { Conversation } from '../models/conversation.ts';
import { Run } from '../models/run.ts';
import { forgetPresence } from '../runs/presence.ts';
import { byNode } from '../redis.ts';
import { previewsKey } from '../runs/previews.ts';
import type { RunContext } from '../runs/run-context.ts';
import { logKeys } from '../runs/run-log.ts';

/** Nothing of a run stays in Redis for longer: failed jobs are kept for a week. */
const KEPT_MS = 8 * 86_400_000;
/** A job whose run has ended leaves its worker well within this time. */
const LEAVES_WITHIN_MS = 3_000;
const POLL_MS = 50;

/** Ids under which Redis holds data of a user. */
export interface RedisTraces {
  runIds: string[];
  jobIds: string[];
}

/** Reads these ids from the documents; to be called before those are deleted. */
export async function readTraces(userId: Types.ObjectId, now: Date): Promise<RedisTraces> {
  const createdAt = { $gte: new Date(now.getTime() - KEPT_MS) };
  const runs = await Run.find({ userId, createdAt }, { _id: 1 });
  const characters = await Character.find({ userId }, { _id: 1 });
  const runIds = runs.map(({ id }) => id);
  const faces = characters.map(({ id }) => `avatar-${id}`);
  const conversations = await Conversation.find({ userId }, { _id: 1 });
  const talks = conversations.flatMap(({ id }) => [`remember-${id}`, `summarise-${id}`]);
  const sets = runIds.map((id) => `set-${id}`);
  return { runIds, jobIds: [...runIds, ...sets, ...faces, ...talks] };
}

/** Deletes what Redis holds of a user's runs and open tabs. Safe to repeat. */
export async function forgetTraces(
  { redis, queues }: Pick<RunContext, 'redis' | 'queues'>,
  userId: Types.ObjectId,
  { runIds, jobIds }: RedisTraces,
): Promise<void> {
  const deadline = performance.now() + LEAVES_WITHIN_MS;
  for (const jobId of jobIds) {
    while (!(await queues.forget(jobId)) && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  await queues.forgetHistory();
  const keys = runIds.flatMap((runId) => [...logKeys(runId), previewsKey(runId)]);
  for (const group of byNode(redis, keys, (key) => key)) {
    const pipeline = redis.pipeline();
    for (const key of group) pipeline.unlink(key);
    await pipeline.exec();
  }
  await forgetPresence(redis, userId.toHexString());
}
