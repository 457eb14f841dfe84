import type { ImageView } from '@vesper/core/contract/image';

/** First name, or 'Anonymous'. */
export function creatorName({ user }: Pick<ImageView, 'user'>): string {
  return user?.firstName?.trim() || 'Anonymous';
}
