import type { CharacterDocument } from '../models/character.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden, isTakenDown, NOT_HIDDEN } from './visibility.ts';

/** Filter for the characters that everyone can see. */
export const SHOWN = { isPublic: true, ...NOT_HIDDEN } as const;

/** The key of the face that this actor may see: one that has not passed a check is its owner's. */
export function faceKey(
  actor: Actor,
  character: Pick<CharacterDocument, 'userId' | 'avatarKey' | 'ownAvatarKey'>,
): string | null {
  const own = owns(actor, character) ? character.ownAvatarKey : null;
  return own ?? character.avatarKey ?? null;
}

/** Public characters are anyone's to talk to; the rest is the owner's. */
export function can(
  actor: Actor,
  action: 'read' | 'change',
  character: Pick<CharacterDocument, 'userId' | 'isPublic' | 'hiddenAt' | 'takenDownAt'>,
): boolean {
  if (owns(actor, character)) return !isTakenDown(character);
  return action === 'read' && character.isPublic && !isHidden(character);
}
