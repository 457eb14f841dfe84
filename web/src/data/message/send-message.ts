import { ERRORS } from '@vesper/core/contract/errors';
import type { SendMessageResponse } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { ApiError, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { isOutcomeUnknown } from '../../lib/send-once.ts';
import { cancelRun, trackRun } from '../../realtime/index.ts';
import { showToast } from '../../lib/toast-store.ts';
import { touchConversation } from '../conversation/conversation-cache.ts';
import { readComposer, updateComposer } from './composer-store.ts';
import * as composer from './composer.ts';
import { messageApi } from './message-api.ts';
import { putMessages, syncMessages } from './message-cache.ts';
import { isFinal } from './message-pages.ts';

/** The one who sends, and the conversation it goes to. */
export type Sender = Readonly<{ userId: string; conversationId: string }>;

/** Sends what the box holds. Never throws: a failure puts the text back with a notice. */
export async function sendMessage(sender: Sender): Promise<void> {
  const { userId, conversationId } = sender;
  const state = readComposer(userId, conversationId);
  const begun = composer.begin(state, () => crypto.randomUUID(), Date.now());
  if (!begun) return;
  updateComposer(userId, conversationId, () => begun.state);
  const { content, key } = begun.outgoing;
  try {
    accept(sender, await messageApi.send(conversationId, content, key));
  } catch (error) {
    refuse(sender, error);
  }
}

function accept({ userId, conversationId }: Sender, answer: SendMessageResponse): void {
  const { stopWanted } = readComposer(userId, conversationId);
  takeExchange(answer);
  updateComposer(userId, conversationId, composer.accepted);
  touchConversation(conversationId, answer.userMessage.createdAt);
  if (stopWanted) inBackground(stopReply(answer.runId));
}

/** Shows a message with its reply, and follows the run that writes it. */
export function takeExchange({ runId, userMessage, assistantMessage }: SendMessageResponse): void {
  const { id: messageId, conversationId } = assistantMessage;
  putMessages(conversationId, [userMessage, assistantMessage]);
  if (!isFinal(assistantMessage)) trackRun({ runId, kind: 'chat', conversationId, messageId });
}

const KEPT = 'Your message was not sent. It is kept here.';

function refuse({ userId, conversationId }: Sender, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 0;
  const notice = noticeOf(status, error);
  const unsure = isOutcomeUnknown(error);
  updateComposer(userId, conversationId, (state) => composer.rejected(state, notice, !unsure));
  // Where it may have arrived, the history says so, and takes the words out of the box again.
  if (status === 409 || unsure) inBackground(syncMessages(conversationId));
  if (![401, 409, 422, 429].includes(status)) showToast({ ...TOASTS.sendFailed, kind: 'failure' });
}

/** Refusals are said calmly where the text is; only what asking again may mend offers Retry. */
function noticeOf(status: number, error: unknown): composer.Notice {
  switch (status) {
    case 422:
      return { text: serverMessage(error, KEPT), retry: false };
    case 409:
      return { text: serverMessage(error, ERRORS.conversation_busy[1]), retry: true };
    case 429:
      return { text: serverMessage(error, ERRORS.rate_limited[1]), retry: true };
    default:
      return { text: KEPT, retry: true };
  }
}

/** Stops the reply being written. */
export async function stopReply(runId: string): Promise<void> {
  if (await cancelRun(runId)) return;
  showToast({
    title: 'Error',
    description: 'The reply could not be stopped. Please try again.',
    kind: 'failure',
  });
}
