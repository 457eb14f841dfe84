import type { ImageView } from '@vesper/core/contract/image';

/** Pictures worth showing in the grid: finished ones and those on their way. */
export function creations(images: readonly ImageView[]): ImageView[] {
  return images.filter(({ status }) => status === 'complete' || status === 'pending');
}

/**
 * The picture in hand: the chosen one; else the one being made, or the newest. A failure at the very
 * front still counts, as nobody may have seen it fail; older failures and stopped pictures do not.
 */
export function subjectOf(
  images: readonly ImageView[],
  chosenId: string | null,
): ImageView | undefined {
  const chosen = images.find(({ id }) => id === chosenId);
  if (chosen) return chosen;
  const [newest] = images;
  if (newest?.status === 'failed') return newest;
  return images.findLast(({ status }) => status === 'pending') ?? creations(images)[0];
}
