import type { ImageDocument } from '../models/image.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden, isTakenDown, NOT_HIDDEN } from './visibility.ts';

type Shown = Pick<ImageDocument, 'isPublic' | 'status' | 'hiddenAt' | 'takenDownAt'>;
type ImageRights = Shown & Pick<ImageDocument, 'userId'>;

/** What `isShown` is true for, as a filter. */
export const SHOWN = { isPublic: true, status: 'complete', ...NOT_HIDDEN } as const;

/** Anyone may see the picture. */
export function isShown(image: Shown): boolean {
  return image.isPublic && image.status === 'complete' && !isHidden(image);
}

/** Public pictures are anyone's to see and like, their owner included; the rest is the owner's. */
export function can(actor: Actor, action: 'read' | 'like' | 'change', image: ImageRights): boolean {
  const isOwn = owns(actor, image) && !isTakenDown(image);
  if (action === 'change') return isOwn;
  if (action === 'like') return isShown(image);
  return isOwn || isShown(image);
}
