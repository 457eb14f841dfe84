import type { PaintingTime } from '@vesper/core/image-times/learned-times';

/**
 * Milliseconds until something that is being made is there: by what others took as long as little of
 * it is done, and the more by its own pace the more there is.
 * @returns undefined while nothing is known
 */
export function timeLeft(
  expected: PaintingTime | null,
  elapsed: number,
  progress: number,
): number | undefined {
  if (!expected) return undefined;
  const { paintMs, saveMs } = expected;
  const byOthers = Math.max(0, paintMs - elapsed);
  const byItself = progress > 0 ? (elapsed * (1 - progress)) / progress : byOthers;
  return Math.round((1 - progress) * byOthers + progress * byItself + saveMs);
}
