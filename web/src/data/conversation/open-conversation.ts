import { DEFAULT_CONVERSATION_TITLE } from '@vesper/core/contract/brand';
import { LIMITS } from '@vesper/core/contract/limits';
import type { ConversationView } from '@vesper/core/contract/conversation';
import { inBackground } from '../../lib/in-background.ts';
import { conversationApi } from './conversation-api.ts';
import { putConversation, refreshConversations } from './conversation-cache.ts';
import { isLeavingConversation } from './delete-conversation.ts';

/**
 * A conversation in which nothing has been said yet, with the character or with the assistant: one
 * that is there already, so that starting again and again leaves no empty ones behind, or a new one.
 */
export async function openConversation(characterId: string | null): Promise<ConversationView> {
  // Asked of the server, because another tab may have begun to talk in one that is held as empty.
  const { items } = await conversationApi.newest(LIMITS.listMax);
  const empty = items.find((one) => one.characterId === characterId && isUnused(one));
  if (empty) return empty;
  const made = await conversationApi.create(beginningWith(characterId));
  putConversation(made);
  // A list still on its way, as after the end of a reply, does not know of it.
  inBackground(refreshConversations());
  return made;
}

/** A conversation of which nothing is kept: it is in no list, and goes when it is left. */
export async function openTemporary(characterId: string | null): Promise<ConversationView> {
  const made = await conversationApi.create({ ...beginningWith(characterId), isTemporary: true });
  putConversation(made);
  return made;
}

const beginningWith = (characterId: string | null) =>
  characterId === null ? { title: DEFAULT_CONVERSATION_TITLE } : { characterId };

/** One with a name was prepared for something, and one that is being deleted is as good as gone. */
function isUnused({ id, title, isEmpty }: ConversationView): boolean {
  return isEmpty && title === DEFAULT_CONVERSATION_TITLE && !isLeavingConversation(id);
}
