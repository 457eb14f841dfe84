import type { ImageView } from '@vesper/core/contract/image';

/** Finished pictures whose prompt contains the search, whatever its case. */
export function matching(images: readonly ImageView[], search: string): ImageView[] {
  const wanted = search.trim().toLowerCase();
  return images.filter(
    ({ status, prompt }) => status === 'complete' && prompt.toLowerCase().includes(wanted),
  );
}
