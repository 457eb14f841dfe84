import {
  messageView,
  sendMessageResponse,
  type MessageView,
  type SendMessageResponse,
} from '@vesper/core/contract/message';
import { ignored, longWork, request, requestPage, type Page } from '../../lib/request.ts';

const messagePath = (id: string): string => `/api/messages/${id}`;

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

  send: (conversationId: string, content: string, key: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'POST', `/api/chat/${conversationId}`, {
      body: { content },
      headers: longWork(key),
    }),

  regenerate: (id: string, key: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'POST', `${messagePath(id)}/regenerate`, {
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

  remove: (id: string): Promise<unknown> => request(ignored, 'DELETE', messagePath(id)),
};
