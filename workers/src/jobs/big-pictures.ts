import { LIMITS } from '@vesper/core/contract/limits';
import type { ImageDocument } from '@vesper/core/models/image';
import { KINDS } from '@vesper/core/runs/kinds/kinds';
import { Semaphore } from '@vesper/core/semaphore';
import type { TimeLimit } from './time-limit.ts';

/**
 * Pixels from which a picture is big. Its mark and its copies take about twelve bytes for each at
 * once: 360 MB of one that was enlarged fourfold, and a worker paints four at a time in 1 GB.
 */
const BIG = 8_000_000;

const lane = new Semaphore(1, Number.POSITIVE_INFINITY);

/** Finishes a picture; a big one when no other is being finished here. Waiting takes none of its time. */
export async function oneBigAtATime<Result>(
  { width, height }: Pick<ImageDocument, 'width' | 'height'>,
  limit: Pick<TimeLimit, 'restart'>,
  finish: () => Promise<Result>,
): Promise<Result> {
  if ((width ?? 0) * (height ?? 0) < BIG) return finish();
  limit.restart(LIMITS.modelWait);
  return lane.run(() => {
    limit.restart(KINDS.image.timeoutMs);
    return finish();
  });
}
