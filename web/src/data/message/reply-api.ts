import { conversationView, type ConversationView } from '@vesper/core/contract/conversation';
import {
  sendMessageResponse,
  suggestedLine,
  type SendMessageResponse,
} from '@vesper/core/contract/message';
import { longWork, request } from '../../lib/request.ts';

/** The calls that go on from a message. */
export const replyApi = {
  goOn: (id: string, key: string): Promise<SendMessageResponse> =>
    request(sendMessageResponse, 'POST', `/api/messages/${id}/continue`, {
      headers: longWork(key),
    }),

  fork: (id: string): Promise<ConversationView> =>
    request(conversationView, 'POST', `/api/messages/${id}/fork`),

  /** What the member could say next; nothing of it is kept. */
  suggestLine: async (conversationId: string, signal: AbortSignal): Promise<string> => {
    const path = `/api/conversations/${conversationId}/impersonate`;
    return (await request(suggestedLine, 'POST', path, { readsOnly: true, signal })).text;
  },
};
