import type { LikenessDocument } from '../models/likeness.ts';
import { owns, type Actor } from './actor.ts';

/** A likeness is for nobody but its owner, whatever is to be done: seen, used or removed. */
export function can(
  actor: Actor,
  action: 'read' | 'use' | 'remove',
  likeness: Pick<LikenessDocument, 'userId' | 'status'>,
): boolean {
  if (!owns(actor, likeness)) return false;
  // A stopped one is being removed: its removal can be finished, and nothing else is allowed.
  return action === 'remove' || likeness.status !== 'stopped';
}
