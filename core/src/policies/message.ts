import type { MessageDocument } from '../models/message.ts';
import { owns, type Actor } from './actor.ts';
import { isHidden } from './visibility.ts';

/** Messages are as private as their conversation: its owner owns the replies too. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  message: Pick<MessageDocument, 'userId' | 'hiddenAt' | 'takenDownAt'>,
): boolean {
  return owns(actor, message) && !isHidden(message);
}
