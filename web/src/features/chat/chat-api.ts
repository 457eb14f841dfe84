import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import {
  messageView,
  sendMessageResponse,
  type SendMessageResponse,
} from '@vesper/core/contract/message';
import { z } from 'zod';
import { longWork, request } from '../../lib/request.ts';
import type { MessagePage } from './message-pages.ts';

const PAGE = 50;

const path = (conversationId: string): string => `/api/conversations/${conversationId}`;
const page = (before: string | null): string =>
  before === null ? `?limit=${PAGE}` : `?limit=${PAGE}&before=${before}`;

/** The calls of this screen. */
export const chatApi = {
  conversations: (before: string | null): Promise<ConversationView[]> =>
    request(z.array(conversationView), 'GET', `/api/conversations${page(before)}`),

  conversation: (id: string): Promise<ConversationView> =>
    request(conversationView, 'GET', path(id)),

  create: (title: string): Promise<ConversationView> =>
    request(conversationView, 'POST', '/api/conversations', { body: { title } }),

  rename: (id: string, title: string): Promise<ConversationView> =>
    request(conversationView, 'PATCH', path(id), { body: { title } }),

  remove: (id: string): Promise<unknown> => request(z.unknown(), 'DELETE', path(id)),

  /** A page, oldest first; a full one may have another before it. */
  messages: async (id: string, before: string | null): Promise<MessagePage> => {
    const messages = await request(
      z.array(messageView),
      'GET',
      `${path(id)}/messages${page(before)}`,
    );
    const first = messages[0];
    return { messages, before: first && messages.length >= PAGE ? first.id : null };
  },

  send: (id: string, content: string, key: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'POST', `/api/chat/${id}`, {
      body: { content },
      headers: longWork(key),
    }),
};

export { PAGE as PAGE_SIZE };
