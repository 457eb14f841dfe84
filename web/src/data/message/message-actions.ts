import type { ConversationView } from '@vesper/core/contract/conversation';
import type { MessageView } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { serverMessage, unlessMissing } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { createSendOnce } from '../../lib/send-once.ts';
import { showToast } from '../../lib/toast-store.ts';
import { putConversation, refreshConversations } from '../conversation/conversation-cache.ts';
import { messageApi } from './message-api.ts';
import { putExchange, putMessages, readEnd, removeMessage, syncMessages } from './message-cache.ts';
import { replyApi } from './reply-api.ts';
import { takeExchange } from './send-message.ts';

const regenerateOnce = createSendOnce();
const continueOnce = createSendOnce();
const rerunOnce = createSendOnce();

/**
 * Writes a reply anew as a further version; what followed goes with the earlier one.
 * @param modelId writes it instead of the conversation's model
 */
export async function regenerate(reply: MessageView, modelId?: string): Promise<void> {
  const { id } = reply;
  const send = (key: string) => messageApi.regenerate(id, modelId, key);
  await attempt(reply, 'Failed to regenerate the reply', async () =>
    takeExchange(await regenerateOnce({ id, modelId }, send), putExchange),
  );
}

/** Goes on with the last reply, as a further version that begins with the text so far. */
export async function continueReply(reply: MessageView): Promise<void> {
  const { id } = reply;
  await attempt(reply, 'Failed to continue the reply', async () =>
    takeExchange(await continueOnce(id, (key) => replyApi.goOn(id, key)), putExchange),
  );
}

/**
 * Copies the conversation up to a message into one of its own.
 * @returns undefined when that failed, and people have been told
 */
export async function forkAt(message: MessageView): Promise<ConversationView | undefined> {
  try {
    const fork = await replyApi.fork(message.id);
    putConversation(fork);
    return fork;
  } catch (error) {
    const description = serverMessage(error, 'The conversation could not be forked.');
    showToast({ title: 'Error', description, kind: 'failure' });
    return undefined;
  }
}

/**
 * Changes what the user said; with `rerun` the reply to it is written anew.
 * @returns false when it could not be saved, and people have been told
 */
export function editMessage(asked: MessageView, content: string, rerun: boolean): Promise<boolean> {
  const { id, conversationId } = asked;
  const send = (key: string) => messageApi.editAndRerun(id, content, key);
  return attempt(asked, 'Failed to save the message', async () => {
    if (rerun) takeExchange(await rerunOnce({ id, content }, send), putExchange);
    else putMessages(conversationId, [await messageApi.edit(id, content)]);
  });
}

/** Shows another version of a message, from 1, together with what follows that one. */
export async function chooseVariant(message: MessageView, variant: number): Promise<void> {
  await attempt(message, 'Failed to show the other version', async () => {
    await messageApi.chooseVariant(message.id, variant);
    await readEnd(message.conversationId, message.id);
  });
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
    inBackground(refreshConversations(conversationId));
    return true;
  } catch (error) {
    const description = serverMessage(error, failure);
    showToast({ title: TOASTS.sendFailed.title, description, kind: 'failure' });
    inBackground(syncMessages(conversationId));
    return false;
  }
}
