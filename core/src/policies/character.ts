import type { CharacterDocument } from '../models/character.ts';
import { owns, type Actor } from './actor.ts';

/** Public characters are anyone's to talk to; the rest is the owner's. */
export function can(
  actor: Actor,
  action: 'read' | 'change',
  character: Pick<CharacterDocument, 'userId' | 'isPublic'>,
): boolean {
  if (owns(actor, character)) return true;
  return action === 'read' && character.isPublic;
}
