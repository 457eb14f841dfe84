import type { ConversationView } from '@vesper/core/contract/conversation';
import { serverMessage } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toast-store.ts';
import { conversationApi } from '../conversation/conversation-api.ts';
import { CONVERSATION_KEYS, putConversation } from '../conversation/conversation-cache.ts';
import { syncMessages } from '../message/message-cache.ts';

/**
 * Says who the member is in one conversation, and says so when that failed. While nothing was said
 * in it, the greeting speaks to the new name.
 * @param personaId null for the default persona
 */
export async function choosePersona(
  { id }: Pick<ConversationView, 'id'>,
  personaId: string | null,
): Promise<void> {
  try {
    const { persona, isEmpty } = await conversationApi.update(id, { settings: { personaId } });
    // Other settings on screen may be newer than the answer.
    const held = await queryClient.ensureQueryData({
      queryKey: CONVERSATION_KEYS.one(id),
      queryFn: () => conversationApi.read(id),
    });
    putConversation({ ...held, persona, settings: { ...held.settings, personaId } });
    if (isEmpty) await syncMessages(id);
  } catch (error) {
    const description = serverMessage(error, 'Failed to change your persona. Please try again.');
    showToast({ title: 'Error', description, kind: 'failure' });
  }
}
