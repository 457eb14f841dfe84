import type { Redis } from 'ioredis';

/** Previews matter while a picture is being made; a reload soon after still finds the last one. */
const TTL_SECONDS = 600;

const previewKey = (runId: string, step: number): string => `preview:${runId}:${step}`;

/** Keeps one preview (WebP bytes) of a run for ten minutes. */
export async function putPreview(
  redis: Redis,
  runId: string,
  step: number,
  webp: Uint8Array,
): Promise<void> {
  await redis.set(previewKey(runId, step), Buffer.from(webp), 'EX', TTL_SECONDS);
}

/** @returns WebP bytes, or null when there is no such preview any more. */
export async function getPreview(
  redis: Redis,
  runId: string,
  step: number,
): Promise<Buffer | null> {
  return redis.getBuffer(previewKey(runId, step));
}
