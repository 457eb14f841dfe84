import { ERRORS } from '@vesper/core/contract/errors';
import type { AskPictureResponse, SendMessageResponse } from '@vesper/core/contract/message';
import { TOASTS } from '@vesper/core/contract/toasts';
import { ApiError, hasCode, serverMessage } from '../../lib/api-error.ts';
import { inBackground } from '../../lib/in-background.ts';
import { isOutcomeUnknown } from '../../lib/send-once.ts';
import { cancelRun, trackRun } from '../../realtime/index.ts';
import { showToast } from '../../lib/toast-store.ts';
import { holdImage } from '../image/image-cache.ts';
import { refreshStats } from '../stats/stats.ts';
import { refreshConversations, touchConversation } from '../conversation/conversation-cache.ts';
import { chosenSpeaker } from './chosen-speaker.ts';
import { readComposer, updateComposer } from './composer-store.ts';
import * as composer from './composer.ts';
import { messageApi } from './message-api.ts';
import { putMessages, syncMessages } from './message-cache.ts';
import { isFinal } from './message-pages.ts';

/** The one who sends, and the conversation it goes to. */
export type Sender = Readonly<{ userId: string; conversationId: string }>;

/** Sends what the box holds. Never throws: a failure puts the text back with a notice. */
export function sendMessage(sender: Sender): Promise<void> {
  return deliver(sender, async ({ content, key, pictures = [] }) => {
    const { conversationId } = sender;
    const speakerId = chosenSpeaker(conversationId);
    const answer = await messageApi.send(conversationId, {
      content,
      // The same words to somebody else are another message.
      key: speakerId === undefined ? key : `${key}-${speakerId}`,
      pictureIds: pictures.map(({ id }) => id),
      speakerId,
    });
    takeExchange(answer);
    return answer;
  });
}

/**
 * Asks for a picture in the words that the box holds; a failure puts them back too. Pictures that
 * are to be shown stay for the next message.
 */
export async function askPicture(sender: Sender): Promise<void> {
  const { userId, conversationId } = sender;
  const { pictures } = readComposer(userId, conversationId);
  const change = (how: (state: composer.Composer) => composer.Composer): void =>
    updateComposer(userId, conversationId, how);
  change((state) => ({ ...state, pictures: [] }));
  const asked = deliver(sender, async ({ content, key }) => {
    // The same words may have been on their way as a message, under the same key.
    const answer = await messageApi.askPicture(sender.conversationId, content, `${key}-picture`);
    takePicture(answer);
    return answer;
  });
  change((state) => ({ ...state, pictures: [...pictures, ...state.pictures] }));
  await asked;
}

async function deliver(
  sender: Sender,
  send: (outgoing: composer.Outgoing) => Promise<SendMessageResponse>,
): Promise<void> {
  const { userId, conversationId } = sender;
  const state = readComposer(userId, conversationId);
  const begun = composer.begin(state, () => crypto.randomUUID(), Date.now());
  if (!begun) return;
  updateComposer(userId, conversationId, () => begun.state);
  try {
    accept(sender, await send(begun.outgoing));
  } catch (error) {
    refuse(sender, error);
  }
}

function accept({ userId, conversationId }: Sender, answer: SendMessageResponse): void {
  const { stopWanted } = readComposer(userId, conversationId);
  updateComposer(userId, conversationId, composer.accepted);
  inBackground(refreshStats());
  touchConversation(conversationId, answer.userMessage.createdAt);
  if (stopWanted) inBackground(stopReply(answer.runId));
}

/** Shows a message with its reply, and follows the run that writes it. */
export function takeExchange(
  { runId, userMessage, assistantMessage }: SendMessageResponse,
  put = putMessages,
): void {
  const { id: messageId, conversationId } = assistantMessage;
  put(conversationId, [userMessage, assistantMessage]);
  if (!isFinal(assistantMessage)) trackRun({ runId, kind: 'chat', conversationId, messageId });
}

/** Shows a picture that was asked for, and follows the run that paints it. */
export function takePicture({ image, runId, ...said }: AskPictureResponse): void {
  holdImage(image);
  trackRun({ runId, kind: 'image', imageId: image.id });
  const { conversationId } = said.userMessage;
  putMessages(conversationId, [said.userMessage, said.assistantMessage]);
  // The first words name a conversation.
  inBackground(refreshConversations(conversationId));
}

const KEPT = 'Your message was not sent. It is kept here.';

function refuse({ userId, conversationId }: Sender, error: unknown): void {
  const status = error instanceof ApiError ? error.status : 0;
  const notice = noticeOf(status, error);
  const unsure = isOutcomeUnknown(error);
  updateComposer(userId, conversationId, (state) => {
    const back = composer.rejected(state, notice, !unsure);
    return hasCode(error, 'picture_not_found') ? { ...back, pictures: [] } : back;
  });
  if (status === 402) inBackground(refreshStats());
  // Where it may have arrived, the history says so, and takes the words out of the box again.
  if (status === 409 || unsure) inBackground(syncMessages(conversationId));
  if (![401, 402, 409, 422, 429].includes(status)) {
    showToast({ ...TOASTS.sendFailed, kind: 'failure' });
  }
}

/** Refusals are said calmly where the text is; only what asking again may mend offers Retry. */
function noticeOf(status: number, error: unknown): composer.Notice {
  switch (status) {
    case 402:
      return { text: serverMessage(error, ERRORS.plan_limit[1]), retry: false, plans: true };
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
