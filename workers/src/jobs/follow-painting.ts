import { LIMITS } from '@vesper/core/contract/limits';
import { KINDS } from '@vesper/core/runs/kinds/kinds';
import type { ImageProgress, ImageResult } from '../engines/image/image-engine.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * Passes on what an engine tells. A picture has its time from when a server takes it up, not from
 * when it joined the line before it.
 */
export async function* followPainting(
  updates: AsyncIterable<ImageProgress | ImageResult>,
  limit: Pick<TimeLimit, 'restart'>,
): AsyncGenerator<ImageProgress | ImageResult> {
  let isWaiting = false;
  for await (const update of updates) {
    const waits =
      update.type === 'progress' && update.stage === 'preparing' && update.progress === 0;
    if (waits !== isWaiting) limit.restart(waits ? LIMITS.modelWait : KINDS.image.timeoutMs);
    isWaiting = waits;
    yield update;
  }
}
