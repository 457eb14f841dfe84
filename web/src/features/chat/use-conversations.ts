import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { queryClient } from '../../lib/query.ts';
import { chatApi, PAGE_SIZE } from './chat-api.ts';

const NEWEST: string | null = null;

const KEY = ['api', 'conversations'] as const;
const keyOf = (id: string) => [...KEY, id] as const;

type Pages = { pages: ConversationView[][]; pageParams: (string | null)[] };

/** Every conversation, the one that last moved first. */
export function useConversations() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => chatApi.conversations(pageParam),
    initialPageParam: NEWEST,
    getNextPageParam: (page) => (page.length >= PAGE_SIZE ? (page.at(-1)?.id ?? null) : null),
    // Another device may have added, renamed or deleted; the list is short, so it is asked anew.
    refetchOnMount: 'always',
    select: ({ pages }) => sortNewest(pages.flat()),
  });
}

/** One conversation, from the list where it is there; an error with status 404 when it is not. */
export function useConversation(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => chatApi.conversation(id),
    initialData: () =>
      queryClient
        .getQueryData<Pages>(KEY)
        ?.pages.flat()
        .find((conversation) => conversation.id === id),
  });
}

function sortNewest(conversations: ConversationView[]): ConversationView[] {
  const unique = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  return [...unique.values()].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}

/** Puts a conversation, new or changed, where both reads see it. */
export function putConversation(conversation: ConversationView): void {
  queryClient.setQueryData<ConversationView>(keyOf(conversation.id), conversation);
  queryClient.setQueryData<Pages>(KEY, (data) => {
    if (!data) return data;
    const [first = [], ...rest] = data.pages;
    const isOther = ({ id }: ConversationView): boolean => id !== conversation.id;
    const pages = [
      [conversation, ...first.filter(isOther)],
      ...rest.map((page) => page.filter(isOther)),
    ];
    return { ...data, pages };
  });
}

export function removeConversation(id: string): void {
  queryClient.setQueryData<Pages>(
    KEY,
    (data) =>
      data && { ...data, pages: data.pages.map((page) => page.filter((item) => item.id !== id)) },
  );
  queryClient.removeQueries({ queryKey: keyOf(id) });
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
