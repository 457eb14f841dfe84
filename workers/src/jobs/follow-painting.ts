import { LIMITS } from '@vesper/core/contract/limits';
import { KINDS } from '@vesper/core/runs/kinds/kinds';
import type { ImageProgress } from '../engines/image/image-engine.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * Passes on what an engine tells. A picture, or a film, has its time from when a server takes it up,
 * not from when it joined the line before it.
 */
export async function* followPainting<Result extends { type: 'result' }>(
  updates: AsyncIterable<ImageProgress | Result>,
  limit: Pick<TimeLimit, 'restart'>,
  kind: 'image' | 'video' = 'image',
): AsyncGenerator<ImageProgress | Result> {
  let isWaiting = false;
  for await (const update of updates) {
    const waits =
      update.type === 'progress' && update.stage === 'preparing' && update.progress === 0;
    if (waits !== isWaiting) limit.restart(waits ? LIMITS.modelWait : KINDS[kind].timeoutMs);
    isWaiting = waits;
    yield update;
  }
}
