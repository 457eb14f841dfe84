import type { ImageView } from '@vesper/core/contract/image';

/**
 * The pictures of one order in the order of their seeds, and those that were tried again.
 * @param beside ids of the latter
 */
export function batchOf(
  images: readonly ImageView[],
  batchId: string | null,
  beside: readonly string[],
): ImageView[] {
  if (batchId === null) return [];
  const ofOrder = images.filter((image) => image.batchId === batchId);
  if (ofOrder.length === 0) return [];
  const again = images.filter(({ id }) => beside.includes(id));
  return [...ofOrder, ...again].sort((one, other) => (one.id < other.id ? -1 : 1));
}
