import type { ImageDocument } from '../models/image.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden, isTakenDown, NOT_HIDDEN, NOT_TAKEN_DOWN } from './visibility.ts';

type Shown = Pick<ImageDocument, 'isPublic' | 'status' | 'hiddenAt' | 'takenDownAt' | 'trashedAt'>;
type ImageRights = Shown & Pick<ImageDocument, 'userId'>;

const NOT_TRASHED = { trashedAt: { $exists: false } } as const;

/** Filter for what its owner has: neither taken down nor in the trash. */
export const KEPT = { ...NOT_TAKEN_DOWN, ...NOT_TRASHED } as const;

/** What `isShown` is true for, as a filter. */
export const SHOWN = {
  isPublic: true,
  status: 'complete',
  ...NOT_HIDDEN,
  ...NOT_TRASHED,
} as const;

/** Anyone may see the picture. */
export function isShown(image: Shown): boolean {
  return image.isPublic && image.status === 'complete' && !isHidden(image) && !image.trashedAt;
}

/**
 * Public pictures are anyone's to see and like, their owner included; the rest is the owner's. One in
 * the trash is there for nobody, until its owner, who sees it there, decides to `restore` it.
 */
export function can(
  actor: Actor,
  action: 'read' | 'like' | 'change' | 'restore',
  image: ImageRights,
): boolean {
  const isOwn = owns(actor, image) && !isTakenDown(image);
  if (action === 'restore') return isOwn && Boolean(image.trashedAt);
  if (action === 'like') return isShown(image);
  if (image.trashedAt) return false;
  return isOwn || (action === 'read' && isShown(image));
}
