import { LIMITS } from '@vesper/core/contract/limits';
import type { MessageView } from '@vesper/core/contract/message';
import { queryClient } from '../../lib/query.ts';
import type { Page } from '../../lib/request.ts';
import { messageApi } from './message-api.ts';
import {
  dropMessage,
  endWith,
  replaceEnd,
  upsertMessages,
  type MessagePages,
} from './message-pages.ts';

/** Changes from this tab that may come between a question and its answer. */
const TRIES = 4;
/** Pages read to reach a message far back; beyond them its surroundings are read anew. */
const PAGES = 20;

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

/** Shows an exchange whose reply is written anew: it is the end of the conversation now. */
export function putExchange(conversationId: string, exchange: readonly MessageView[]): void {
  queryClient.setQueryData<MessagePages>(
    messagesKey(conversationId),
    (data) => data && endWith(data, exchange),
  );
}

/**
 * Takes the end of the conversation as the server has it, from its newest page or from the message
 * `since` on. Errors wait for the next occasion.
 */
export async function syncMessages(conversationId: string, since?: string): Promise<void> {
  await readEnd(conversationId, since).catch(() => undefined);
}

/** Does the same, and throws what went wrong. */
export async function readEnd(conversationId: string, since?: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const held = heldMessages(conversationId);
    if (!held) return;
    const end = await fetchEnd(conversationId, since);
    // An answer that set out before something was sent here does not know of it.
    if (heldMessages(conversationId) !== held) continue;
    const queryKey = messagesKey(conversationId);
    // Nor does a page still on its way know the end that it is to join.
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData<MessagePages>(queryKey, (data) => data && replaceEnd(data, end));
    return;
  }
}

async function fetchEnd(conversationId: string, since?: string): Promise<Page<MessageView>> {
  const limit = since === undefined ? undefined : LIMITS.listMax;
  let end = await messageApi.list(conversationId, null, limit);
  for (let pages = 1; pages < PAGES && isShort(end, since); pages++) {
    const page = await messageApi.list(conversationId, end.before, limit);
    end = { items: [...page.items, ...end.items], before: page.before };
  }
  return end;
}

function isShort({ items, before }: Page<MessageView>, since: string | undefined): boolean {
  return since !== undefined && before !== null && !items.some(({ id }) => id === since);
}
