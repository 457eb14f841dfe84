import { Conversation, type ConversationDocument } from '@vesper/core/models/conversation';
import { can } from '@vesper/core/policies/conversation';
import { resource } from './resource.ts';

export const conversations = resource({
  name: 'conversation',
  find: async (id): Promise<ConversationDocument | null> => Conversation.findById(id),
  can,
});
