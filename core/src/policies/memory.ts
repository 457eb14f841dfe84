import type { MemoryDocument } from '../models/memory.ts';
import { owns, type Actor } from './actor.ts';

/** What is remembered of somebody is theirs to see, to correct and to have forgotten. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  memory: Pick<MemoryDocument, 'userId'>,
): boolean {
  return owns(actor, memory);
}
