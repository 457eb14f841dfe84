import type { MessageView } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { hasStatus, serverMessage } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { chatApi } from './chat-api.ts';
import { takeExchange } from './send-message.ts';
import { putMessages, removeMessage, syncMessages } from './use-messages.ts';

/** Writes a reply anew as a further version; what follows it stays. */
export async function regenerate(reply: MessageView): Promise<void> {
  await attempt(reply, 'Failed to regenerate the reply', async () =>
    takeExchange(await chatApi.regenerate(reply.id)),
  );
}

/**
 * Changes what the user said; with `rerun` the reply to it is written anew.
 * @returns false when it could not be saved, and people have been told
 */
export function editMessage(asked: MessageView, content: string, rerun: boolean): Promise<boolean> {
  return attempt(asked, 'Failed to save the message', async () => {
    if (rerun) takeExchange(await chatApi.editAndRerun(asked.id, content));
    else putMessages(asked.conversationId, [await chatApi.edit(asked.id, content)]);
  });
}

/** Shows another version of a message, from 1; what is said next builds on it. */
export async function chooseVariant(message: MessageView, variant: number): Promise<void> {
  await attempt(message, 'Failed to show the other version', async () =>
    putMessages(message.conversationId, [await chatApi.chooseVariant(message.id, variant)]),
  );
}

export async function deleteMessage(message: MessageView): Promise<boolean> {
  return attempt(message, 'Failed to delete the message', async () => {
    await chatApi.removeMessage(message.id).catch((error: unknown) => {
      // Deleted elsewhere already: that is what was asked for.
      if (!hasStatus(error, 404)) throw error;
    });
    removeMessage(message);
  });
}

/** Says what went wrong, and shows the messages as the server has them: another tab may know more. */
async function attempt(
  { conversationId }: MessageView,
  failure: string,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const description = serverMessage(error, failure);
    showToast({ title: TOASTS.sendFailed.title, description, kind: 'failure' });
    void syncMessages(conversationId);
    return false;
  }
}
