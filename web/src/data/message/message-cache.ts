import type { MessageView } from '@vesper/core/contract/message';
import { queryClient } from '../../lib/query.ts';
import { messageApi } from './message-api.ts';
import { dropMessage, mergeNewest, upsertMessages, type MessagePages } from './message-pages.ts';

export const messagesKey = (conversationId: string) =>
  ['api', 'conversations', conversationId, 'messages'] as const;

export function heldMessages(conversationId: string): MessagePages | undefined {
  return queryClient.getQueryData<MessagePages>(messagesKey(conversationId));
}

/** Puts messages into what is held, without asking the server; begins it where nothing is. */
export function putMessages(conversationId: string, messages: readonly MessageView[]): void {
  queryClient.setQueryData<MessagePages>(messagesKey(conversationId), (data) =>
    upsertMessages(data ?? { pages: [{ items: [], before: null }], pageParams: [null] }, messages),
  );
}

/** Takes a deleted message off the screen. */
export function removeMessage({
  conversationId,
  id,
}: Pick<MessageView, 'conversationId' | 'id'>): void {
  queryClient.setQueryData<MessagePages>(
    messagesKey(conversationId),
    (data) => data && dropMessage(data, id),
  );
}

/** Reads the newest page only and takes in what it says. Errors wait for the next occasion. */
export async function syncMessages(conversationId: string): Promise<void> {
  if (!heldMessages(conversationId)) return;
  const page = await messageApi.list(conversationId, null).catch(() => null);
  if (!page) return;
  queryClient.setQueryData<MessagePages>(messagesKey(conversationId), (data) =>
    mergeNewest(data, page),
  );
}
