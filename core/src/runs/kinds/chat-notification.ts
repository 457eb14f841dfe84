import { DEFAULT_ASSISTANT } from '../../contract/brand.ts';
import type { RunEnd } from '../../contract/run.ts';
import { Character } from '../../models/character.ts';
import { Conversation, type ConversationFields } from '../../models/conversation.ts';
import { Message } from '../../models/message.ts';
import type { ChatSubject } from '../../models/run-subject.ts';
import type { NotificationText } from '../notify.ts';

type About = Pick<ConversationFields, 'isTemporary' | 'characterId'>;

/** Notifies of complete replies only; that one failed is seen in the conversation. */
export async function notifyOfReply(
  { conversationId, messageId }: ChatSubject,
  end: RunEnd,
): Promise<NotificationText | null> {
  if (end !== 'completed') return null;
  const [conversation, reply] = await Promise.all([
    Conversation.findById(conversationId, { isTemporary: 1, characterId: 1 }).lean<About>(),
    Message.findById(messageId, { speaker: 1, isFirstWord: 1 }).lean(),
  ]);
  return newReplyIn(conversation, reply?.speaker?.name, reply?.isFirstWord === true);
}

/**
 * @param speaker in a group, whoever has said it
 * @param isFirstWord the companion wrote by itself
 */
export async function newReplyIn(
  conversation: About | null,
  speaker: string | undefined,
  isFirstWord = false,
): Promise<NotificationText | null> {
  // Nothing of a temporary one is kept, not even that there was a reply.
  if (conversation?.isTemporary) return null;
  const id = conversation?.characterId;
  const character =
    id && speaker === undefined ? await Character.findById(id, { name: 1 }).lean() : null;
  const name = speaker ?? character?.name ?? DEFAULT_ASSISTANT;
  if (isFirstWord) return { title: 'New message', body: `${name} has written to you.` };
  return { title: 'New reply', body: `${name} has answered you.` };
}
