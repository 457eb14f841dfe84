import type { ImageDocument } from '../models/image.ts';
import { owns, type Actor } from './actor.ts';

type ImageRights = Pick<ImageDocument, 'userId' | 'isPublic' | 'status'>;

/** What `isShown` is true for, as a filter. */
export const SHOWN = { isPublic: true, status: 'complete' } as const;

/** Anyone may see the picture. */
export function isShown(image: Pick<ImageRights, 'isPublic' | 'status'>): boolean {
  return image.isPublic && image.status === 'complete';
}

/** Public pictures are anyone's to see and like, their owner included; the rest is the owner's. */
export function can(actor: Actor, action: 'read' | 'like' | 'change', image: ImageRights): boolean {
  if (action === 'change') return owns(actor, image);
  if (action === 'like') return isShown(image);
  return owns(actor, image) || isShown(image);
}
