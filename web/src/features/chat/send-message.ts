import { ERRORS } from '@vesper/core/contract/errors';
import type { SendMessageResponse } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { ApiError, serverMessage } from '../../lib/api-error.ts';
import { cancelRun, trackRun } from '../../realtime/index.ts';
import { showToast } from '../../ui/toast-store.ts';
import { chatApi } from './chat-api.ts';
import { readComposer, updateComposer } from './composer-store.ts';
import * as composer from './composer.ts';
import { isFinal } from './message-pages.ts';
import { touchConversation } from './use-conversations.ts';
import { putMessages, syncMessages } from './use-messages.ts';

/** Who sends, and where to. */
export type Place = Readonly<{ userId: string; conversationId: string }>;

/** Sends what the box holds. Never throws: a failure puts the text back with a notice. */
export async function sendMessage(place: Place): Promise<void> {
  const { userId, conversationId } = place;
  const state = readComposer(userId, conversationId);
  const begun = composer.begin(state, () => crypto.randomUUID(), Date.now());
  if (!begun) return;
  updateComposer(userId, conversationId, () => begun.state);
  const { content, key } = begun.outgoing;
  try {
    accept(place, await chatApi.send(conversationId, content, key));
  } catch (error) {
    refuse(place, error);
  }
}

function accept({ userId, conversationId }: Place, answer: SendMessageResponse): void {
  const { stopWanted } = readComposer(userId, conversationId);
  takeExchange(answer);
  updateComposer(userId, conversationId, composer.accepted);
  touchConversation(conversationId, answer.userMessage.createdAt);
  if (stopWanted) void stopReply(answer.runId);
}

/** Shows a message with its reply, and follows the run that writes it. */
export function takeExchange({ runId, userMessage, assistantMessage }: SendMessageResponse): void {
  const { id: messageId, conversationId } = assistantMessage;
  putMessages(conversationId, [userMessage, assistantMessage]);
  if (!isFinal(assistantMessage)) trackRun({ runId, kind: 'chat', conversationId, messageId });
}

const KEPT = 'Your message was not sent. It is kept here.';

function refuse({ userId, conversationId }: Place, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 0;
  const notice = noticeOf(status, error);
  // Without an answer, or with one of a server in trouble, the message may have arrived.
  const inFlight = error instanceof ApiError && error.code === 'request_in_flight';
  const sureNotSent = status >= 400 && status < 500 && !inFlight;
  updateComposer(userId, conversationId, (state) => composer.rejected(state, notice, sureNotSent));
  // Where it may have arrived, the history says so, and takes the words out of the box again.
  if (status === 409 || !sureNotSent) void syncMessages(conversationId);
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
