import type { LikenessDocument } from '../models/likeness.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden } from './visibility.ts';

/** A likeness is for nobody but its owner, whatever is to be done: seen, used or removed. */
export function can(
  actor: Actor,
  action: 'read' | 'use' | 'remove',
  likeness: Pick<LikenessDocument, 'userId' | 'status' | 'hiddenAt' | 'takenDownAt'>,
): boolean {
  if (!owns(actor, likeness)) return false;
  // A stopped one is being removed: its removal can be finished, and nothing else is allowed.
  if (action === 'use' && isHidden(likeness)) return false;
  return action === 'remove' || likeness.status !== 'stopped';
}
