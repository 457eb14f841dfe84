import type { MessageView } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { serverMessage, unlessMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { createSendOnce } from '../../lib/send-once.ts';
import { showToast } from '../../lib/toast-store.ts';
import { messageApi } from './message-api.ts';
import { putMessages, removeMessage, syncMessages } from './message-cache.ts';
import { takeExchange } from './send-message.ts';

const regenerateOnce = createSendOnce();
const rerunOnce = createSendOnce();

/** Writes a reply anew as a further version; what follows it stays. */
export async function regenerate(reply: MessageView): Promise<void> {
  await attempt(reply, 'Failed to regenerate the reply', async () =>
    takeExchange(await regenerateOnce(reply.id, (key) => messageApi.regenerate(reply.id, key))),
  );
}

/**
 * Changes what the user said; with `rerun` the reply to it is written anew.
 * @returns false when it could not be saved, and people have been told
 */
export function editMessage(asked: MessageView, content: string, rerun: boolean): Promise<boolean> {
  const { id, conversationId } = asked;
  const send = (key: string) => messageApi.editAndRerun(id, content, key);
  return attempt(asked, 'Failed to save the message', async () => {
    if (rerun) takeExchange(await rerunOnce({ id, content }, send));
    else putMessages(conversationId, [await messageApi.edit(id, content)]);
  });
}

/** Shows another version of a message, from 1; what is said next builds on it. */
export async function chooseVariant(message: MessageView, variant: number): Promise<void> {
  await attempt(message, 'Failed to show the other version', async () =>
    putMessages(message.conversationId, [await messageApi.chooseVariant(message.id, variant)]),
  );
}

export async function deleteMessage(message: MessageView): Promise<boolean> {
  return attempt(message, 'Failed to delete the message', async () => {
    await messageApi.remove(message.id).catch(unlessMissing);
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
    inBackground(syncMessages(conversationId));
    return false;
  }
}
