import type { LikenessDocument } from '../models/likeness.ts';
import type { Actor } from './actor.ts';

/** Photos of somebody are for nobody else, whatever is to be done: seen, used or removed. */
export function can(
  actor: Actor,
  action: 'read' | 'use' | 'remove',
  photo: Pick<LikenessDocument, 'userId' | 'status'>,
): boolean {
  if (photo.userId.toHexString() !== actor.userId) return false;
  // One that was stopped is on its way out: all that can be done is to finish that.
  return action === 'remove' || photo.status !== 'stopped';
}
