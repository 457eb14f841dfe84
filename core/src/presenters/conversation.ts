import type { ConversationView } from '../contract/conversation.ts';
import type { ConversationDocument } from '../models/conversation.ts';

export function presentConversation(conversation: ConversationDocument): ConversationView {
  return {
    id: conversation.id,
    title: conversation.title,
    characterId: conversation.characterId?.toHexString() ?? null,
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
  };
}
