import type { ConversationView, OrderChange } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { serverMessage } from '../../lib/api-error.ts';
import { count } from '../../lib/format.ts';
import { inBackground } from '../../lib/in-background.ts';
import { showToast } from '../../lib/toast-store.ts';
import { refreshFolders } from '../folder/folders.ts';
import { conversationApi } from './conversation-api.ts';
import { putConversation, refreshConversations } from './conversation-cache.ts';

/** Changes the order of conversations on screen at once, then on the server. */
export async function changeOrder(
  conversations: readonly ConversationView[],
  change: OrderChange,
): Promise<void> {
  for (const conversation of conversations) putConversation(withChange(conversation, change));
  const ids = conversations.map(({ id }) => id);
  try {
    for (let at = 0; at < ids.length; at += LIMITS.bulkMax) {
      await conversationApi.change(ids.slice(at, at + LIMITS.bulkMax), change);
    }
  } catch (error) {
    const description = serverMessage(error, 'The conversations could not be changed.');
    showToast({ title: 'Not changed', description, kind: 'failure' });
    for (const conversation of conversations) putConversation(conversation);
    await refreshConversations();
  }
  if (change.folderId !== undefined || change.isArchived !== undefined) await refreshFolders();
}

function withChange(conversation: ConversationView, change: OrderChange): ConversationView {
  const { isPinned, isArchived, folderId, isUnread } = { ...conversation, ...change };
  return {
    ...conversation,
    isPinned: isPinned ?? conversation.isPinned,
    isArchived: isArchived ?? conversation.isArchived,
    folderId: folderId ?? null,
    isUnread: isUnread ?? conversation.isUnread,
  };
}

/** Does the same, says what was done, and offers to undo it. */
export function changeWithUndo(
  conversations: readonly ConversationView[],
  change: OrderChange,
  done: string,
): void {
  if (conversations.length === 0) return;
  inBackground(changeOrder(conversations, change));
  const what =
    conversations.length === 1
      ? `“${conversations[0]?.title ?? ''}”`
      : count(conversations.length, 'conversation');
  showToast({
    title: done,
    description: what,
    kind: 'info',
    action: { label: 'Undo', onSelect: () => inBackground(restore(conversations, change)) },
  });
}

/** Gives each what it had before; those that had the same together. */
async function restore(
  conversations: readonly ConversationView[],
  { isArchived, folderId }: OrderChange,
): Promise<void> {
  const before = (one: ConversationView) => JSON.stringify([one.isArchived, one.folderId]);
  for (const key of new Set(conversations.map(before))) {
    const group = conversations.filter((one) => before(one) === key);
    const [first] = group;
    if (!first) continue;
    await changeOrder(group, {
      ...(isArchived !== undefined && { isArchived: first.isArchived }),
      ...(folderId !== undefined && { folderId: first.folderId }),
    });
  }
}
