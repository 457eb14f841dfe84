import type { ConversationView } from '@vesper/core/contract/conversation';
import { serverMessage } from '../../lib/api-error.ts';
import { createUndoableDeletion } from '../../lib/undoable-deletion.ts';
import { conversationApi } from './conversation-api.ts';
import { dropConversation } from './conversation-cache.ts';

export const {
  remove: deleteConversation,
  isLeaving: isLeavingConversation,
  useLeaving: useLeavingConversations,
} = createUndoableDeletion<Pick<ConversationView, 'id' | 'title'>>({
  send: conversationApi.remove,
  drop: dropConversation,
  deleted: ({ title }) => ({
    title: 'Conversation deleted',
    description: `“${title}” is gone, with its messages and what was remembered from them.`,
    kind: 'info',
  }),
  failed: (error) => ({
    title: 'Error',
    description: serverMessage(error, 'Failed to delete conversation'),
    kind: 'failure',
  }),
});
