import type { ImageDocument } from '../models/image.ts';
import type { Actor } from './actor.ts';

/** Public pictures are anyone's to see and like; the rest is the owner's. */
export function can(
  actor: Actor,
  action: 'read' | 'like' | 'change',
  image: Pick<ImageDocument, 'userId' | 'isPublic' | 'status'>,
): boolean {
  if (image.userId.toHexString() === actor.userId) return true;
  return action !== 'change' && image.isPublic && image.status === 'complete';
}
