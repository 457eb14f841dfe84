import {
  changedConversations,
  conversationView,
  type ConversationView,
  type OrderChange,
  type UpdateConversationRequest,
} from '@vesper/core/contract/conversation';
import type { TurnOrder } from '@vesper/core/contract/group';
import { ignored, request, requestPage, type Page } from '../../lib/request.ts';

const PATH = '/api/conversations';

export interface NewGroup {
  characterIds: readonly string[];
  turnOrder: TurnOrder;
}

type NewConversation = ({ title: string } | { characterId: string } | { group: NewGroup }) & {
  isTemporary?: boolean;
};

const partQuery = (part: string) =>
  part === 'pinned' || part === 'archived' ? { [part]: 'true' } : { folderId: part };

/** The calls about conversations. */
export const conversationApi = {
  /** All, or with `search` the ones that have the words in their title or in a message. */
  list: (search: string, before: string | null, signal: AbortSignal) =>
    requestPage(conversationView, PATH, { query: { search, before }, signal }),
  /** The pinned ones, the archived ones, or those of the folder with this id. */
  part: (part: string, before: string | null, signal: AbortSignal) =>
    requestPage(conversationView, PATH, { query: { ...partQuery(part), before }, signal }),
  newest: (limit: number): Promise<Page<ConversationView>> =>
    requestPage(conversationView, PATH, { query: { limit } }),
  read: (id: string): Promise<ConversationView> =>
    request(conversationView, 'GET', `${PATH}/${id}`),
  /** With the assistant under a title, with a character, or with several. */
  create: (body: NewConversation): Promise<ConversationView> =>
    request(conversationView, 'POST', PATH, { body }),
  update: (id: string, body: UpdateConversationRequest): Promise<ConversationView> =>
    request(conversationView, 'PATCH', `${PATH}/${id}`, { body }),
  /** Changes the order of several. */
  change: (ids: readonly string[], change: OrderChange): Promise<unknown> =>
    request(changedConversations, 'POST', `${PATH}/changes`, { body: { ids, change } }),
  removeAll: (ids: readonly string[], { keepalive = false } = {}): Promise<unknown> =>
    request(changedConversations, 'POST', `${PATH}/removals`, { body: { ids }, keepalive }),
  remove: (id: string, { keepalive = false } = {}): Promise<unknown> =>
    request(ignored, 'DELETE', `${PATH}/${id}`, { keepalive }),
};
