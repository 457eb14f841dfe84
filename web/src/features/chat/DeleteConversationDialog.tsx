import type { ConversationView } from '@vesper/core/contract/conversation';
import { useState } from 'react';
import { hasStatus, serverMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { chatApi } from './chat-api.ts';
import { removeConversation } from './use-conversations.ts';

type Props = {
  conversation: ConversationView | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a conversation goes, and says which one and what goes with it. */
export function DeleteConversationDialog({ conversation, onClose, onDeleted }: Props) {
  const [deleting, setDeleting] = useState(false);
  // The words stay while the dialog closes.
  const [named, setNamed] = useState(conversation);
  if (conversation && conversation !== named) setNamed(conversation);

  const remove = async (): Promise<void> => {
    if (!conversation) return;
    setDeleting(true);
    try {
      await chatApi.remove(conversation.id).catch((error: unknown) => {
        // Deleted elsewhere already: that is what was asked for.
        if (!hasStatus(error, 404)) throw error;
      });
      onDeleted(conversation.id);
      removeConversation(conversation.id);
      onClose();
    } catch (error) {
      const description = serverMessage(error, 'Failed to delete conversation');
      showToast({ title: 'Error', description, kind: 'failure' });
    } finally {
      setDeleting(false);
    }
  };

  return (
    <Dialog
      open={conversation !== null}
      onClose={onClose}
      role="alertdialog"
      title="Delete this conversation?"
      description={
        <>“{named?.title}” and all of its messages will be gone for good. This cannot be undone.</>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" loading={deleting} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    />
  );
}
