import type { ImageView } from '@vesper/core/contract/image';
import { LIMITS } from '@vesper/core/contract/limits';

/** A failure stays in the queue for so long, milliseconds; a reload does not take it away. */
const FAILED_SHOWN_MS = 60 * 60 * 1000;

/** One's pictures that are made or wait, in their order, and those that failed lately. */
export function queueOf(
  images: readonly ImageView[],
  { onStage, now }: { onStage: readonly string[]; now: number },
): ImageView[] {
  const open = images.filter(({ id, status, createdAt }) => {
    if (status === 'pending') return true;
    // On the stage it says itself what went wrong.
    if (status !== 'failed' || onStage.includes(id)) return false;
    return now - Date.parse(createdAt) < FAILED_SHOWN_MS;
  });
  // The only one, on the stage already, is no queue.
  if (open.length === 1 && open.every(({ id }) => onStage.includes(id))) return [];
  return open.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** How many further pictures may be ordered while some are under way. */
export const roomIn = (images: readonly ImageView[]): number =>
  Math.max(0, LIMITS.imageRunsPerUser - pendingIn(images));

export const pendingIn = (images: readonly ImageView[]): number =>
  images.filter(({ status }) => status === 'pending').length;
