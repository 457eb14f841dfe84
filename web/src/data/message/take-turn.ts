import type { ConversationView } from '@vesper/core/contract/conversation';
import { takeTurnResponse } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { serverMessage } from '../../lib/api-error.ts';
import { longWork, request } from '../../lib/request.ts';
import { createSendOnce } from '../../lib/send-once.ts';
import { showToast } from '../../lib/toast-store.ts';
import { trackRun } from '../../realtime/index.ts';
import { touchConversation } from '../conversation/conversation-cache.ts';
import { putMessages, syncMessages } from './message-cache.ts';

const once = createSendOnce();

/** Lets one of a group speak without being spoken to; says why when that is refused. */
export async function takeTurn(
  { id: conversationId }: Pick<ConversationView, 'id'>,
  characterId: string,
): Promise<void> {
  const path = `/api/conversations/${conversationId}/turns`;
  try {
    const { runId, assistantMessage } = await once({ path, characterId }, (key) =>
      request(takeTurnResponse, 'POST', path, { body: { characterId }, headers: longWork(key) }),
    );
    putMessages(conversationId, [assistantMessage]);
    trackRun({ runId, kind: 'chat', conversationId, messageId: assistantMessage.id });
    touchConversation(conversationId, assistantMessage.createdAt);
  } catch (error) {
    const description = serverMessage(error, 'Nobody could speak. Please try again.');
    showToast({ title: TOASTS.sendFailed.title, description, kind: 'failure' });
    await syncMessages(conversationId);
  }
}
