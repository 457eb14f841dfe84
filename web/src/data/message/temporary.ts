import type { ConversationView } from '@vesper/core/contract/conversation';
import { useEffect } from 'react';
import { inBackground } from '../../lib/in-background.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toast-store.ts';
import { conversationApi } from '../conversation/conversation-api.ts';
import { dropConversation } from '../conversation/conversation-cache.ts';
import { forgetComposer } from './composer-store.ts';
import { messagesKey } from './message-cache.ts';

/** Temporary conversations on screen now. */
const open = new Set<string>();

/** Deletes a temporary conversation when it is left: for another screen, or with the tab. */
export function useTemporary(userId: string, conversation: ConversationView | undefined): void {
  const id = conversation?.isTemporary === true ? conversation.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    open.add(id);
    // What a lost call leaves behind, the server removes within a day.
    const leavePage = (): void => {
      forgetComposer(userId, id);
      inBackground(conversationApi.remove(id, { keepalive: true }).catch(() => undefined));
    };
    window.addEventListener('pagehide', leavePage);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      open.delete(id);
      // React may take a screen away only to put it back at once.
      setTimeout(() => {
        if (!open.has(id)) end(userId, id);
      });
    };
  }, [userId, id]);
}

function end(userId: string, id: string): void {
  forgetComposer(userId, id);
  inBackground(conversationApi.remove(id).catch(() => undefined));
  dropConversation(id);
  queryClient.removeQueries({ queryKey: messagesKey(id) });
  showToast({
    title: 'Temporary chat ended',
    description: 'Nothing of it was kept.',
    kind: 'info',
  });
}
