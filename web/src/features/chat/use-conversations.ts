import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { useMemo } from 'react';
import { queryClient } from '../../lib/query.ts';
import { chatApi, type ConversationPage } from './chat-api.ts';
import { useLeavingConversations } from './leaving-conversations.ts';

const NEWEST: string | null = null;

const KEY = ['api', 'conversations'] as const;
const SEARCH = ['api', 'conversations', 'search'] as const;
const keyOf = (id: string) => [...KEY, id] as const;

type Pages = { pages: ConversationPage[]; pageParams: (string | null)[] };

/** Every conversation, or those that contain the words; the one that last moved first. */
export function useConversations(search = '') {
  const leaving = useLeavingConversations();
  const searching = search !== '';
  const query = useInfiniteQuery({
    queryKey: searching ? [...SEARCH, search] : KEY,
    queryFn: ({ pageParam, signal }) =>
      searching ? chatApi.search(search, pageParam, signal) : chatApi.conversations(pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: (page) => page.before,
    // Another device may have added, renamed or deleted; the list is short, so it is asked anew.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // What was found for the letters before stands until there is more.
    placeholderData: (before, query) =>
      isSearch(query?.queryKey) === searching ? before : undefined,
  });
  const { data } = query;
  const conversations = useMemo(() => sortNewest(data, leaving), [data, leaving]);
  return { ...query, conversations };
}

function isSearch(key: readonly unknown[] | undefined): boolean {
  return key?.[2] === SEARCH[2];
}

/** One conversation, from the list where it is there; an error with status 404 when it is not. */
export function useConversation(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => chatApi.conversation(id),
    // Renamed or deleted in another tab, for which there is no event.
    refetchOnWindowFocus: 'always',
    initialData: () =>
      queryClient
        .getQueryData<Pages>(KEY)
        ?.pages.flatMap(({ items }) => items)
        .find((conversation) => conversation.id === id),
  });
}

function sortNewest(
  data: Pick<Pages, 'pages'> | undefined,
  leaving: ReadonlySet<string>,
): ConversationView[] {
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const unique = new Map(all.map((conversation) => [conversation.id, conversation]));
  return [...unique.values()]
    .filter(({ id }) => !leaving.has(id))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}

/** Puts a conversation, new or changed, where every read sees it. */
export function putConversation(conversation: ConversationView): void {
  const isOther = ({ id }: ConversationView): boolean => id !== conversation.id;
  queryClient.setQueryData<ConversationView>(keyOf(conversation.id), conversation);
  queryClient.setQueryData<Pages>(KEY, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page, index) => ({
      ...page,
      items: [...(index === 0 ? [conversation] : []), ...page.items.filter(isOther)],
    }));
    return { ...data, pages };
  });
  queryClient.setQueriesData<Pages>({ queryKey: SEARCH }, (data) =>
    mapItems(data, (items) => items.map((item) => (isOther(item) ? item : conversation))),
  );
}

export function removeConversation(id: string): void {
  const without = (items: readonly ConversationView[]): ConversationView[] =>
    items.filter((item) => item.id !== id);
  queryClient.setQueryData<Pages>(KEY, (data) => mapItems(data, without));
  queryClient.setQueriesData<Pages>({ queryKey: SEARCH }, (data) => mapItems(data, without));
  queryClient.removeQueries({ queryKey: keyOf(id) });
}

function mapItems(
  data: Pages | undefined,
  change: (items: readonly ConversationView[]) => readonly ConversationView[],
): Pages | undefined {
  if (!data) return data;
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/** Moves a conversation to the top at once; the server's own time comes with the next read. */
export function touchConversation(id: string, at: string): void {
  const held = queryClient.getQueryData<ConversationView>(keyOf(id));
  if (held && held.updatedAt < at) putConversation({ ...held, updatedAt: at });
}

/** Titles and order as the server has them now. */
export async function refreshConversations(id?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: KEY, exact: true }),
    id && queryClient.invalidateQueries({ queryKey: keyOf(id), exact: true }),
  ]);
}
