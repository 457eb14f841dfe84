import type { ConversationView } from '@vesper/core/contract/conversation';
import { hasStatus, serverMessage } from '../../lib/api-error.ts';
import { undoQueue } from '../../lib/undo-queue.ts';
import { showToast } from '../../ui/toast-store.ts';
import { chatApi } from './chat-api.ts';
import { setLeaving } from './leaving-conversations.ts';
import { removeConversation } from './use-conversations.ts';

/**
 * Takes a conversation off the list at once, and deletes it when the toast with 'Undo' has gone or
 * the page is left.
 */
export function deleteConversation({ id, title }: ConversationView): void {
  const restore = (): void => setLeaving(id, false);
  const commit = ({ leaving }: { leaving: boolean }): Promise<void> => send(id, leaving);
  if (!undoQueue.add(id, { commit, restore })) return;
  setLeaving(id, true);
  showToast({
    title: 'Conversation deleted',
    description: `“${title}” and its messages are gone.`,
    kind: 'info',
    action: { label: 'Undo', onSelect: () => undoQueue.undo(id) },
    onGone: () => void undoQueue.commit(id),
  });
}

async function send(id: string, leaving: boolean): Promise<void> {
  try {
    await chatApi.remove(id, leaving).catch((error: unknown) => {
      // Deleted elsewhere already: that is what was asked for.
      if (!hasStatus(error, 404)) throw error;
    });
    removeConversation(id);
  } catch (error) {
    const description = serverMessage(error, 'Failed to delete conversation');
    showToast({ title: 'Error', description, kind: 'failure' });
  } finally {
    setLeaving(id, false);
  }
}
