import {
  askPictureResponse,
  messageView,
  sendMessageResponse,
  type AskPictureResponse,
  type MessageView,
  type SendMessageResponse,
} from '@vesper/core/contract/message';
import { sentPromptView, type SentPromptView } from '@vesper/core/contract/sent-prompt';
import { ignored, longWork, request, requestPage, type Page } from '../../lib/request.ts';

const messagePath = (id: string): string => `/api/messages/${id}`;

interface MessageToSend {
  content: string;
  /** Makes repeating it harmless. */
  key: string;
  /** Pictures to show with the words. */
  pictureIds: readonly string[];
  /** Who answers in a group; else its turn order says. */
  speakerId: string | undefined;
}

/** The calls about messages. */
export const messageApi = {
  /** A page, oldest first; `before` leads to the one before it. */
  list: (
    conversationId: string,
    before: string | null,
    limit?: number,
  ): Promise<Page<MessageView>> =>
    requestPage(messageView, `/api/conversations/${conversationId}/messages`, {
      query: { limit, before },
    }),

  send: (
    conversationId: string,
    { content, key, pictureIds, speakerId }: MessageToSend,
  ): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'POST', `/api/chat/${conversationId}`, {
      body: { content, speakerId, ...(pictureIds.length > 0 && { pictureIds }) },
      headers: longWork(key),
    }),

  /** Asks for a picture in the words of the box. */
  askPicture: (conversationId: string, prompt: string, key: string): Promise<AskPictureResponse> =>
    request(askPictureResponse, 'POST', `/api/conversations/${conversationId}/pictures`, {
      body: { prompt },
      headers: longWork(key),
    }),

  /** With the conversation's model, or with the one named. */
  regenerate: (id: string, modelId: string | undefined, key: string) =>
    request(sendMessageResponse, 'POST', `${messagePath(id)}/regenerate`, {
      body: { modelId },
      headers: longWork(key),
    }),

  edit: (id: string, content: string): Promise<MessageView> =>
    request(messageView, 'PATCH', messagePath(id), { body: { content } }),

  editAndRerun: (id: string, content: string, key: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'PATCH', messagePath(id), {
      body: { content, rerun: true },
      headers: longWork(key),
    }),

  chooseVariant: (id: string, variant: number): Promise<MessageView> =>
    request(messageView, 'PUT', `${messagePath(id)}/variant`, { body: { variant } }),

  /** What the model was given for a version of a reply. */
  sent: (id: string, variant: number): Promise<SentPromptView> =>
    request(sentPromptView, 'GET', `${messagePath(id)}/sent`, { query: { variant } }),

  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', messagePath(id)),
};
