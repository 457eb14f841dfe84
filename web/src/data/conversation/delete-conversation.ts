import type { ConversationView } from '@vesper/core/contract/conversation';
import { LIMITS } from '@vesper/core/contract/limits';
import { serverMessage } from '../../lib/api-error.ts';
import { count } from '../../lib/format.ts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { conversationApi } from './conversation-api.ts';
import { dropConversation } from './conversation-cache.ts';

export const {
  remove: deleteConversation,
  removeAll: deleteConversations,
  isLeaving: isLeavingConversation,
  useLeaving: useLeavingConversations,
} = createUndoableDeletion<Pick<ConversationView, 'id' | 'title'>>({
  send: conversationApi.remove,
  sendAll: removeInParts,
  drop: dropConversation,
  deleted: ({ title }) => ({
    title: 'Conversation deleted',
    description: `“${title}” is gone, with its messages and what was remembered from them.`,
    kind: 'info',
  }),
  deletedAll: (number) => ({
    title: `${count(number, 'conversation')} deleted`,
    description: 'With their messages and what was remembered from them.',
    kind: 'info',
  }),
  failed: (error) => ({
    title: 'Error',
    description: serverMessage(error, 'Failed to delete conversation'),
    kind: 'failure',
  }),
});

async function removeInParts(
  ids: readonly string[],
  options: { keepalive: boolean },
): Promise<void> {
  const parts = [];
  for (let at = 0; at < ids.length; at += LIMITS.bulkMax) {
    parts.push(ids.slice(at, at + LIMITS.bulkMax));
  }
  await Promise.all(parts.map((part) => conversationApi.removeAll(part, options)));
}
