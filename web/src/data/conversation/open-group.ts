import type { ConversationView } from '@vesper/core/contract/conversation';
import { inBackground } from '../../lib/in-background.ts';
import { conversationApi, type NewGroup } from './conversation-api.ts';
import { putConversation, refreshConversations } from './conversation-cache.ts';

/** Begins a conversation with several characters. @throws what the call throws */
export async function openGroup(group: NewGroup): Promise<ConversationView> {
  const made = await conversationApi.create({ group });
  putConversation(made);
  inBackground(refreshConversations());
  return made;
}
