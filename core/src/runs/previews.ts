import type { RedisClient } from '../redis.ts';

/** Previews matter while a picture is being made; a reload soon after still finds the last one. */
const TTL_SECONDS = 600;

/** One hash with all previews of a run, by step. */
export const previewsKey = (runId: string): string => `preview:${runId}`;

/** Keeps one preview (WebP bytes) of a run for ten minutes. */
export async function putPreview(
  redis: RedisClient,
  runId: string,
  step: number,
  webp: Uint8Array,
): Promise<void> {
  const key = previewsKey(runId);
  await redis.multi().hset(key, String(step), Buffer.from(webp)).expire(key, TTL_SECONDS).exec();
}

/** @returns WebP bytes, or null when there is no such preview any more. */
export async function getPreview(
  redis: RedisClient,
  runId: string,
  step: number,
): Promise<Buffer | null> {
  return redis.hgetBuffer(previewsKey(runId), String(step));
}

/** Drops the previews of a run that came to nothing. */
export async function dropPreviews(redis: RedisClient, runId: string): Promise<void> {
  await redis.unlink(previewsKey(runId));
}
