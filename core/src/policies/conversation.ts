import type { ConversationDocument } from '../models/conversation.ts';
import { owns, type Actor } from './actor.ts';

/** Conversations are private: their owner's to read, to go on with and to delete. */
export function can(
  actor: Actor,
  _action: 'read' | 'change',
  conversation: Pick<ConversationDocument, 'userId'>,
): boolean {
  return owns(actor, conversation);
}
