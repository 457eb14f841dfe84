import type { ConversationView } from '@vesper/core/contract/conversation';
import {
  dropItem,
  heldItems,
  mapItems,
  putFirst,
  putItem,
  type Pages,
} from '../../lib/paged-list.ts';
import { queryClient } from '../../lib/query.ts';

/** Keys of what the cache holds of conversations: the parts of the path they read. */
export const CONVERSATION_KEYS = {
  all: ['api', 'conversations'],
  search: ['api', 'conversations', 'search'],
  newest: ['api', 'conversations', 'recent'],
  /** Lists of a part of them: 'pinned', 'archived', or the id of a folder. */
  parts: ['api', 'conversations', 'part'],
  one: (id: string) => ['api', 'conversations', id] as const,
} as const;

type Conversations = Pages<ConversationView>;

/** A conversation that the list on screen has already. */
export function heldConversation(id: string): ConversationView | undefined {
  return heldItems<ConversationView>(CONVERSATION_KEYS.all)?.find((one) => one.id === id);
}

/** Puts a conversation, new or changed, where every read sees it. */
export function putConversation(conversation: ConversationView): void {
  const { id } = conversation;
  queryClient.setQueryData<ConversationView>(CONVERSATION_KEYS.one(id), conversation);
  // No list has temporary ones.
  if (conversation.isTemporary) return;
  queryClient.setQueryData<Conversations>(
    CONVERSATION_KEYS.all,
    (data) => data && (conversation.isArchived ? dropItem(data, id) : putFirst(data, conversation)),
  );
  changeParts((data, part) =>
    isIn(conversation, part) ? putItem(data, conversation) : dropItem(data, id),
  );
  // Only the answer to a search knows what it found.
  const found = (old: ConversationView) => ({ ...conversation, match: old.match });
  changeFound((data) => mapItems(data, (old) => (old.id === id ? found(old) : old)));
}

export function dropConversation(id: string): void {
  queryClient.setQueryData<Conversations>(
    CONVERSATION_KEYS.all,
    (data) => data && dropItem(data, id),
  );
  changeFound((data) => dropItem(data, id));
  changeParts((data) => dropItem(data, id));
  queryClient.removeQueries({ queryKey: CONVERSATION_KEYS.one(id) });
}

/** Tells if a conversation belongs in the list of a part. */
function isIn({ isArchived, isPinned, folderId }: ConversationView, part: unknown): boolean {
  if (part === 'archived') return isArchived;
  return !isArchived && (part === 'pinned' ? isPinned : folderId === part);
}

function changeParts(change: (data: Conversations, part: unknown) => Conversations): void {
  const held = queryClient.getQueriesData<Conversations>({ queryKey: CONVERSATION_KEYS.parts });
  for (const [key, data] of held) {
    if (data) queryClient.setQueryData<Conversations>(key, change(data, key.at(-1)));
  }
}

function changeFound(change: (data: Conversations) => Conversations): void {
  queryClient.setQueriesData<Conversations>(
    { queryKey: CONVERSATION_KEYS.search },
    (data) => data && change(data),
  );
}

/** Moves a conversation to the top at once; the server's own time comes with the next read. */
export function touchConversation(id: string, at: string): void {
  const held = queryClient.getQueryData<ConversationView>(CONVERSATION_KEYS.one(id));
  if (held && held.updatedAt < at) putConversation({ ...held, isEmpty: false, updatedAt: at });
}

/** Reads the titles and the order again. */
export async function refreshConversations(id?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: CONVERSATION_KEYS.all, exact: true }),
    queryClient.invalidateQueries({ queryKey: CONVERSATION_KEYS.parts }),
    id && queryClient.invalidateQueries({ queryKey: CONVERSATION_KEYS.one(id), exact: true }),
  ]);
}

/** Reads again who speaks in every conversation that is held; their messages stay as they are. */
export async function refreshSpeakers(): Promise<void> {
  await queryClient.invalidateQueries({
    queryKey: CONVERSATION_KEYS.all,
    predicate: ({ queryKey }) => !queryKey.includes('messages'),
  });
}
