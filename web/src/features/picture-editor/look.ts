import type { ImageSize, ImageView } from '@vesper/core/contract/image';
import type { VersionTask } from '@vesper/core/contract/image-version';
import type { VersionForm } from './order.ts';

/** A look at the picture: by itself, beside its origin, the origin alone, or in a larger frame. */
export type Look =
  | { kind: 'picture' }
  | { kind: 'compare' | 'before'; origin: ImageView }
  | { kind: 'around'; size: ImageSize; zoom: number };

interface Looking {
  task: VersionTask | undefined;
  form: VersionForm;
  origin: ImageView | undefined;
  comparing: boolean;
  peeking: boolean;
}

/** The look that is wanted now; holding the picture before goes over comparing. */
export function lookAt({ task, form, origin, comparing, peeking }: Looking): Look {
  if (origin && peeking) return { kind: 'before', origin };
  if (origin && comparing) return { kind: 'compare', origin };
  if (task === 'outpaint') return { kind: 'around', size: form.size, zoom: form.zoom };
  return { kind: 'picture' };
}
