import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import {
  messageView,
  sendMessageResponse,
  type MessageView,
  type SendMessageResponse,
} from '@vesper/core/contract/message';
import { z } from 'zod';
import { longWork, request, requestPage } from '../../lib/request.ts';
import type { MessagePage } from './message-pages.ts';

const PAGE = 50;

export type ConversationPage = Readonly<{
  items: readonly ConversationView[];
  before: string | null;
}>;

const path = (conversationId: string): string => `/api/conversations/${conversationId}`;
const message = (id: string): string => `/api/messages/${id}`;
const page = (before: string | null): string =>
  before === null ? `?limit=${PAGE}` : `?limit=${PAGE}&before=${before}`;

/** The calls of this screen. */
export const chatApi = {
  conversations: (before: string | null): Promise<ConversationPage> =>
    requestPage(conversationView, `/api/conversations${page(before)}`),

  /** The ones that have the words in their title or in a message. */
  search: (words: string, before: string | null, signal: AbortSignal): Promise<ConversationPage> =>
    requestPage(
      conversationView,
      `/api/conversations${page(before)}&search=${encodeURIComponent(words)}`,
      { signal },
    ),

  conversation: (id: string): Promise<ConversationView> =>
    request(conversationView, 'GET', path(id)),

  create: (title: string): Promise<ConversationView> =>
    request(conversationView, 'POST', '/api/conversations', { body: { title } }),

  rename: (id: string, title: string): Promise<ConversationView> =>
    request(conversationView, 'PATCH', path(id), { body: { title } }),

  remove: (id: string, keepalive: boolean): Promise<unknown> =>
    request(z.unknown(), 'DELETE', path(id), { keepalive }),

  /** A page, oldest first, and the cursor of the one before it. */
  messages: async (id: string, before: string | null): Promise<MessagePage> => {
    const found = await requestPage(messageView, `${path(id)}/messages${page(before)}`);
    return { messages: found.items, before: found.before };
  },

  send: (id: string, content: string, key: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'POST', `/api/chat/${id}`, {
      body: { content },
      headers: longWork(key),
    }),

  regenerate: (messageId: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'POST', `${message(messageId)}/regenerate`, {
      headers: longWork(crypto.randomUUID()),
    }),

  edit: (messageId: string, content: string): Promise<MessageView> =>
    request(messageView, 'PATCH', message(messageId), { body: { content } }),

  editAndRerun: (messageId: string, content: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'PATCH', message(messageId), {
      body: { content, rerun: true },
      headers: longWork(crypto.randomUUID()),
    }),

  chooseVariant: (messageId: string, variant: number): Promise<MessageView> =>
    request(messageView, 'PUT', `${message(messageId)}/variant`, { body: { variant } }),

  removeMessage: (messageId: string): Promise<unknown> =>
    request(z.unknown(), 'DELETE', message(messageId)),
};
