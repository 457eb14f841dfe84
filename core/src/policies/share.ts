import type { ShareDocument } from '../models/share.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden } from './visibility.ts';

/**
 * A link is its owner's, who may take it back any time. What it shows is read by its secret part;
 * whoever has read it knows its id, and may report it.
 */
export function can(
  actor: Actor,
  action: 'read' | 'change' | 'report',
  share: Pick<ShareDocument, 'userId' | 'hiddenAt' | 'takenDownAt'>,
): boolean {
  return owns(actor, share) || (action === 'report' && !isHidden(share));
}
