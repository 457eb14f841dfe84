import type { FolderDocument } from '../models/folder.ts';
import { owns, type Actor } from './actor.ts';

/** Folders are their member's alone. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  folder: Pick<FolderDocument, 'userId'>,
): boolean {
  return owns(actor, folder);
}
