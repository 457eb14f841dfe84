import type { LorebookDocument } from '../models/lorebook.ts';
import { owns, type Actor } from './actor.ts';

/** Lorebooks are their owner's alone; of a public character's, others see what its card holds. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  lorebook: Pick<LorebookDocument, 'userId'>,
): boolean {
  return owns(actor, lorebook);
}
