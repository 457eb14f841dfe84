import { useQuery } from '@tanstack/react-query';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { useMemo } from 'react';
import { usePagedList } from '../../lib/paged-list.ts';
import { READ_ON_FOCUS, READ_ON_OPEN } from '../../lib/query.ts';
import { conversationApi } from './conversation-api.ts';
import { CONVERSATION_KEYS, heldConversation } from './conversation-cache.ts';
import { useLeavingConversations } from './delete-conversation.ts';

/** Every conversation, or those that contain the words; the one that last moved first. */
export function useConversations(search = '') {
  const leaving = useLeavingConversations();
  const searching = search !== '';
  const list = usePagedList<ConversationView>({
    queryKey: searching ? [...CONVERSATION_KEYS.search, search] : CONVERSATION_KEYS.all,
    fetchPage: (before, signal) => conversationApi.list(search, before, signal),
    ...READ_ON_OPEN,
    ...READ_ON_FOCUS,
    // What was found for the letters before stands until there is more.
    placeholderData: (before, query) =>
      isSearch(query?.queryKey) === searching ? before : undefined,
  });
  const { data } = list;
  const conversations = useMemo(() => sortNewest(data ?? [], leaving), [data, leaving]);
  return { ...list, conversations };
}

/** The pinned ones, the archived ones, or those of the folder with this id. */
export function useConversationPart(part: string) {
  const leaving = useLeavingConversations();
  const list = usePagedList<ConversationView>({
    queryKey: [...CONVERSATION_KEYS.parts, part],
    fetchPage: (before, signal) => conversationApi.part(part, before, signal),
    ...READ_ON_OPEN,
  });
  const { data } = list;
  const conversations = useMemo(() => sortNewest(data ?? [], leaving), [data, leaving]);
  return { ...list, conversations };
}

function isSearch(key: readonly unknown[] | undefined): boolean {
  return key?.[2] === CONVERSATION_KEYS.search[2];
}

function sortNewest(
  conversations: readonly ConversationView[],
  leaving: ReadonlySet<string>,
): ConversationView[] {
  return conversations
    .filter(({ id }) => !leaving.has(id))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}

/** One conversation, from the list where it is there; an error with status 404 when it is not. */
export function useConversation(id: string) {
  return useQuery({
    queryKey: CONVERSATION_KEYS.one(id),
    queryFn: () => conversationApi.read(id),
    ...READ_ON_FOCUS,
    initialData: () => heldConversation(id),
  });
}

/** The few that last moved, as they were when the screen opened. */
export function useNewestConversations(limit: number) {
  return useQuery({
    queryKey: CONVERSATION_KEYS.newest,
    queryFn: async () => (await conversationApi.newest(limit)).items,
    ...READ_ON_OPEN,
  });
}
