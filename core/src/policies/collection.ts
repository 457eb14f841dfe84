import type { CollectionDocument } from '../models/collection.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden, isTakenDown, NOT_HIDDEN, NOT_TAKEN_DOWN } from './visibility.ts';

/** Filter for the collections that every member can open. */
export const SHOWN = { isPublic: true, ...NOT_HIDDEN } as const;

/** Filter for those that their maker sees. */
export const KEPT = NOT_TAKEN_DOWN;

/** Shared collections are anyone's to look at; the rest is their maker's. */
export function can(
  actor: Actor,
  action: 'read' | 'change',
  collection: Pick<CollectionDocument, 'userId' | 'isPublic' | 'hiddenAt' | 'takenDownAt'>,
): boolean {
  if (owns(actor, collection)) return !isTakenDown(collection);
  return action === 'read' && collection.isPublic && !isHidden(collection);
}
