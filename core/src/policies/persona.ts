import type { PersonaDocument } from '../models/persona.ts';
import { owns, type Actor } from './actor.ts';

/** A persona is its member's alone: its picture and its words too. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  persona: Pick<PersonaDocument, 'userId'>,
): boolean {
  return owns(actor, persona);
}
