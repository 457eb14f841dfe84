import type { ConversationView } from '@vesper/core/contract/conversation';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { conversationApi } from './conversation-api.ts';
import { putConversation } from './conversation-cache.ts';

/** Takes the mark off a conversation that is looked at; what fails is done at the next look. */
export function useMarkRead(conversation: ConversationView | undefined): void {
  const id = conversation?.isUnread === true ? conversation.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') inBackground(markRead(id));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id]);
}

async function markRead(id: string): Promise<void> {
  const read = await conversationApi.update(id, { isUnread: false }).catch(() => null);
  if (read) putConversation(read);
}
